import { randomBytes } from 'node:crypto';
import { readSecret } from '../../../platform/accounts/secrets.ts';
import type { App } from '../../../site/app.ts';

/** The key by which search engines see that this site submits its addresses itself: that of the settings, or one that is made once. */
export async function readIndexNowKey({ db, settings }: Pick<App, 'db' | 'settings'>): Promise<string | undefined> {
  if (!settings.indexNow) return undefined;
  return settings.indexNow.key ?? readSecret(db, 'indexnow', () => randomBytes(16).toString('hex'));
}
