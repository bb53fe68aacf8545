import { and, eq, isNull, sql } from 'drizzle-orm';
import { stories } from '../tables.ts';
import { workingCopy } from './workingCopy.ts';

const nothing = JSON.stringify(workingCopy.parse({}));

/** A new story that is not planned and has no word yet. Only the first version: later ones may have revisions with text that was removed. */
export const isUntouched = () =>
  and(
    eq(stories.state, 'draft'),
    eq(stories.version, 1),
    eq(stories.headline, ''),
    isNull(stories.plannedFor),
    isNull(stories.deadline),
    sql`${stories.working} = ${nothing}::jsonb`,
  );
