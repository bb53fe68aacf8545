import { and, asc, gt, inArray, isNotNull } from 'drizzle-orm';
import { placements } from '../../../content/tables.ts';
import { plainText } from '../../../platform/document/plainText.ts';
import type { SearchDocument, SearchKind } from '../../../site/searchKind.ts';
import { readCards } from '../lists/readCards.ts';
import { articleContent, articleKinds } from '../publishing/articleKind.ts';
import type { StoryDraft } from '../publishing/storyDraft.ts';
import { articles, isOfEdition } from '../tables.ts';
import { sponsoredBy } from '../views/sponsored.ts';
import { articleText } from '../words.ts';

type Searched = Pick<StoryDraft, 'headline' | 'kicker' | 'deck' | 'body' | 'publishedAt' | 'categoryId' | 'topicIds'> & {
  cityId?: number | null | undefined;
};

/** A story in the search. */
export const storySearchDocument = (id: number, draft: Searched): SearchDocument => ({
  id,
  publishedAt: draft.publishedAt,
  texts: [
    { text: draft.headline, weight: 'A' },
    { text: `${draft.kicker} ${draft.deck}`, weight: 'B' },
    { text: plainText(draft.body), weight: 'C' },
  ],
  topicIds: [draft.categoryId, ...(draft.cityId == null ? [] : [draft.cityId]), ...draft.topicIds],
});

/** Stories of the Gujarati edition as readers find them. */
export const storySearchKind: SearchKind = {
  kind: 'article',
  tag: 'article',
  group: 'stories',
  name: articleContent.called,
  read: async (db, ids) =>
    (await readCards(db, ids)).map(
      ({ id, address, headline, deck, kicker, city, category, publishedAt, picture, readingMinutes, sponsor }) => ({
        id,
        title: headline,
        deck,
        href: address,
        detail: `${sponsor ? sponsoredBy(sponsor) : kicker || city?.name || category.name} · ${readingMinutes} ${articleText.minutes}`,
        publishedAt,
        pictureKey: picture?.key ?? null,
      }),
    ),
  documents: async (tx, after, most) => {
    const rows = await tx
      .select()
      .from(articles)
      .where(and(gt(articles.id, after), isOfEdition('gu')))
      .orderBy(asc(articles.id))
      .limit(most)
      .for('share');
    const chosen = await tx
      .select({ id: placements.itemId, topicId: placements.topicId })
      .from(placements)
      .where(
        and(
          inArray(placements.kind, [...articleKinds]),
          inArray(
            placements.itemId,
            rows.map(({ id }) => id),
          ),
          isNotNull(placements.position),
        ),
      );
    const topicsOf = Map.groupBy(chosen, ({ id }) => id);
    return rows.map((row) => storySearchDocument(row.id, { ...row, topicIds: (topicsOf.get(row.id) ?? []).map(({ topicId }) => topicId) }));
  },
};
