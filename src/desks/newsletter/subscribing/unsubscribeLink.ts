import { addressHash } from '../../../platform/messages/addressHash.ts';
import type { App } from '../../../site/app.ts';
import { UNSUBSCRIBE_PATH } from './linkPaths.ts';
import { makeToken } from './linkTokens.ts';

/** The link by which a subscriber stops the newsletter. It never expires: it must work in old mails too. */
export async function unsubscribeLink({ db, settings }: App, email: string): Promise<string> {
  const token = await makeToken(db, { purpose: 'unsubscribe', addressHash: addressHash(email) });
  return `${settings.siteUrl}${UNSUBSCRIBE_PATH}?token=${token}`;
}
