/** Where the script of Google Analytics and Tag Manager comes from, and where it sends what it measures. */
export const googleTagHosts: readonly string[] = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];
