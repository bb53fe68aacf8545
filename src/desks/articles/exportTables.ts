import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { placementExportTables } from '../../content/exportTables.ts';
import type { Database } from '../../platform/database.ts';
import { plainText } from '../../platform/document/plainText.ts';
import { storyDocument } from '../../platform/document/storyDocument.ts';
import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { insertRows } from '../../platform/insertRows.ts';
import { headlineKeys, storyKeys } from './search/searchKeys.ts';
import { storyStates, storyStepNames } from './stories/storySteps.ts';
import { keptCopy } from './stories/workingCopy.ts';
import { articleHeat, articleReads, articleSearch, articles, scheduleAlarms, stories, storyRevisions } from './tables.ts';

const searched = z.object({
  id: z.number(),
  headline: z.string(),
  deck: z.string(),
  kicker: z.string(),
  body: storyDocument,
  publishedAt: z.coerce.date(),
});

const state = z.enum(storyStates);
const headed = z.object({ headline: z.string() });
const sentence = z.object({ gu: z.string(), en: z.string() });

export const articleExportTables = [
  exportTableOf({ kind: 'article', table: articles, order: ['id'], holds: { body: storyDocument }, alsoWrite: writeSearchKeys }),
  ...placementExportTables,
  exportTableOf({ kind: 'reads', table: articleReads, order: ['articleId'] }),
  exportTableOf({ kind: 'heat', table: articleHeat, order: ['articleId', 'topicId'] }),
  exportTableOf({
    kind: 'story',
    table: stories,
    order: ['id'],
    holds: { state, working: keptCopy, trashedFrom: state },
    made: { keys: (record) => headlineKeys(headed.parse(record).headline) },
    finish: goOnAfterStories,
  }),
  exportTableOf({
    kind: 'story-revision',
    table: storyRevisions,
    order: ['id'],
    holds: { state, working: keptCopy, step: z.enum(storyStepNames) },
  }),
  exportTableOf({ kind: 'schedule-alarm', table: scheduleAlarms, order: ['id'], holds: { error: sentence } }),
];

/** Stories have their ids from the numbering of the articles, published or not. */
async function goOnAfterStories(tx: Database): Promise<void> {
  await tx.execute(sql`
    select setval(pg_get_serial_sequence('articles', 'id'), max(id)) from (select id from ${articles} union all select id from ${stories}) as taken`);
}

/** Search keys follow from the words; they are not exported. */
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
