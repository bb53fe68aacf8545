import type { Language } from '../../platform/text/language.ts';
import type { App } from '../app.ts';

/** A film on a page. Addresses are paths on this site, or whole addresses. */
export type SitemapVideo = {
  thumbnail: string;
  title: string;
  description: string;
  /** The film's file, or the address of its player; one of them is required by search engines. */
  file: string | undefined;
  player: string | undefined;
  seconds: number;
  publishedAt: Date;
};

/** A page as search engines are told of it. Addresses are paths on this site. */
export type SitemapEntry = {
  address: string;
  /** The last change that readers see; undefined if it is not known. */
  changedAt?: Date | undefined;
  images?: readonly string[];
  videos?: readonly SitemapVideo[];
  /** The addresses of the page in the editions, if it is in both. */
  editions?: Partial<Record<Language, string>> | undefined;
};

/** A story for the news sitemap. */
export type NewsEntry = SitemapEntry & { title: string; language: string; publishedAt: Date };

/**
 * The entries of a section under one name, a month (`2026-11`, UTC) or `all`: how many, and when one of them was last
 * changed or removed.
 */
export type SitemapPart = { name: string; entries: number; changedAt: Date | undefined };

/**
 * Pages of one kind for search engines. They are listed in files of at most `MAX_FILE_ENTRIES`, so that a file takes the same memory
 * whatever the archive holds. What readers cannot see and what search engines must not index is left out.
 */
export type SitemapSection = {
  /** The name of its files: `/sitemaps/stories/2026-11.xml`. */
  name: string;
  /** The cache tags of its parts and entries, beside those of topics. */
  tags: (app: App) => Promise<readonly string[]>;
  /** Its parts, the oldest first; in a cheap statement, because the index reads those of all sections. */
  parts: (app: App) => Promise<SitemapPart[]>;
  /** The entries of a part after the first `skip`, in a fixed order in which new entries come last. */
  entries: (app: App, part: string, at: { skip: number; most: number }) => Promise<SitemapEntry[]>;
  /** The newest stories that were published after `since`, for the news sitemap. */
  news?: (app: App, since: Date, most: number) => Promise<NewsEntry[]>;
};

/** The newest of some times; undefined if none is known. */
export function newestOf(times: readonly (Date | null | undefined)[]): Date | undefined {
  const known = times.flatMap((time) => (time ? [time.getTime()] : []));
  return known.length > 0 ? new Date(Math.max(...known)) : undefined;
}

/** A section with a few entries in one part. */
export const smallSection = ({
  name,
  tags,
  load,
}: {
  name: string;
  tags: readonly string[];
  load: (app: App) => Promise<SitemapEntry[]>;
}): SitemapSection => ({
  name,
  tags: async () => tags,
  parts: async (app) => {
    const entries = await load(app);
    return [{ name: 'all', entries: entries.length, changedAt: newestOf(entries.map(({ changedAt }) => changedAt)) }];
  },
  entries: async (app, part, { skip, most }) => (part === 'all' ? (await load(app)).slice(skip, skip + most) : []),
});

/** How long a list of entries is and when one of them was last changed, and the entries after the first `skip`. */
export type SitemapList = {
  size: (app: App) => Promise<{ entries: number; changedAt?: Date | null | undefined }>;
  load: (app: App, at: { skip: number; most: number }) => Promise<SitemapEntry[]>;
};

/** A section of lists of any length, one after the other in one part. The index counts them, and a file reads its own entries only. */
export const longSection = ({
  name,
  tags,
  lists,
}: {
  name: string;
  tags: readonly string[];
  lists: readonly SitemapList[];
}): SitemapSection => ({
  name,
  tags: async () => tags,
  parts: async (app) => {
    const sizes = await Promise.all(lists.map(({ size }) => size(app)));
    const entries = sizes.reduce((sum, size) => sum + size.entries, 0);
    return [{ name: 'all', entries, changedAt: newestOf(sizes.map(({ changedAt }) => changedAt)) }];
  },
  entries: async (app, _part, { skip, most }) => {
    const found: SitemapEntry[] = [];
    let before = 0;
    for (const { size, load } of lists) {
      const { entries } = await size(app);
      const at = { skip: Math.max(skip - before, 0), most: most - found.length };
      if (at.skip < entries && at.most > 0) found.push(...(await load(app, at)));
      before += entries;
    }
    return found;
  },
});
