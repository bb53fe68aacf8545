import { change, type WriteContext } from '../../../platform/change.ts';
import { addressHash } from '../../../platform/messages/addressHash.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { eraseAddress } from '../commands.ts';
import { newsletterScreenWords } from '../newsroom/words.ts';

/** Unsubscribes an address by hand. Throws `NewsroomError` (404) if it is not there. */
export function removeSubscriber(context: WriteContext, email: string, now: Date): Promise<void> {
  const hash = addressHash(email);
  return change(context, async (tx) => {
    if (!(await eraseAddress(tx, hash, now))) throw new NewsroomError(404, newsletterScreenWords.neverAsked);
    // The log outlives the address.
    const audit = [{ action: 'newsletter.remove', subject: 'newsletter:subscribers', after: { addressHash: hash } }] as const;
    return { result: undefined, tags: [], audit };
  });
}
