import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { countAttempt } from '../../platform/accounts/attempts.ts';
import type { Editor } from '../../platform/auditLog.ts';
import { deleteOld } from '../../platform/background/deleteOld.ts';
import { change, type WriteContext } from '../../platform/change.ts';
import { milliseconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { VersionConflict } from '../../site/newsroom/checkVersion.ts';
import { fieldError, NewsroomError } from '../../site/newsroom/newsroomError.ts';
import { may } from '../../site/newsroom/permissions.ts';
import { newsroomServerWords } from '../../site/newsroom/words.ts';
import { readStaffMember } from '../staff/queries.ts';
import { type EnquiryState, isRemovable, statesFrom } from './inbox/enquiryStates.ts';
import { enquiryRefusalWords as words } from './newsroom/words.ts';
import { enquiryCounters } from './sending/enquiryLimits.ts';
import { enquiries, enquiryReplies } from './tables.ts';

type NewEnquiry = Pick<
  typeof enquiries.$inferInsert,
  'kind' | 'name' | 'company' | 'email' | 'phone' | 'city' | 'budget' | 'about' | 'message'
>;
type Received = { client: string | undefined; now: Date; isSpam?: boolean };

const REPEATED_WITHIN_MS = milliseconds('10m');
/** Afterwards spam is removed; an editor has had time to see that something was none. */
const SPAM_KEPT_MS = milliseconds('30d');
/** A sender does not wait until a flood of a month ago is gone. */
const MAX_SPAM_REMOVED = 100;

/**
 * Stores an enquiry, and removes some spam of more than 30 days ago. The same enquiry again within ten minutes is not stored twice: a form that
 * takes long is sent again. Throws
 * `TooManyAttempts` if a network, or all together, have sent too many in an hour.
 */
export async function receiveEnquiry(context: WriteContext, enquiry: NewEnquiry, { client, now, isSpam = false }: Received): Promise<void> {
  const { kind, name, email = null, phone = null, message = null } = enquiry;
  await change(context, async (tx) => {
    // Two requests of a double click arrive together.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtext('enquiries'), hashtext(${JSON.stringify([kind, name, email, phone, message])}))`,
    );
    const equals = (column: typeof enquiries.email | typeof enquiries.phone | typeof enquiries.message, value: string | null) =>
      value === null ? isNull(column) : eq(column, value);
    const [same] = await tx
      .select({ id: enquiries.id })
      .from(enquiries)
      .where(
        and(
          gt(enquiries.createdAt, new Date(now.getTime() - REPEATED_WITHIN_MS)),
          eq(enquiries.kind, kind),
          eq(enquiries.name, name),
          equals(enquiries.email, email),
          equals(enquiries.phone, phone),
          equals(enquiries.message, message),
        ),
      )
      .limit(1);
    if (!same) {
      await countAttempt(tx, enquiryCounters(client), now);
      await tx.insert(enquiries).values({ ...enquiry, state: isSpam ? 'spam' : 'new', createdAt: now, updatedAt: now });
    }
    const { id, state, updatedAt: time } = enquiries;
    // The condition of the index, word for word.
    const where = sql`${state} = 'spam'`;
    await deleteOld(tx, enquiries, { key: id, time, before: new Date(now.getTime() - SPAM_KEPT_MS), where, most: MAX_SPAM_REMOVED });
    return { result: undefined, tags: [] };
  });
}

type EditorContext = WriteContext & { by: Editor };
type Handling = { version: number; state: EnquiryState; assigneeId: string | null; note: string };
type Row = typeof enquiries.$inferSelect;

/** Changes an enquiry's state, assignee and note. Throws `NewsroomError`: 409 if somebody has changed it since the version given. */
export function handleEnquiry(context: EditorContext, id: number, handling: Handling, now: Date): Promise<void> {
  const { version, state, assigneeId, note } = handling;
  return change(context, async (tx) => {
    const before = await lockEnquiry(tx, id, version);
    if (!statesFrom(before.state).includes(state)) throw fieldError('state', words.notNext);
    if (assigneeId !== null && assigneeId !== before.assigneeId && !(await isHandler(tx, assigneeId)))
      throw fieldError('assigneeId', words.noHandler);
    await tx
      .update(enquiries)
      .set({ state, assigneeId, note, version: before.version + 1, updatedAt: now })
      .where(eq(enquiries.id, id));
    const after = { ...audited({ state, assigneeId }), ...(note === before.note ? {} : { noteChanged: true }) };
    return { result: undefined, tags: [], audit: [{ action: 'enquiry.change', subject: `enquiry:${id}`, before: audited(before), after }] };
  });
}

