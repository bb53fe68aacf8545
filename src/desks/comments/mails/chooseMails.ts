import type { Database } from '../../../platform/database.ts';
import { readKnownReader } from '../../readers/queries.ts';
import type { CommentKind } from '../moderation/commentStates.ts';
import { type MailChoice, readMailChoice } from '../queries.ts';
import { commentMailChoices } from '../tables.ts';

/** Stores of what a reader wants mails about decisions. */
export async function chooseMails(db: Database, readerId: string, choice: MailChoice): Promise<void> {
  await db
    .insert(commentMailChoices)
    .values({ readerId, ...choice })
    .onConflictDoUpdate({ target: commentMailChoices.readerId, set: choice });
}

/** Stops the mails of a kind. An account that is gone gets none anyway. */
export function stopMails(db: Database, readerId: string, kind: CommentKind): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await readKnownReader(tx, readerId))) return;
    const choice = await readMailChoice(tx, readerId);
    await chooseMails(tx, readerId, { ...choice, [kind]: false });
  });
}
