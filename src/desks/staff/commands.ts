import { and, eq } from 'drizzle-orm';
import { change, type WriteContext } from '../../platform/change.ts';
import type { Database } from '../../platform/database.ts';
import type { App } from '../../site/app.ts';
import { checkVersion } from '../../site/newsroom/checkVersion.ts';
import { fieldError, NewsroomError } from '../../site/newsroom/newsroomError.ts';
import { newsroomServerWords } from '../../site/newsroom/words.ts';
import { forgetSignIns } from './accounts/forgetSignIns.ts';
import { makeLink, newId } from './accounts/links.ts';
import type { StaffDraft } from './accounts/staffDraft.ts';
import { lockAdministrators, readStaffByEmail } from './queries.ts';
import { staff, staffSecondFactors, staffSessions } from './tables.ts';
import { accountWords } from './words.ts';

type Writing = App & WriteContext;

/** Adds an account. Returns its id and the one-time link to set a password. Throws if the address already has an account. */
export function addStaff(app: Writing, draft: StaffDraft): Promise<{ id: string; link: string }> {
  return change(app, async (tx) => {
    await checkEmail(tx, draft.email);
    const id = newId();
    await tx.insert(staff).values({ id, ...draft });
    return {
      result: { id, link: app.settings.siteUrl + (await makeLink(tx, app, id)) },
      tags: [],
      audit: [{ action: 'staff.add', subject: `staff:${id}`, after: draft }],
    };
  });
}

/**
 * Changes an account. Users cannot change their own role or suspend themselves, and there must always be an administrator. With `version`
 * (the one that the editor saw) it throws 409 if somebody has changed the account since.
 */
export function changeStaff(app: Writing, id: string, draft: StaffDraft, version?: number): Promise<void> {
  return change(app, async (tx) => {
    const administrators = await lockAdministrators(tx);
    const [before] = await tx.select().from(staff).where(eq(staff.id, id)).for('update');
    if (!before) throw new NewsroomError(404, newsroomServerWords.notThere);
    checkVersion(before, version);
    if (before.email !== draft.email) await checkEmail(tx, draft.email);
    const losesPower = draft.role !== before.role || draft.suspended !== before.suspended;
    if (losesPower && app.by?.id === id) throw new NewsroomError(409, accountWords.notOneself);
    const stops = before.role === 'administrator' && (draft.role !== 'administrator' || draft.suspended);
    if (stops && !administrators.some((other) => other !== id)) throw new NewsroomError(409, accountWords.lastAdministrator);
    await tx
      .update(staff)
      .set({ ...draft, updatedAt: app.clock(), version: before.version + 1 })
      .where(eq(staff.id, id));
    if (draft.suspended) await forgetSignIns(tx, id, app.clock());
    const { name, email, role, deskIds, cityIds, suspended } = before;
    return {
      result: undefined,
      tags: [],
      audit: [{ action: 'staff.change', subject: `staff:${id}`, before: { name, email, role, deskIds, cityIds, suspended }, after: draft }],
    };
  });
}

/**
 * Creates a new one-time link for a lost password; with `secondFactor` the second factor is removed too, and a new one is set up at the
 * next sign-in. Returns the link's address.
 */
export function resetStaff(app: Writing, id: string, { secondFactor }: { secondFactor: boolean }): Promise<string> {
  return change(app, async (tx) => {
    const [row] = await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, id)).for('update');
    if (!row) throw new NewsroomError(404, newsroomServerWords.notThere);
    if (secondFactor) {
      await tx.delete(staffSecondFactors).where(eq(staffSecondFactors.userId, id));
      await tx.update(staff).set({ twoFactorEnabled: false }).where(eq(staff.id, id));
      await forgetSignIns(tx, id, app.clock());
    }
    return {
      result: app.settings.siteUrl + (await makeLink(tx, app, id)),
      tags: [],
      audit: [{ action: 'staff.reset', subject: `staff:${id}`, after: { secondFactor } }],
    };
  });
}

/** Ends sessions of an account: one, or all but one. Returns their number. */
export function endSessions(app: Writing, staffId: string, which: { only: string } | { allBut: string | undefined }): Promise<number> {
  return change(app, async (tx) => {
    const rows = await tx.select({ id: staffSessions.id }).from(staffSessions).where(eq(staffSessions.userId, staffId));
    const ended = rows.filter(({ id }) => ('only' in which ? id === which.only : id !== which.allBut));
    for (const { id } of ended) await tx.delete(staffSessions).where(and(eq(staffSessions.userId, staffId), eq(staffSessions.id, id)));
    return {
      result: ended.length,
      tags: [],
      audit: [{ action: 'staff.endSessions', subject: `staff:${staffId}`, after: { sessions: ended.length } }],
    };
  });
}

async function checkEmail(tx: Database, email: string): Promise<void> {
  if (await readStaffByEmail(tx, email)) throw fieldError('email', accountWords.emailTaken);
}
