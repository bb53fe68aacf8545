import type { ReaderData } from '../../../site/desk.ts';
import { eraseAddress } from '../commands.ts';
import { readSubscriber } from '../queries.ts';
import { addressHash } from './addressHash.ts';

/** The subscription of the mail address by which a reader logs in. */
export const subscriberData: ReaderData = {
  name: 'newsletter',
  read: async (db, { email }) => (email === undefined ? null : ((await readSubscriber(db, addressHash(email))) ?? null)),
  erase: async (tx, { email }, now) => {
    if (email !== undefined) await eraseAddress(tx, addressHash(email), now);
    return [];
  },
};
