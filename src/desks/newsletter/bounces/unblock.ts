import { and, eq, isNotNull } from 'drizzle-orm';
import { change, type WriteContext } from '../../../platform/change.ts';
import { addressHash } from '../../../platform/messages/addressHash.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { newsletterScreenWords } from '../newsroom/words.ts';
import { newsletterBounces } from '../tables.ts';

/**
 * Sends to an address again from which mail has come back too often; its counts begin anew. Throws `NewsroomError`
 * (409) if it is not blocked.
 */
export function unblock(context: WriteContext, email: string): Promise<void> {
  return change(context, async (tx) => {
    const [unblocked] = await tx
      .delete(newsletterBounces)
      .where(and(eq(newsletterBounces.email, email), isNotNull(newsletterBounces.blockedAt)))
      .returning({ email: newsletterBounces.email });
    if (!unblocked) throw new NewsroomError(409, newsletterScreenWords.notBlocked);
    // The log outlives the address.
    const audit = [
      { action: 'newsletter.unblock', subject: 'newsletter:subscribers', after: { addressHash: addressHash(email) } },
    ] as const;
    return { result: undefined, tags: [], audit };
  });
}
