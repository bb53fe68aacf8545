/** The address of a page in an issue, which tells what counts the reading that a newsletter led there (`site/audience/`). */
export const issueLink = (siteUrl: string, address: string): string => `${siteUrl}${address}?utm_medium=newsletter`;
