import { change, type Press } from '../../platform/change.ts';
import { subscribers } from './tables.ts';

/** Notes an address for the newsletter, once; whether it was there already is told to nobody. */
export function subscribe(press: Press, email: string): Promise<void> {
  return change(press, async (tx) => {
    await tx.insert(subscribers).values({ email }).onConflictDoNothing();
    return { result: undefined, tags: [] };
  });
}
