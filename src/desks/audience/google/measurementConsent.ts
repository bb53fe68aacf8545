/** The optional purpose of being measured by Google. */
export const MEASUREMENT_PURPOSE = 'measurement';
/** Where readers agree to it on their device. */
export const MEASUREMENT_PATH = '/measurement-choices';
/** The version of the text; another account at Google is another agreement. */
export const measurementWording = (googleTag: string): string => `2026-11-25 ${googleTag}`;
/** The consent as a device and an account note it. */
export const measurementConsent = (wording: string) => ({ key: 'measurement-consent', wording, purpose: MEASUREMENT_PURPOSE });
