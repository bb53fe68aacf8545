/** An optional purpose: where the device notes the consent, the version of the text that was agreed to, and its name in the account. */
export type ConsentOf = { key: string; wording: string; purpose: string };

/** Whether this device has a consent to this very text. False where the browser stores nothing. */
export function hasConsentHere({ key, wording }: Pick<ConsentOf, 'key' | 'wording'>): boolean {
  try {
    return localStorage.getItem(key) === wording;
  } catch {
    return false;
  }
}

/** Notes the consent on this device, or takes it back with what was kept by it under the keys `also`. */
export function setConsentHere({ key, wording }: Pick<ConsentOf, 'key' | 'wording'>, isGiven: boolean, also: readonly string[] = []): void {
  try {
    if (isGiven) localStorage.setItem(key, wording);
    else for (const one of [key, ...also]) localStorage.removeItem(one);
  } catch {
    // Storage is blocked: there is no consent, and nothing to take back.
    return;
  }
}

/** Whether the reader has agreed: on this device, or by the account of a logged-in reader (readers under 18 have no such consent). */
export async function hasAgreed(consent: ConsentOf): Promise<boolean> {
  if (!('reader' in document.documentElement.dataset)) return hasConsentHere(consent);
  const { askProfile } = await import('../account/readerState.client.ts');
  const profile = await askProfile();
  return profile?.data?.agreedTo.includes(consent.purpose) ?? false;
}
