import { z } from 'zod';
import type { Database } from '../../platform/database.ts';
import { plainText } from '../../platform/document/plainText.ts';
import { storyDocument } from '../../platform/document/storyDocument.ts';
import { insertRows } from '../../platform/insertRows.ts';
import { tableRecords } from '../../platform/records/tableRecords.ts';
import { storyKeys } from './searchKeys.ts';
import { articleHeat, articleReads, articleSearch, articles, placements } from './tables.ts';

const searched = z.object({
  id: z.number(),
  headline: z.string(),
  deck: z.string(),
  kicker: z.string(),
  body: storyDocument,
  publishedAt: z.coerce.date(),
});

export const articlesRecords = [
  tableRecords({ kind: 'story', table: articles, order: ['id'], json: { body: storyDocument }, alsoWrite: writeSearchKeys }),
  tableRecords({ kind: 'placement', table: placements, order: ['articleId', 'topicId'] }),
  tableRecords({ kind: 'reads', table: articleReads, order: ['articleId'] }),
  tableRecords({ kind: 'heat', table: articleHeat, order: ['articleId', 'topicId'] }),
];

/** Search keys follow from the words; they are not exported. */
async function writeSearchKeys(tx: Database, lines: readonly string[]): Promise<void> {
  const stories = lines.map((line) => searched.parse(JSON.parse(line)));
  await insertRows(
    tx,
    articleSearch,
    stories.map(({ id, headline, deck, kicker, body, publishedAt }) => ({
      articleId: id,
      publishedAt,
      keys: storyKeys(publishedAt, [
        { text: headline, weight: 'A' },
        { text: `${kicker} ${deck}`, weight: 'B' },
        { text: plainText(body), weight: 'C' },
      ]),
    })),
  );
}
