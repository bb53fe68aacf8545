import { asc, eq, gt, inArray } from 'drizzle-orm';
import { indexDocuments } from '../../../content/search/writeSearch.ts';
import type { Database } from '../../../platform/database.ts';
import { displayDay } from '../../../platform/text/dates.ts';
import type { SearchAnswer, SearchDocument, SearchKind } from '../../../site/searchKind.ts';
import { cropAddress, MANDI_ADDRESS, yardAddress } from '../prices/mandiAddress.ts';
import { MANDI_TAG } from '../prices/mandiTags.ts';
import { priceIn } from '../prices/priceShown.ts';
import { type CropDay, readNewestDays } from '../queries.ts';
import { mandiCrops, mandiYards } from '../tables.ts';
import { mandiWords } from '../words.ts';

// Crops and market yards in the search. They have no day by which they get old.

type Named = { id: number; name: string | null; nameEn: string };
type NamedTable = typeof mandiCrops | typeof mandiYards;

/** Crops and yards that have come with no date were there from the beginning. */
const BEGINNING = new Date(Date.UTC(2000, 0, 1));

/** Words that readers add to the name of a crop or yard; not shown. */
const SEARCHED_AS = 'ભાવ મંડી બજાર યાર્ડ';

/** A crop or yard is also found by what readers ask of it: its price. */
const documentOf = ({ id, name, nameEn }: Named): SearchDocument => ({
  id,
  publishedAt: BEGINNING,
  texts: [
    { text: name ?? nameEn, weight: 'A' },
    { text: `${nameEn} ${SEARCHED_AS}`, weight: 'B' },
  ],
});

const documentsOf =
  (table: NamedTable): SearchKind['documents'] =>
  async (tx, after, most) => {
    const rows = await tx.select().from<NamedTable>(table).where(gt(table.id, after)).orderBy(asc(table.id)).limit(most).for('share');
    return rows.map(documentOf);
  };

export const cropSearchKind: SearchKind = {
  kind: 'crop',
  tag: 'mandi-crop',
  group: 'mandi',
  name: mandiWords.title,
  isTimeless: true,
  boost: 1.2,
  read: async (db, ids) => {
    const crops = await db
      .select()
      .from(mandiCrops)
      .where(inArray(mandiCrops.id, [...ids]));
    const days = new Map((await readNewestDays(db, ids)).map((day) => [day.cropId, day]));
    return crops.map(({ id, slug, name, nameEn }) => {
      const day = days.get(id);
      const title = name ?? nameEn;
      const href = cropAddress(slug);
      const deck = day ? `${mandiWords.modal.gu} ₹${priceIn('20', day.modal)} / ${mandiWords.twenty.gu}` : '';
      return {
        id,
        title,
        deck,
        href,
        // The price is shown too, and no index is written for a new one.
        tag: MANDI_TAG,
        detail: mandiWords.title.gu,
        publishedAt: undefined,
        ...(day ? { answer: answerOf(title, href, day) } : {}),
      };
    });
  },
  documents: documentsOf(mandiCrops),
};

/** As yards quote a price, and as it is published: ₹1,410.5 (₹7,052.5). */
const bothPrices = (price: number): string => `₹${priceIn('20', price)} (₹${priceIn('quintal', price)})`;

function answerOf(title: string, href: string, { day, modal, minimum, maximum, yards }: CropDay): SearchAnswer {
  return {
    title: `${title}: ${mandiWords.title.gu}`,
    rows: [
      { label: mandiWords.modal.gu, value: bothPrices(modal) },
      { label: mandiWords.lowest.gu, value: bothPrices(minimum) },
      { label: mandiWords.highest.gu, value: bothPrices(maximum) },
    ],
    note: `${mandiWords.perTwenty.gu} (${mandiWords.perQuintal.gu}) · ${yards} ${mandiWords.yards.gu} · ${displayDay(day)}`,
    links: [
      { name: title, href },
      { name: mandiWords.allPrices.gu, href: MANDI_ADDRESS },
    ],
  };
}

export const yardSearchKind: SearchKind = {
  kind: 'yard',
  tag: 'mandi-yard',
  group: 'mandi',
  name: mandiWords.title,
  isTimeless: true,
  // A yard is named after its town, which is searched more often.
  boost: 0.8,
  read: async (db, ids) => {
    const yards = await db
      .select()
      .from(mandiYards)
      .where(inArray(mandiYards.id, [...ids]));
    return yards.map(({ id, slug, name, nameEn }) => ({
      id,
      title: `${name ?? nameEn} ${mandiWords.yard.gu}`,
      deck: '',
      href: yardAddress(slug),
      tag: MANDI_TAG,
      detail: mandiWords.title.gu,
      publishedAt: undefined,
    }));
  },
  documents: documentsOf(mandiYards),
};

/** Writes crops or yards into the search, all or one of them. */
export async function indexNames(tx: Database, kind: 'crop' | 'yard', id?: number): Promise<void> {
  const table: NamedTable = kind === 'crop' ? mandiCrops : mandiYards;
  const rows = await tx
    .select()
    .from<NamedTable>(table)
    .where(id === undefined ? undefined : eq(table.id, id));
  await indexDocuments(tx, kind, rows.map(documentOf));
}
