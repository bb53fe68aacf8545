/** The optional purpose that readers with an account agree to or not, and the device's own note of the consent. */
export const ADS_PURPOSE = 'ads';
/** The version of the text that was agreed to, in `adText`. */
export const ADS_WORDING = '2026-11-24';
