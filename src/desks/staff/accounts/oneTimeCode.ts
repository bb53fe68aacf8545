import { symmetricDecrypt } from 'better-auth/crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../../platform/database.ts';
import { staffSecondFactors } from '../tables.ts';

const PERIOD_MS = 30_000;

/** The key of the newsroom's encrypted secrets. */
type Key = Parameters<typeof symmetricDecrypt>[0]['key'];

/**
 * Marks an app code as used, so that it is accepted once over all processes (RFC 6238, 5.2). Returns whether it was correct and unused; the
 * previous and the next code are also accepted, as in better-auth.
 */
export async function useTotpStep(
  db: Database,
  { staffId, code, key }: { staffId: string; code: string; key: Key },
): Promise<'wrong' | 'used now' | 'used already'> {
  const [factor] = await db.select().from(staffSecondFactors).where(eq(staffSecondFactors.userId, staffId)).limit(1);
  if (!factor) return 'wrong';
  const secret = Secret.fromUTF8(await symmetricDecrypt({ key, data: factor.secret }));
  // Not the newspaper's clock: better-auth then judges the code by the system's time, and both must mean the same step.
  const timestamp = Date.now();
  const away = new TOTP({ secret }).validate({ token: code, timestamp, window: 1 });
  if (away === null) return 'wrong';
  const step = Math.floor(timestamp / PERIOD_MS) + away;
  const { id, lastUsedStep } = staffSecondFactors;
  const used = await db
    .update(staffSecondFactors)
    .set({ lastUsedStep: step })
    .where(and(eq(id, factor.id), or(isNull(lastUsedStep), lt(lastUsedStep, step))))
    .returning({ id });
  return used.length > 0 ? 'used now' : 'used already';
}
