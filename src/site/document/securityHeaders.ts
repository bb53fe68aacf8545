/** Headers of every document: no MIME sniffing, and no access to its window from other sites. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

const TWO_YEARS_SECONDS = 63_072_000;

/** HSTS for sites served over https (RFC 6797). Without subdomains, which may belong to others. */
export const transportHeaders = (siteUrl: string): [name: string, value: string][] =>
  siteUrl.startsWith('https:') ? [['strict-transport-security', `max-age=${TWO_YEARS_SECONDS}`]] : [];
