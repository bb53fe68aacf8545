/** Where a reader logs in and then comes back to `next`, a path of this site. */
export const loginAddress = (next: string): string => `/account/login?next=${encodeURIComponent(next)}`;
