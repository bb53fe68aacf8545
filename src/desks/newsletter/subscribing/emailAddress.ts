import { rateLimit } from '../../../platform/rateLimit.ts';
import { filled, mailAddress } from '../../../site/forms/draftFields.ts';
import { newsletterText } from '../words.ts';

/** A mail address as typed by a reader, converted to lower case. Errors are sentences for the reader. */
export const emailAddress = filled(newsletterText.missing).pipe(mailAddress);

/** Rate limit per network, for form and call together: enough for readers who share an address, but not for automated subscriptions. */
export const subscribeLimit = rateLimit({ max: 100, spanMs: 10 * 60_000 });
