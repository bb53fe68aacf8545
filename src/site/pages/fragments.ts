import { siteConfig } from '../../../site.config.ts';
import type { Duration } from '../../platform/clock.ts';
import { milliseconds } from '../../platform/clock.ts';
import type { App } from '../app.ts';
import type { AnyShellPart, ShellParts } from '../desk.ts';

type Kept<T> = {
  /** What drops it when it changes. */
  tags: (content: T) => string[];
  freshFor: Duration;
};

/** Content that many pages share, loaded once and kept until a tag drops it or its time is over. */
export async function sharedFragment<T>(app: App, key: string, { tags, freshFor }: Kept<T>, load: () => Promise<T>): Promise<T> {
  const piece = await app.fragments.get(key, async () => {
    const content = await load();
    return { value: { content }, tags: tags(content), freshMs: milliseconds(freshFor), staleMs: milliseconds('10m') };
  });
  // The key names the loader, and the loader the type.
  return piece.content as T;
}

/**
 * The shell's menus and lists. Where one cannot be loaded it is empty, and the reader sees the page without it
 * (specification, section 8).
 */
export async function loadShellParts(app: App): Promise<ShellParts> {
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
      contribution.use(async (given) => ({ [given.part]: await loadPart(app, contribution.desk, given) })),
    ),
  );
  return Object.assign(parts, ...loaded.filter((part) => part !== undefined));
}

function loadPart(app: App, desk: string, contribution: AnyShellPart): Promise<unknown> {
  return sharedFragment(
    app,
    `shell:${desk}:${contribution.part}`,
    { tags: () => contribution.tags, freshFor: '5m' },
    async (): Promise<unknown> => contribution.load(app.db),
  );
}
