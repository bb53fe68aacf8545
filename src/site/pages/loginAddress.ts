/** The log-in, which says so while readers cannot log in. */
export const LOGIN_PATH = '/account/login';

/** Where a reader logs in and then comes back to `next`, a path of this site. */
export const loginAddress = (next: string): string => `${LOGIN_PATH}?next=${encodeURIComponent(next)}`;
