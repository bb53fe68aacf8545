import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { type CachedResponse, encodeResponse, toResponse } from '../pages/cachedResponse.ts';

const moduleNames = z.record(z.string(), z.array(z.string()));

/** What the build says of the components' style sheets (`build/styles.ts`). */
export const pageStylesList = z.object({
  modules: z.array(
    z.object({ file: z.string(), layer: z.enum(['design', 'site', 'desk']), css: z.string(), classes: z.array(z.string()) }),
  ),
  /** The sheets behind each island, and behind the live states of each desk. */
  islands: moduleNames,
  live: moduleNames,
});

/** Stands in the document for the address of the page's own sheet until the page's classes are known. */
export const PAGE_SHEET = '/assets/page.css';

const ADDRESS = /^page-([\w-]{8})-([\w-]{1,64})\.css$/;
const ONE_YEAR = 'public, max-age=31536000, immutable';
/** Pages of one kind have the same sheet: there are some dozens. */
const MAX_SHEETS = 200;

/** The components' style sheets, of which each page links those that it uses, as one. */
export type PageStyles = {
  /** Puts the address of a page's own sheet in the place of `PAGE_SHEET`; `deskOf` tells whose a kind of live topics is. */
  link: (html: string, deskOf: (liveKind: string) => string | undefined) => string;
  /** The sheet that stands at a name under /assets, if it is one. */
  sheetNamed: (name: string) => CachedResponse | undefined;
};

/**
 * A page's sheet holds the styles of the components whose classes stand in its HTML, of its islands, and of what its live places may come to
 * show. Which they are is said by the sheet's address, a bit for each, so that every process of one build can make it.
 */
export function openPageStyles({ modules, islands, live }: z.infer<typeof pageStylesList>): PageStyles {
  const moduleOfClass = new Map(modules.flatMap(({ classes }, at) => classes.map((name) => [name, at] as const)));
  const moduleOfFile = new Map(modules.map(({ file }, at) => [file, at]));
  const version = createHash('sha256').update(JSON.stringify(modules)).digest('base64url').slice(0, 8);
  const sheets = new LRUCache<string, CachedResponse>({ max: MAX_SHEETS });

  const used = (html: string, deskOf: (liveKind: string) => string | undefined): Set<number> => {
    const found = new Set<number>();
    const add = (at: number | undefined) => at !== undefined && found.add(at);
    for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) for (const name of names.split(' ')) add(moduleOfClass.get(name));
    const addAll = (files: readonly string[] = []) => {
      for (const file of files) add(moduleOfFile.get(file));
    };
    for (const [, name = ''] of html.matchAll(/<gs-island name="(\w+)"/g)) addAll(islands[name]);
    for (const [, kind = ''] of html.matchAll(/ data-live="([a-z-]+)/g)) addAll(live[deskOf(kind) ?? '']);
    return found;
  };

  const link: PageStyles['link'] = (html, deskOf) => {
    const bits = Buffer.alloc(Math.ceil(modules.length / 8));
    for (const at of used(html, deskOf)) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
    return html.replace(PAGE_SHEET, `/assets/page-${version}-${bits.toString('base64url')}.css`);
  };

  const sheetNamed: PageStyles['sheetNamed'] = (name) => {
    const [, its, mask = ''] = ADDRESS.exec(name) ?? [];
    if (its !== version) return undefined;
    const made = sheets.get(mask);
    if (made) return made;
    const bits = Buffer.from(mask, 'base64url');
    const chosen = modules.filter((_module, at) => ((bits[at >> 3] ?? 0) >> (at & 7)) & 1);
    const layers = (['design', 'site', 'desk'] as const).map((layer) => {
      const css = chosen.filter((module) => module.layer === layer).map((module) => module.css);
      return css.length === 0 ? '' : `@layer ${layer}{${css.join('')}}`;
    });
    const headers = {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': ONE_YEAR,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    };
    const sheet = encodeResponse(200, headers, layers.join(''));
    sheets.set(mask, sheet);
    return sheet;
  };
  return { link, sheetNamed };
}

/** Serves the pages' own sheets. */
export function servePageStyles(routes: Hono, styles: PageStyles): void {
  routes.get('/assets/:name', async (context, next) => {
    const sheet = styles.sheetNamed(context.req.param('name'));
    return sheet ? toResponse(sheet, context.req.raw) : next();
  });
}
