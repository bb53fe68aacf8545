/** The optional purpose that readers with an account agree to or not, and the device's own note of the consent. */
export const ADS_PURPOSE = 'ads';
