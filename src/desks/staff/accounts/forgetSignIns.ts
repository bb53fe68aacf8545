import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { staff, staffSessions, staffVerifications } from '../tables.ts';

/** Ends all access of an account: its sessions, sign-ins that wait for a code, and its known devices. */
export async function forgetSignIns(tx: Database, staffId: string, now: Date): Promise<void> {
  await tx.delete(staffSessions).where(eq(staffSessions.userId, staffId));
  await tx.delete(staffVerifications).where(eq(staffVerifications.value, staffId));
  await tx.update(staff).set({ devicesSince: now }).where(eq(staff.id, staffId));
}
