import { and, eq, isNull, sql } from 'drizzle-orm';
import { countAttempt, TooManyAttempts } from '../../../platform/accounts/attempts.ts';
import { change } from '../../../platform/change.ts';
import { networkOf } from '../../../platform/clientAddress.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import { addressHash } from '../../../platform/messages/addressHash.ts';
import { MessageNotSent } from '../../../platform/messages/message.ts';
import { sendInTime } from '../../../platform/messages/sendInTime.ts';
import type { App } from '../../../site/app.ts';
import type { LoginName } from '../../readers/queries.ts';
import type { BirthMonth } from '../ages/birthMonth.ts';
import { minors, parentalConsents } from '../tables.ts';
import { CHILDREN_PATH } from '../views/ChildrenPage.tsx';
import { parentMailSubject, parentMessage } from './words.ts';

/** Anybody can name any address: what one of them gets in a day, and what a child or a network may have sent. */
const MAX_TO_PARENT = 3;
const MAX_BY_CHILD = 5;
const MAX_BY_NETWORK = 40;

export type ParentAsked = 'messageSent' | 'messageNotSent' | 'tooManyMessages' | 'hasDeclined' | 'agreed';

type Asking = { childId: string; bornIn: BirthMonth; parent: LoginName; client: string | undefined };

/**
 * Notes whom a child has named as their parent, in place of who has not agreed yet, and asks that parent by a message.
 * The month of birth is noted once: a child does not grow older by writing another.
 */
export async function nameParent(app: App, { childId, bornIn, parent, client }: Asking): Promise<ParentAsked> {
  const now = app.clock();
  try {
    await countAttempt(
      app.db,
      [
        { key: `parent asked by ${networkOf(client)}`, spanMs: DAY_MS, max: MAX_BY_NETWORK },
        { key: `parent asked for ${childId}`, spanMs: DAY_MS, max: MAX_BY_CHILD },
        { key: `parent asked at ${addressHash(parent.value)}`, spanMs: DAY_MS, max: MAX_TO_PARENT },
      ],
      now,
    );
  } catch (error) {
    if (error instanceof TooManyAttempts) return 'tooManyMessages';
    throw error;
  }
  const refused = await noteParent(app, { childId, bornIn, contact: parent.value, now });
  return refused ?? sendQuestion(app, parent);
}

function noteParent(
  app: App,
  { childId, bornIn, contact, now }: { childId: string; bornIn: BirthMonth; contact: string; now: Date },
): Promise<'hasDeclined' | 'agreed' | undefined> {
  return change(app, async (tx) => {
    const [before] = await tx.select().from(parentalConsents).where(eq(parentalConsents.childId, childId)).for('update');
    if (before?.agreedAt) return { result: 'agreed', tags: [] };
    if (before?.declinedAt && before.contact === contact) return { result: 'hasDeclined', tags: [] };
    await tx
      .update(minors)
      .set({ bornIn })
      .where(and(eq(minors.readerId, childId), isNull(minors.bornIn)));
    await tx
      .insert(parentalConsents)
      .values({ childId, contact, askedAt: now })
      .onConflictDoUpdate({
        target: parentalConsents.childId,
        set: { contact, askedAt: now, declinedAt: null },
        setWhere: sql`${parentalConsents.agreedAt} is null`,
      });
    return { result: undefined, tags: [] };
  });
}

async function sendQuestion({ messages, settings, log }: App, { kind, value: to }: LoginName): Promise<ParentAsked> {
  const text = parentMessage(new URL(CHILDREN_PATH, settings.siteUrl).href, kind);
  try {
    await sendInTime(() =>
      kind === 'phone' ? messages.sendSms({ to, text }) : messages.sendMail({ to, subject: parentMailSubject, text }),
    );
    return 'messageSent';
  } catch (error) {
    if (!(error instanceof MessageNotSent)) throw error;
    log.error({ error: error.message }, 'a parent could not be asked');
    return 'messageNotSent';
  }
}
