import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { type CachedResponse, encodeResponse, makeDense } from '../pages/cachedResponse.ts';
import { SEPARATOR } from '../pages/joinZstd.ts';
import { hashSource } from './inlineScripts.ts';

const LAYERS = ['design', 'site', 'desk'] as const;
type Layer = (typeof LAYERS)[number];

const moduleNames = z.record(z.string(), z.array(z.string()));

/** The build's list of style sheets for readers' pages (`build/styles.ts`). */
export const pageStylesList = z.object({
  /** The order of the cascade layers, fonts, base styles and the shell: part of every page. */
  site: z.object({ layers: z.string(), fonts: z.string(), base: z.string(), shell: z.string() }),
  modules: z.array(z.object({ file: z.string(), layer: z.enum(LAYERS), css: z.string(), classes: z.array(z.string()) })),
  /** The style sheets that each island and each desk's live content need. */
  islands: moduleNames,
  live: moduleNames,
});

/** `plain` is the sheet of a whole page without cascade layers (`site/reader/withoutLayers.client.ts`). */
const ADDRESS = /^(page|plain)-([\w-]{8})-([\w-]{1,64})\.css$/;
const ONE_YEAR = 'public, max-age=31536000, immutable';
/** Pages of one kind have the same sheet, so there are only some dozens. */
const MAX_SHEETS = 200;
const MAX_CLASS_LISTS = 5_000;

/** Matches HTML that needs styles: classes, islands and live content. */
const STYLED = /( class|<gs-island name| data-live)="([^"]*)"/g;

/** `matches:beside` is a topic of the kind `matches`. */
const liveDesk = (topic: string, deskOf: (liveKind: string) => string | undefined): string =>
  deskOf(/^[a-z-]+/.exec(topic)?.[0] ?? '') ?? '';

/** The styles of one page, inlined in its head so that the browser can paint without another request. */
export type PageSheet = {
  /** Address of the component styles alone, for pages that show a part of this one. */
  address: string;
  /** Between two `SEPARATOR`s, by which they are compressed apart from the page (`zstdPage.ts`). */
  css: string;
  /** The hash that allows these styles in the document (Content Security Policy, `style-src`). */
  hash: string;
};

/** The style sheets of the components; each page gets those it uses. */
export type PageStyles = {
  /** Differs between builds with other styles. */
  version: string;
  /** The numbers of the style sheets that some HTML needs; `deskOf` returns the desk of a kind of live topics. */
  usedIn: (html: string, deskOf: (liveKind: string) => string | undefined) => ReadonlySet<number>;
  /** One sheet that combines these style sheets. */
  sheetOf: (used: Iterable<number>) => PageSheet;
  /** The same for a document without the shell that may not have cascade layers (AMP); the order of the rules stands for them. */
  sheetWithoutLayers: (used: Iterable<number>) => string;
  /** The component styles with this file name under /assets, or all styles of a page without layers; undefined if there are none. */
  sheetNamed: (name: string) => CachedResponse | undefined;
};

const versionOf = ({ site, modules }: z.infer<typeof pageStylesList>): string =>
  hash('sha256', JSON.stringify([site, modules]), 'base64url').slice(0, 8);

/**
 * A page's sheet holds the styles of the components whose classes occur in its HTML, of its islands, and of its live content in any state.
 * The sheet's address encodes the set of style sheets, one bit each, so that every process of one build can generate it.
 * `version` is given for the list of another build, which may have named it otherwise.
 */
export function openPageStyles(list: z.infer<typeof pageStylesList>, version = versionOf(list)): PageStyles {
  const { site, modules, islands, live } = list;
  const moduleOfClass = new Map(modules.flatMap(({ classes }, at) => classes.map((name) => [name, at] as const)));
  const moduleOfFile = new Map(modules.map(({ file }, at) => [file, at]));
  const sheets = new LRUCache<string, PageSheet>({ max: MAX_SHEETS });
  const served = new LRUCache<string, CachedResponse>({ max: MAX_SHEETS });

  const modulesOf = (files: readonly string[] = []): number[] =>
    files.map((file) => moduleOfFile.get(file)).filter((at) => at !== undefined);
  /** By the value of a `class` attribute; the components write some hundreds of values. */
  const modulesOfClasses = new Map<string, number[]>();
  const usedByClasses = (names: string): number[] => {
    const result = modulesOfClasses.get(names);
    if (result) return result;
    const modulesUsed = names
      .split(' ')
      .map((name) => moduleOfClass.get(name))
      .filter((at) => at !== undefined);
    if (modulesOfClasses.size < MAX_CLASS_LISTS) modulesOfClasses.set(names, modulesUsed);
    return modulesUsed;
  };

  const usedIn: PageStyles['usedIn'] = (html, deskOf) => {
    const used = new Set<number>();
    for (const [, attribute, value = ''] of html.matchAll(STYLED)) {
      const modulesUsed =
        attribute === ' class'
          ? usedByClasses(value)
          : modulesOf(attribute === ' data-live' ? live[liveDesk(value, deskOf)] : islands[value]);
      for (const at of modulesUsed) used.add(at);
    }
    return used;
  };

  const rulesOf = (bits: Buffer, layer: Layer): string =>
    modules.map((module, at) => (module.layer === layer && ((bits[at >> 3] ?? 0) >> (at & 7)) & 1 ? module.css : '')).join('');

  const cssOf = (bits: Buffer): string =>
    LAYERS.map((layer) => {
      const css = rulesOf(bits, layer);
      return css && `@layer ${layer}{${css}}`;
    }).join('');

  const inOrder = (bits: Buffer, shell = ''): string =>
    [site.base, rulesOf(bits, 'design'), shell, rulesOf(bits, 'site'), rulesOf(bits, 'desk')].join('');

  const bitsOf = (used: Iterable<number>): Buffer => {
    const bits = Buffer.alloc(Math.ceil(modules.length / 8));
    for (const at of used) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
    return bits;
  };

  const sheetOf: PageStyles['sheetOf'] = (used) => {
    const bits = bitsOf(used);
    const mask = bits.toString('base64url');
    const made = sheets.get(mask);
    if (made) return made;
    const rules = `${site.layers}${site.fonts}@layer base{${site.base}}@layer site{${site.shell}}${cssOf(bits)}`;
    const css = SEPARATOR + rules + SEPARATOR;
    const sheet = { address: `/assets/page-${version}-${mask}.css`, css, hash: hashSource(css) };
    sheets.set(mask, sheet);
    return sheet;
  };

  const sheetWithoutLayers: PageStyles['sheetWithoutLayers'] = (used) =>
    // AMP reads media queries of level 3, where a feature is negated with its type.
    (site.fonts + inOrder(bitsOf(used))).replaceAll('@media not (', '@media not all and (');

  const sheetNamed: PageStyles['sheetNamed'] = (name) => {
    const [, kind, its, mask = ''] = ADDRESS.exec(name) ?? [];
    if (its !== version) return undefined;
    const made = served.get(name);
    if (made) return made;
    const headers = {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': ONE_YEAR,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    };
    const bits = Buffer.from(mask, 'base64url');
    const sheet = encodeResponse(200, headers, kind === 'page' ? cssOf(bits) : inOrder(bits, site.shell) + site.fonts);
    makeDense(sheet);
    served.set(name, sheet);
    return sheet;
  };
  return { version, usedIn, sheetOf, sheetWithoutLayers, sheetNamed };
}
