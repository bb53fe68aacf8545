/** Headers of every document: no MIME sniffing, and addresses told to other sites only as far as the host. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/**
 * Keeps pages of other sites from the window of a page with a person's own data or an unpublished story. Public pages
 * go without it, because it delays the first paint of a page that is opened in a new tab
 * (docs/decisions/2026-11-25-opener-policy.md).
 */
export const openerPolicy = { 'cross-origin-opener-policy': 'same-origin' };

const TWO_YEARS_SECONDS = 63_072_000;

/** HSTS for sites served over https (RFC 6797). Without subdomains, which may belong to others. */
export const transportHeaders = (siteUrl: string): [name: string, value: string][] =>
  siteUrl.startsWith('https:') ? [['strict-transport-security', `max-age=${TWO_YEARS_SECONDS}`]] : [];
