import { z } from 'zod';
import { placementExportTables } from '../../content/exportTables.ts';
import type { Database } from '../../platform/database.ts';
import { plainText } from '../../platform/document/plainText.ts';
import { storyDocument } from '../../platform/document/storyDocument.ts';
import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { insertRows } from '../../platform/insertRows.ts';
import { storyKeys } from './search/searchKeys.ts';
import { articleHeat, articleReads, articleSearch, articles } from './tables.ts';

const searched = z.object({
  id: z.number(),
  headline: z.string(),
  deck: z.string(),
  kicker: z.string(),
  body: storyDocument,
  publishedAt: z.coerce.date(),
});

export const articleExportTables = [
  exportTableOf({ kind: 'article', table: articles, order: ['id'], holds: { body: storyDocument }, alsoWrite: writeSearchKeys }),
  ...placementExportTables,
  exportTableOf({ kind: 'reads', table: articleReads, order: ['articleId'] }),
  exportTableOf({ kind: 'heat', table: articleHeat, order: ['articleId', 'topicId'] }),
];

/** Search keys are derived from the text and are not exported. */
async function writeSearchKeys(tx: Database, lines: readonly string[]): Promise<void> {
  const written = lines.map((line) => searched.parse(JSON.parse(line)));
  await insertRows(
    tx,
    articleSearch,
    written.map(({ id, headline, deck, kicker, body, publishedAt }) => ({
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
