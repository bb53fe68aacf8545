import { asc, inArray } from 'drizzle-orm';
import type { App } from '../site/app.ts';
import type { SitemapPart, SitemapSection } from '../site/sitemaps/sitemapSection.ts';
import { type ContentDraft, type ContentRow, type ContentType, kindTag } from './contentType.ts';
import { pictureAddress, readPictures } from './pictures/queries.ts';
import { readIdsOfMonth, readListMonths } from './placements/listMonths.ts';
import { readTopicsById } from './topics/queries.ts';

/** The parts of a section whose items are in placements: a part a month of publication. */
export const monthlyParts =
  (kinds: readonly string[]) =>
  async ({ db }: App): Promise<SitemapPart[]> =>
    (await readListMonths(db, kinds)).map(({ month, items, changedAt }) => ({ name: month, entries: items, changedAt }));

/** The published items of a kind of content, for search engines. */
export function contentSitemap<Row extends ContentRow, Draft extends ContentDraft, Own extends object>(
  type: ContentType<Row, Draft, Own>,
): SitemapSection {
  return {
    name: type.name,
    tags: async () => [kindTag(type)],
    parts: monthlyParts(type.kinds),
    entries: async ({ db }, month, at) => {
      const ids = await readIdsOfMonth(db, type.kinds, month, at);
      const { table } = type;
      const orderBy = [asc(table.publishedAt), asc(table.id)];
      const rows = ids.length === 0 ? [] : await type.rows.select(db, { where: inArray(table.id, ids), orderBy, limit: ids.length });
      const keys = rows.map((row) => type.listed(row).pictureKey);
      const [topics, pictures, media] = await Promise.all([
        readTopicsById(
          db,
          rows.map(({ categoryId }) => categoryId),
        ),
        readPictures(db, keys),
        type.sitemapMedia?.(db, rows),
      ]);
      return rows.flatMap((row, index) => {
        const category = topics.get(row.categoryId);
        const picture = pictures.get(keys[index] ?? '');
        return category
          ? {
              address: type.addressOf(row, category),
              changedAt: row.updatedAt,
              images: picture ? [pictureAddress(picture, 'whole', 1920)] : [],
              ...media?.get(row.id),
            }
          : [];
      });
    },
  };
}
