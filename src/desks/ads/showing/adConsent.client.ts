import { ADS_PURPOSE } from '../views/adsPurpose.ts';

const KEY = 'ads-consent';
/** The version of the text that was agreed to, in `adText`. */
const WORDING = '2026-11-24';

/** Whether this device has a consent. False where the browser stores nothing. */
export function hasDeviceConsent(): boolean {
  try {
    return localStorage.getItem(KEY) === WORDING;
  } catch {
    return false;
  }
}

/** Notes the consent on this device, or takes it back with everything that was kept by it. */
export function setDeviceConsent(isGiven: boolean): void {
  try {
    if (isGiven) localStorage.setItem(KEY, WORDING);
    else for (const key of [KEY, SEEN_KEY]) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is no consent, and nothing to take back.
    return;
  }
}

/** Where the device counts what was shown, after a consent. */
export const SEEN_KEY = 'ads-seen';

let asked: Promise<boolean> | undefined;

/**
 * Whether something may be kept of what this reader sees, and Google may be asked: with a consent, which for a logged-in reader is that of
 * the account (readers under 18 have none).
 */
export function mayFollow(): Promise<boolean> {
  if (!('reader' in document.documentElement.dataset)) return Promise.resolve(hasDeviceConsent());
  asked ??= askAccount();
  return asked;
}

async function askAccount(): Promise<boolean> {
  try {
    const answer = await fetch('/api/user/profile', { signal: AbortSignal.timeout(10_000) });
    const { data }: { data?: { agreedTo?: readonly string[] } } = await answer.json();
    return data?.agreedTo?.includes(ADS_PURPOSE) ?? false;
  } catch {
    return false;
  }
}
