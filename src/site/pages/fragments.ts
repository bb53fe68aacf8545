import type { ReactNode } from 'react';
import { siteConfig } from '../../../site.config.ts';
import { type Duration, milliseconds } from '../../platform/clock.ts';
import type { Language } from '../../platform/text/language.ts';
import type { App } from '../app.ts';
import type { AnyShellPart, ShellParts } from '../desk.ts';
import { type Html, renderHtml } from './html.tsx';

type Lifetime<T> = {
  /** Tags that invalidate it. */
  tags: (content: T) => readonly string[];
  freshFor: Duration | ((content: T) => Duration);
};

/** Assumed size in bytes of content that is not measured. */
const USUAL_BYTES = 4096;

/** Content that many pages share, loaded once and cached until a tag invalidates it or it expires. */
export async function sharedFragment<T>(
  app: App,
  key: string,
  { tags, freshFor }: Lifetime<T>,
  load: () => Promise<T>,
  bytesOf: (content: T) => number = () => USUAL_BYTES,
): Promise<T> {
  const fragment = await app.fragments.get(key, async () => {
    const content = await load();
    return {
      value: { content, bytes: bytesOf(content) },
      tags: tags(content),
      freshMs: milliseconds(typeof freshFor === 'function' ? freshFor(content) : freshFor),
      staleMs: milliseconds('10m'),
    };
  });
  // Each key is used with one loader, so the type is the loader's.
  return fragment.content as T;
}

/** A fragment of a page; without `html` there is nothing to show now. */
export type HtmlFragment = { html: Html | undefined; tags: readonly string[] };

/** A fragment that many pages share, rendered once. `idPrefix` keeps its element ids apart from those of other fragments. */
export function htmlFragment(
  app: App,
  { key, idPrefix, freshFor, language = 'gu' }: { key: string; idPrefix: string; freshFor: Duration; language?: Language },
  render: () => Promise<{ node: ReactNode; tags: readonly string[] }>,
): Promise<HtmlFragment> {
  return sharedFragment<HtmlFragment>(
    app,
    language === 'gu' ? key : `${language} ${key}`,
    { tags: ({ tags }) => tags, freshFor },
    async () => {
      const { node, tags } = await render();
      return { html: node ? renderHtml(app, node, idPrefix, language) : undefined, tags };
    },
    bytesOfHtml,
  );
}

/** The memory that a fragment takes in bytes. */
export const bytesOfHtml = ({ html }: { html?: Html | undefined }): number => USUAL_BYTES + 2 * (html?.text.length ?? 0);

/**
 * The menus and lists of an edition's shell. Parts that cannot be loaded are empty, and the page is shown without them
 * (specification, section 8); `isWhole` is true if all were loaded.
 */
export async function loadShellParts(app: App, language: Language): Promise<{ parts: ShellParts; isWhole: boolean }> {
  const parts: ShellParts = {
    topMenu: [],
    bottomMenu: [],
    mobileMenu: [],
    footerCategories: [],
    footerMagazines: [],
    footerCities: [],
    footerColumns: [],
    footerPages: [],
    social: siteConfig.social.map(({ name, url }) => ({ name, href: url })),
    footerForm: null,
    offersLogin: false,
  };
  const loaded = await Promise.all(
    app.contributions.shell.map((contribution) =>
      contribution.use(async (shellPart) =>
        (shellPart.editions ?? ['gu']).includes(language) ? { [shellPart.part]: await loadPart(app, contribution.desk, shellPart) } : {},
      ),
    ),
  );
  Object.assign(parts, ...loaded.filter((part) => part !== undefined));
  return { parts, isWhole: loaded.every((part) => part !== undefined) };
}

function loadPart(app: App, desk: string, contribution: AnyShellPart): Promise<unknown> {
  return sharedFragment(
    app,
    `shell:${desk}:${contribution.part}:${(contribution.editions ?? ['gu']).join()}`,
    { tags: () => contribution.tags, freshFor: '5m' },
    async (): Promise<unknown> => contribution.load(app.db),
  );
}
