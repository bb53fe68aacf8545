import { and, eq, gt, sql } from 'drizzle-orm';
import { countAttempt } from '../../platform/accounts/attempts.ts';
import type { Editor } from '../../platform/auditLog.ts';
import { change, type WriteContext } from '../../platform/change.ts';
import { milliseconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { TRYING_MS } from '../../platform/messages/mailQueue.ts';
import { VersionConflict } from '../../site/newsroom/checkVersion.ts';
import { fieldError, NewsroomError } from '../../site/newsroom/newsroomError.ts';
import { newsroomServerWords } from '../../site/newsroom/words.ts';
import type { GrievanceDecision, GrievanceHandling } from './handling/grievanceDrafts.ts';
import { newCheckLetters, referenceOf } from './handling/grievanceReference.ts';
import { type GrievanceMailKind, isDecidable, statesFrom } from './handling/grievanceStates.ts';
import type { ClaimedMail } from './mails/sendGrievanceMails.ts';
import { grievanceRefusalWords as words } from './newsroom/words.ts';
import { grievanceReportTag } from './report/grievanceReport.ts';
import type { GrievanceDraft } from './sending/grievanceDraft.ts';
import { grievanceCounters } from './sending/grievanceLimits.ts';
import { grievanceMails, grievances } from './tables.ts';

type Row = typeof grievances.$inferSelect;
type Received = { client: string | undefined; now: Date; isSpam?: boolean };
/** A stored grievance, with the acknowledgement that the caller must send; spam has none. */
export type StoredGrievance = { reference: string; mail: ClaimedMail | undefined };

const REPEATED_WITHIN_MS = milliseconds('10m');

/**
 * Stores a grievance. The same again within ten minutes, as a double click sends it, gets the reference of the first. Throws
 * `TooManyAttempts` if a network, or all together, or one address, have sent too many.
 */
export async function receiveGrievance(
  context: WriteContext,
  draft: GrievanceDraft,
  { client, now, isSpam = false }: Received,
): Promise<StoredGrievance> {
  return change(context, async (tx) => {
    const { kind, email, message } = draft;
    // Two requests of a double click arrive together.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('grievances'), hashtext(${JSON.stringify([kind, email, message])}))`);
    const [same] = await tx
      .select({ id: grievances.id, checkLetters: grievances.checkLetters })
      .from(grievances)
      .where(
        and(
          gt(grievances.receivedAt, new Date(now.getTime() - REPEATED_WITHIN_MS)),
          eq(grievances.email, email),
          eq(grievances.kind, kind),
          eq(grievances.message, message),
        ),
      )
      .limit(1);
    if (same) return { result: { reference: referenceOf(same), mail: undefined }, tags: [] };
    await countAttempt(tx, grievanceCounters(client, draft.email), now);
    const [stored] = await tx
      .insert(grievances)
      .values({ ...draft, checkLetters: newCheckLetters(), state: isSpam ? 'spam' : 'received', receivedAt: now, updatedAt: now })
      .returning({ id: grievances.id, checkLetters: grievances.checkLetters });
    if (!stored) throw new Error('A grievance was not stored');
    const mail = isSpam ? undefined : await addClaimedMail(tx, stored.id, 'acknowledgement', now);
    return { result: { reference: referenceOf(stored), mail }, tags: isSpam ? [] : [grievanceReportTag] };
  });
}

type EditorContext = WriteContext & { by: Editor };

/** Changes a grievance's state and note. Throws `NewsroomError`: 409 if somebody has changed it since the version given. */
export function handleGrievance(context: EditorContext, id: number, handling: GrievanceHandling, now: Date): Promise<void> {
  const { version, note } = handling;
  return change(context, async (tx) => {
    const before = await lockGrievance(tx, id, version);
    if (!statesFrom(before.state).includes(handling.state)) throw fieldError('state', words.notNext);
    const isRescued = before.state === 'spam' && handling.state === 'received';
    // The time of the first acknowledgement is what the law asks for.
    const state = isRescued && before.acknowledgedAt !== null ? 'acknowledged' : handling.state;
    await tx
      .update(grievances)
      .set({
        state,
        note,
        version: before.version + 1,
        updatedAt: now,
        ...(state === 'acknowledged' ? { acknowledgedAt: before.acknowledgedAt ?? now } : {}),
      })
      .where(eq(grievances.id, id));
    // What turned out to be no spam is acknowledged by the scheduler; what is spam gets no mail.
    if (isRescued && state === 'received')
      await tx.insert(grievanceMails).values({ grievanceId: id, kind: 'acknowledgement', dueAt: now }).onConflictDoNothing();
    if (state === 'spam') await tx.delete(grievanceMails).where(eq(grievanceMails.grievanceId, id));
    const after = { state, ...(note === before.note ? {} : { noteChanged: true }) };
    const audit = [{ action: 'grievance.change', subject: `grievance:${id}`, before: { state: before.state }, after }] as const;
    return { result: undefined, tags: state === before.state ? [] : [grievanceReportTag], audit };
  });
}

/** Decides a grievance for good. Returns the mail that the caller must send; undefined if the address has been erased. */
export function decideGrievance(
  context: EditorContext,
  id: number,
  { version, outcome, decision }: GrievanceDecision,
  now: Date,
): Promise<ClaimedMail | undefined> {
  return change(context, async (tx) => {
    const before = await lockGrievance(tx, id, version);
    if (!isDecidable(before.state)) throw new NewsroomError(422, words.notDecidable);
    await tx
      .update(grievances)
      .set({ state: 'decided', outcome, decision, decidedAt: now, updatedAt: now, version: before.version + 1 })
      .where(eq(grievances.id, id));
    const mail = before.email === null ? undefined : await addClaimedMail(tx, id, 'decision', now);
    const audit = [
      { action: 'grievance.decide', subject: `grievance:${id}`, before: { state: before.state }, after: { state: 'decided', outcome } },
    ] as const;
    return { result: mail, tags: [grievanceReportTag], audit };
  });
}

/** A mail in the hands of this process: the scheduler takes it up only if it has not been sent after a while. */
async function addClaimedMail(tx: Database, grievanceId: number, kind: GrievanceMailKind, now: Date): Promise<ClaimedMail> {
  const [mail] = await tx
    .insert(grievanceMails)
    .values({ grievanceId, kind, tries: 1, dueAt: new Date(now.getTime() + TRYING_MS) })
    .returning();
  if (!mail) throw new Error('A mail about a grievance was not stored');
  return mail;
}

/** Locks the row until the transaction ends. Throws `NewsroomError`: 404, or 409 for another version. */
async function lockGrievance(tx: Database, id: number, version: number): Promise<Row> {
  const [row] = await tx.select().from(grievances).where(eq(grievances.id, id)).for('update');
  if (!row) throw new NewsroomError(404, newsroomServerWords.notThere);
  if (row.version !== version) throw new VersionConflict(words.changedMeanwhile);
  return row;
}
