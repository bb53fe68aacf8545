/**
 * The path of the page to which a path of this site leads, directly or by redirects; undefined if to none. Only permanent redirects change the
 * path. Throws `ApiError` if that cannot be determined now.
 */
export type ResolvePath = (path: string) => Promise<string | undefined>;
