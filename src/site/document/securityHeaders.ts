/** Headers of every document: its type is what is said, and no window of another site has a hand in its window. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

const TWO_YEARS_SECONDS = 63_072_000;

/**
 * For a site that is reached by https: browsers ask for it by https alone from then on (RFC 6797). Without its subdomains, which may be
 * another's.
 */
export const transportHeaders = (siteUrl: string): [name: string, value: string][] =>
  siteUrl.startsWith('https:') ? [['strict-transport-security', `max-age=${TWO_YEARS_SECONDS}`]] : [];
