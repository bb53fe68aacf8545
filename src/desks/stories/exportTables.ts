import { max } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database.ts';
import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { searchKeysOf } from '../../platform/text/foldedSearch.ts';
import { passIds } from '../articles/commands.ts';
import { keptCopy } from './copies/workingCopy.ts';
import { storyStates, storyStepNames } from './steps/storySteps.ts';
import { scheduleAlarms, stories, storyRevisions } from './tables.ts';

const state = z.enum(storyStates);
const headed = z.object({ headline: z.string() });
const sentence = z.object({ gu: z.string(), en: z.string() });

export const storyExportTables = [
  exportTableOf({
    kind: 'story',
    table: stories,
    order: ['id'],
    holds: { state, working: keptCopy, trashedFrom: state },
    made: { keys: (record) => searchKeysOf([headed.parse(record).headline]) },
    finish: passNumbers,
  }),
  exportTableOf({
    kind: 'story-revision',
    table: storyRevisions,
    order: ['id'],
    holds: { state, working: keptCopy, step: z.enum(storyStepNames) },
  }),
  exportTableOf({ kind: 'schedule-alarm', table: scheduleAlarms, order: ['id'], holds: { error: sentence } }),
];

/** Stories share the id sequence of articles, published or not. */
async function passNumbers(tx: Database): Promise<void> {
  const [highest] = await tx.select({ id: max(stories.id) }).from(stories);
  if (highest?.id) await passIds(tx, highest.id);
}
