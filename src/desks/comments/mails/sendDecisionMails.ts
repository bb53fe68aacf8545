import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { milliseconds } from '../../../platform/clock.ts';
import { mailQueue } from '../../../platform/messages/mailQueue.ts';
import type { App } from '../../../site/app.ts';
import { readKnownReader } from '../../readers/queries.ts';
import { decisions } from '../moderation/commentStates.ts';
import { readMailChoice } from '../queries.ts';
import { commentMails, comments } from '../tables.ts';
import { decisionMail } from './decisionMail.ts';
import { makeStopToken, STOP_PATH } from './stopLink.ts';

export const decisionMailQueue = mailQueue(commentMails, 'a mail about a comment', '6h');
/** After so long the account says it anyway. */
const GIVE_UP_AFTER_MS = milliseconds('3d');

type ClaimedMail = typeof commentMails.$inferSelect;

/** Claims the next mail that is due and sends it, unless there is nothing to tell any more. Returns undefined if none is due. */
export async function sendNextDecisionMail(app: App): Promise<true | undefined> {
  const id = await decisionMailQueue.claim(app);
  if (id === undefined) return undefined;
  const [mail] = await app.db.select().from(commentMails).where(eq(commentMails.id, id));
  if (mail) await sendClaimed(app, mail);
  return true;
}

async function sendClaimed(app: App, mail: ClaimedMail): Promise<void> {
  const { db, messages, settings, clock } = app;
  const row = eq(commentMails.id, mail.id);
  const told = await readTold(app, mail);
  if (!told) {
    await db.delete(commentMails).where(row);
    return;
  }
  const { comment, decision, to } = told;
  const token = await makeStopToken(db, { readerId: mail.readerId, kind: comment.kind });
  const { siteUrl } = settings;
  const stopLink = `${siteUrl}${STOP_PATH}?token=${token}`;
  try {
    await messages.sendMail(decisionMail(comment, { ...mail, to, decision, siteUrl, stopLink }));
  } catch (error) {
    const isOld = clock().getTime() - mail.createdAt.getTime() > GIVE_UP_AFTER_MS;
    return isOld ? decisionMailQueue.giveUp(app, mail, error) : decisionMailQueue.putOff(app, mail, error);
  }
  await db.update(commentMails).set({ sentAt: clock(), decision }).where(row);
}

/** What a mail tells, as things are now; undefined if there is nothing new, or the reader does not want it any more. */
async function readTold({ db, settings, messages }: App, { commentId, readerId }: ClaimedMail) {
  if (settings.smtpUrl === undefined && !messages.hasOutbox) return undefined;
  const [comment] = await db.select().from(comments).where(eq(comments.id, commentId));
  const decision = decisions.find((one) => one === comment?.state);
  const to = (await readKnownReader(db, readerId))?.email;
  if (!comment || !decision || to === undefined || !(await readMailChoice(db, readerId))[comment.kind]) return undefined;
  const [last] = await db
    .select({ decision: commentMails.decision })
    .from(commentMails)
    .where(and(eq(commentMails.commentId, commentId), isNotNull(commentMails.sentAt)))
    .orderBy(desc(commentMails.id))
    .limit(1);
  return last?.decision === decision ? undefined : { comment, decision, to };
}
