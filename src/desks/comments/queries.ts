import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import type { CommentKind } from './moderation/commentStates.ts';
import { commentBlocks, commentMailChoices } from './tables.ts';

export { readCommentedStory, readPublicComment } from './reading/commentedStory.ts';
export { readComments, readLetters } from './reading/commentLists.ts';
export { readOwnComments } from './reading/ownComments.ts';

/** The cache tag of the published letters. */
export const LETTERS_TAG = 'letters';

/** Of what a reader gets mails about decisions. */
export type MailChoice = Readonly<Record<CommentKind, boolean>>;

/** Whoever writes a letter waits for an answer; a comment is seen on its page. */
const NOT_CHOSEN: MailChoice = { comment: false, letter: true };

export async function readMailChoice(db: Database, readerId: string): Promise<MailChoice> {
  const [row] = await db.select().from(commentMailChoices).where(eq(commentMailChoices.readerId, readerId));
  return row ? { comment: row.comment, letter: row.letter } : NOT_CHOSEN;
}

type Block = { reason: string; until: Date | null };

/** Why a reader may not comment now; undefined if they may. */
export async function readBlock(db: Database, readerId: string, now: Date): Promise<Block | undefined> {
  const [row] = await db.select().from(commentBlocks).where(eq(commentBlocks.readerId, readerId));
  return row && (row.until === null || row.until > now) ? { reason: row.reason, until: row.until } : undefined;
}
