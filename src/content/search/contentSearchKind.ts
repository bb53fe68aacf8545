import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { SearchDocument, SearchKind } from '../../site/searchKind.ts';
import type { ContentDraft, ContentRow, ContentType } from '../contentType.ts';
import { readTopicsById } from '../topics/queries.ts';

/** A published item of a kind of content in the search. */
export const contentDocument = <Row extends ContentRow, Draft extends ContentDraft, Own extends object>(
  type: ContentType<Row, Draft, Own>,
  id: number,
  draft: Draft,
  publishedAt: Date,
): SearchDocument => ({
  id,
  publishedAt,
  texts: type.searchText(draft).map((text, at) => ({ text, weight: at === 0 ? 'A' : 'B' })),
  topicIds: draft.cityId == null ? [draft.categoryId] : [draft.categoryId, draft.cityId],
});

/** A kind of content as readers find it. */
export const contentSearchKind = <Row extends ContentRow, Draft extends ContentDraft, Own extends object>(
  type: ContentType<Row, Draft, Own>,
): SearchKind => {
  const { table, rows } = type;
  const isPublished = eq(table.status, 'published');
  return {
    kind: type.name,
    tag: type.subject,
    ...type.search,
    read: async (db, ids) => {
      const found = await rows.select(db, { where: and(isPublished, inArray(table.id, [...ids])), orderBy: [], limit: ids.length });
      const topics = await readTopicsById(
        db,
        found.map(({ categoryId }) => categoryId),
      );
      const hits = found.map(async (row) => {
        const category = topics.get(row.categoryId);
        if (!category) return [];
        const [, ...more] = type.searchText(await type.draftOf(db, row));
        const { detail, pictureKey, thumbnail } = type.listed(row);
        const { id, title, publishedAt } = row;
        const href = type.addressOf(row, category);
        return [{ id, title, deck: more.join(' '), href, detail: detail.gu, publishedAt, pictureKey, thumbnail: thumbnail ?? '' }];
      });
      return (await Promise.all(hits)).flat();
    },
    documents: async (tx, after, most) => {
      const next = await rows.select(tx, { where: and(isPublished, gt(table.id, after)), orderBy: [asc(table.id)], limit: most });
      const documents: SearchDocument[] = [];
      for (const { id } of next) {
        const [row] = await rows.lock(tx, id);
        if (row?.status === 'published') documents.push(contentDocument(type, id, await type.draftOf(tx, row), row.publishedAt));
      }
      return documents;
    },
  };
};
