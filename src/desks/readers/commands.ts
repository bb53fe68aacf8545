import { eq } from 'drizzle-orm';
import { readTopicsById } from '../../content/topics/queries.ts';
import { change, type WriteContext } from '../../platform/change.ts';
import type { Database } from '../../platform/database.ts';
import type { App } from '../../site/app.ts';
import type { ProfileChange } from './profile/profile.ts';
import { readKnownReader, readProfile } from './queries.ts';
import { readerCodes, readers } from './tables.ts';
import { readerText } from './words.ts';

/** What a reader logs in with is verified by a code, and cannot be changed by writing another. */
export class LoginNameFixed extends Error {
  readonly field: 'email' | 'mobileNumber';
  constructor(field: LoginNameFixed['field']) {
    super(readerText.loginNameFixed);
    this.field = field;
  }
}

/** Changes a reader's profile; what `draft` leaves out stays. False if the account is gone. Throws `LoginNameFixed`. */
export function saveProfile(context: WriteContext, readerId: string, draft: ProfileChange): Promise<boolean> {
  return change(context, async (tx) => {
    const before = await readProfile(tx, readerId);
    if (!before) return { result: false, tags: [] };
    const fixed = before.primaryKey === 'email' ? 'email' : 'mobileNumber';
    const sent = draft[fixed];
    if (sent && sent !== before[fixed]) throw new LoginNameFixed(fixed);
    const { name, email, mobileNumber, gender, intrestedCategories } = draft;
    await tx
      .update(readers)
      .set({
        ...(name === undefined ? {} : { name }),
        updatedAt: context.clock(),
        ...(email === undefined || fixed === 'email' ? {} : { contactEmail: email }),
        ...(mobileNumber === undefined || fixed === 'mobileNumber' ? {} : { contactNumber: mobileNumber }),
        ...(gender === undefined ? {} : { gender }),
        ...(intrestedCategories === undefined ? {} : { interests: await existingCategories(tx, intrestedCategories) }),
      })
      .where(eq(readers.id, readerId));
    return { result: true, tags: [] };
  });
}

/** Those of the ids that are categories, each once; a category that was deleted meanwhile is no error. */
async function existingCategories(tx: WriteContext['db'], ids: readonly number[]): Promise<number[]> {
  const topics = await readTopicsById(tx, ids);
  return [...new Set(ids)].filter((id) => topics.get(id)?.kind === 'category');
}

/**
 * Requests of one reader come one after the other until the transaction ends, so that a limit on what an account has holds. With `update` also
 * those that only refer to the account.
 */
export async function lockReader(tx: Database, readerId: string, strength: 'no key update' | 'update' = 'no key update'): Promise<void> {
  await tx.select({ id: readers.id }).from(readers).where(eq(readers.id, readerId)).for(strength);
}

/** Erases a reader's account with everything that the desks store about its reader. False if it is gone already. */
export function removeReader(app: App, readerId: string): Promise<boolean> {
  return change(app, async (tx) => {
    // What the reader is sending at this moment is there when it is erased, or finds no account.
    await lockReader(tx, readerId, 'update');
    const reader = await readKnownReader(tx, readerId);
    if (!reader) return { result: false, tags: [] };
    const tags: string[] = [];
    for (const { erase } of app.contributions.readerData) tags.push(...((await erase?.(tx, reader, app.clock())) ?? []));
    const [removed] = await tx.delete(readers).where(eq(readers.id, readerId)).returning({ account: readers.email });
    // A code on its way, or one that has just been used, would make the account anew.
    if (removed) await tx.delete(readerCodes).where(eq(readerCodes.account, removed.account));
    return { result: removed !== undefined, tags };
  });
}
