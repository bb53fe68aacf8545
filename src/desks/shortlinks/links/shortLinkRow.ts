/** A short link as the newsroom shows it: `id` is its code, `link` the whole of it, `createdAt` ISO 8601. */
export type ShortLinkRow = { id: string; link: string; path: string; createdAt: string };
