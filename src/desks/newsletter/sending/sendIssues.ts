import { asc, eq } from 'drizzle-orm';
import { milliseconds } from '../../../platform/clock.ts';
import { MessageNotSent } from '../../../platform/messages/message.ts';
import { withinTime } from '../../../platform/messages/sendInTime.ts';
import type { App } from '../../../site/app.ts';
import { noteBounce } from '../bounces/noteBounce.ts';
import { type IssueToSend, issueMailer } from '../issues/issueMail.ts';
import { newsletterIssues } from '../tables.ts';
import { type ClaimedDelivery, claimDeliveries, giveBack, noteHanding, recordOutcome } from './deliveries.ts';
import { outcomeOf, type Progress } from './outcomeOf.ts';
import type { Pacer } from './pacer.ts';

/** A batch is sent within seconds, so that a stop of the server or of the staff has not long to wait. */
const BATCH = 40;
/** One less than the connections to the mail server, which readers' mails need too. */
const AT_ONCE = 3;
/** Beyond any answer of a mail server that works. */
const ANSWER_WITHIN_MS = milliseconds('1m');

type Sender = {
  app: App;
  /** Names this process in the rows it has claimed. */
  by: string;
  pacer: Pacer;
  isStopped: () => boolean;
};

/**
 * Sends a batch of each issue that is being sent. Returns how many mails were tried; `isBroken` if the mail server
 * could not be talked to, so that it is better to wait.
 */
export async function sendBatches(sender: Sender): Promise<{ tried: number; isBroken: boolean }> {
  const { app, isStopped } = sender;
  const { db } = app;
  const issues = await db
    .select({
      id: newsletterIssues.id,
      editionId: newsletterIssues.editionId,
      subject: newsletterIssues.subject,
      html: newsletterIssues.html,
      text: newsletterIssues.text,
    })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.state, 'sending'))
    .orderBy(asc(newsletterIssues.id));
  const mailOf = await issueMailer(app);
  let tried = 0;
  for (const issue of issues) {
    if (isStopped()) break;
    const claimed = await claimDeliveries(db, { issueId: issue.id, most: BATCH, by: sender.by, now: app.clock() });
    tried += claimed.length;
    if (claimed.length > 0 && (await sendBatch(sender, issue, claimed, mailOf))) return { tried, isBroken: true };
  }
  return { tried, isBroken: false };
}

type MailOf = Awaited<ReturnType<typeof issueMailer>>;

/** Sends claimed mails, a few at once. Returns whether the mail server could not be talked to; what was not begun is given back. */
async function sendBatch(sender: Sender, issue: IssueToSend, claimed: readonly ClaimedDelivery[], mailOf: MailOf): Promise<boolean> {
  const { app, by, pacer, isStopped } = sender;
  const queue = claimed.values();
  let isBroken = false;
  const work = async () => {
    for (const delivery of queue) {
      await pacer();
      if (isBroken || isStopped()) return;
      isBroken = (await sendOne(sender, issue, delivery, mailOf)) || isBroken;
    }
  };
  const workers = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  await giveBack(app.db, { issueId: issue.id, by, now: app.clock() });
  for (const worker of workers) if (worker.status === 'rejected') throw worker.reason;
  return isBroken;
}

/** Sends one mail and stores what came of it. Returns whether the mail server could not be talked to. */
async function sendOne({ app, by }: Sender, issue: IssueToSend, { addressHash, email, tries }: ClaimedDelivery, mailOf: MailOf) {
  const { db, clock, log } = app;
  const own = { issueId: issue.id, addressHash, by };
  if (email === null) {
    await recordOutcome(db, own, { state: 'dropped' });
    return false;
  }
  const progress: Progress = { handing: 'not yet' };
  const beforeLastPart = async () => {
    const isNoted = await noteHanding(db, own);
    progress.handing = isNoted ? 'begun' : 'withdrawn';
    return isNoted;
  };
  try {
    // A mail that is given up here and not complete is withdrawn when it would be completed: its claim is gone by then.
    await withinTime(app.messages.sendMail({ ...mailOf(issue, { email, addressHash }), beforeLastPart }), ANSWER_WITHIN_MS);
  } catch (error) {
    if (!(error instanceof MessageNotSent)) throw error;
    const { outcome, isBroken } = outcomeOf(error, { ...progress, tries, now: clock() });
    await recordOutcome(db, own, outcome);
    if (outcome.state === 'bounced') await noteBounce(app, { addressHash, issueId: issue.id, kind: 'hard' }, clock());
    else if (outcome.state === 'failed' && error.refusal?.isOfRecipient)
      await noteBounce(app, { addressHash, issueId: issue.id, kind: 'soft' }, clock());
    // What a mail server says of a refused mailbox has its address in it.
    const reason = error.refusal?.code ?? error.message;
    if (progress.handing !== 'withdrawn')
      log.warn({ issueId: issue.id, outcome: outcome.state, reason }, 'a mail of the newsletter was not accepted');
    return isBroken;
  }
  await recordOutcome(db, own, { state: 'sent' });
  return false;
}