/** Removes a closed enquiry or spam with its replies. Throws `NewsroomError` in other states. */
export function removeEnquiry(context: EditorContext, id: number): Promise<void> {
  return change(context, async (tx) => {
    const before = await lockEnquiry(tx, id, undefined);
    if (!isRemovable(before.state)) throw new NewsroomError(422, words.notRemovable);
    await tx.delete(enquiries).where(eq(enquiries.id, id));
    return { result: undefined, tags: [], audit: [{ action: 'enquiry.remove', subject: `enquiry:${id}`, before: audited(before) }] };
  });
}

type Reply = { version: number; subject: string; text: string };
/** A reply that is stored and not sent yet. */
export type StoredReply = { id: number; to: string; enquiry: Row };

/** Stores a reply before it is sent, so that it cannot be lost. Throws `NewsroomError`, like `handleEnquiry`. */
export function storeReply(context: EditorContext, id: number, { version, subject, text }: Reply, now: Date): Promise<StoredReply> {
  return change(context, async (tx) => {
    const enquiry = await lockEnquiry(tx, id, version);
    const to = enquiry.email;
    if (to === null) throw new NewsroomError(422, words.noEmail);
    const [reply] = await tx
      .insert(enquiryReplies)
      .values({ enquiryId: id, staffId: context.by.id, staffName: context.by.name, to, subject, text, state: 'sending', at: now })
      .returning({ id: enquiryReplies.id });
    if (!reply) throw new Error('A reply was not stored');
    // A second editor with the same version on the screen does not reply at the same time.
    await nextVersion(tx, id, now);
    const audit = [{ action: 'enquiry.reply', subject: `enquiry:${id}`, after: { replyId: reply.id } }] as const;
    return { result: { id: reply.id, to, enquiry }, tags: [], audit };
  });
}

/** Records whether a stored reply was sent; a sent one answers the enquiry. */
export function recordDelivery(context: EditorContext, id: number, replyId: number, isSent: boolean, now: Date): Promise<void> {
  return change(context, async (tx) => {
    const before = await lockEnquiry(tx, id, undefined);
    await tx
      .update(enquiryReplies)
      .set({ state: isSent ? 'sent' : 'failed' })
      .where(eq(enquiryReplies.id, replyId));
    await nextVersion(tx, id, now, isSent ? 'answered' : before.state);
    const action = isSent ? 'enquiry.sent' : 'enquiry.notSent';
    const after = { replyId, state: isSent ? 'answered' : before.state };
    return { result: undefined, tags: [], audit: [{ action, subject: `enquiry:${id}`, before: { state: before.state }, after }] };
  });
}

const nextVersion = (tx: Database, id: number, now: Date, state?: EnquiryState) =>
  tx
    .update(enquiries)
    .set({ version: sql`${enquiries.version} + 1`, updatedAt: now, ...(state ? { state } : {}) })
    .where(eq(enquiries.id, id));

/** Locks the row until the transaction ends. Throws `NewsroomError`: 404, or 409 for another version. */
async function lockEnquiry(tx: Database, id: number, version: number | undefined): Promise<Row> {
  const [row] = await tx.select().from(enquiries).where(eq(enquiries.id, id)).for('update');
  if (!row) throw new NewsroomError(404, newsroomServerWords.notThere);
  if (version !== undefined && row.version !== version) throw new VersionConflict(words.changedMeanwhile);
  return row;
}

async function isHandler(tx: Database, staffId: string): Promise<boolean> {
  const member = await readStaffMember(tx, staffId);
  return member !== undefined && !member.suspended && may(member.staff.role, 'enquiries.handle');
}

/** Entries of the audit log are never removed, so they hold nothing of what the sender wrote. */
const audited = ({ state, assigneeId }: Pick<Row, 'state' | 'assigneeId'>) => ({ state, assigneeId });
