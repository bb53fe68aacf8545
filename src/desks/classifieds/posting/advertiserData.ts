import { asc, eq, getTableColumns, inArray, or } from 'drizzle-orm';
import type { KnownReader, ReaderData } from '../../../site/desk.ts';
import { ADS_TAG, adTag } from '../states/adTags.ts';
import { classifiedAds, classifiedMessages, classifiedPictures } from '../tables.ts';

const isFrom = ({ email, phone }: KnownReader) =>
  or(
    email === undefined ? undefined : eq(classifiedMessages.email, email),
    phone === undefined ? undefined : eq(classifiedMessages.phone, phone),
  );

// Keys of the search, and what readers reported, are the newspaper's own.
const { search, version, readerId, openReports, ...adColumns } = getTableColumns(classifiedAds);
// The network is kept for following up abuse, and may be that of somebody else.
const { network, ...messageColumns } = getTableColumns(classifiedMessages);

/** A reader's advertisements with their pictures and the messages to them, and the messages that the reader sent. */
export const advertiserData: ReaderData = {
  name: 'classifieds',
  read: async (db, reader) => {
    const ads = await db.select(adColumns).from(classifiedAds).where(eq(classifiedAds.readerId, reader.id)).orderBy(asc(classifiedAds.id));
    const pictures = await db
      .select({ adId: classifiedPictures.adId, file: classifiedPictures.file })
      .from(classifiedPictures)
      .where(eq(classifiedPictures.readerId, reader.id))
      .orderBy(asc(classifiedPictures.id));
    const received = await db
      .select(messageColumns)
      .from(classifiedMessages)
      .where(
        inArray(
          classifiedMessages.adId,
          ads.map(({ id }) => id),
        ),
      )
      .orderBy(asc(classifiedMessages.id));
    const sent = await db.select(messageColumns).from(classifiedMessages).where(isFrom(reader)).orderBy(asc(classifiedMessages.id));
    return {
      advertisements: ads.map((ad) => ({
        ...ad,
        pictures: pictures.filter(({ adId }) => adId === ad.id).map(({ file }) => `/media/${file}`),
        messages: received.filter(({ adId }) => adId === ad.id),
      })),
      sentMessages: sent,
    };
  },
  // Advertisements go with the account by their foreign key, with their pictures and messages.
  erase: async (tx, reader) => {
    await tx.delete(classifiedMessages).where(isFrom(reader));
    const ads = await tx.select({ id: classifiedAds.id }).from(classifiedAds).where(eq(classifiedAds.readerId, reader.id));
    return ads.length === 0 ? [] : [ADS_TAG, ...ads.map(({ id }) => adTag(id))];
  },
};
