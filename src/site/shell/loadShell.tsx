import { localDay } from '../../platform/text/dates.ts';
import type { App } from '../app.ts';
import type { Link, MenuLink, ShellParts } from '../desk.ts';
import type { AroundPage, PageHosts } from '../pages/aroundPage.ts';
import { languageOfPath } from '../pages/editionPath.ts';
import { htmlFragment, loadShellParts } from '../pages/fragments.ts';
import { type Html, renderHtml } from '../pages/html.tsx';
import type { Chrome, Layout } from '../pages/layoutTable.ts';
import type { Subject } from '../pages/subject.ts';
import { loadSidebar } from './loadSidebar.tsx';
import { isHere } from './MainMenu.tsx';
import { BareShell, Shell } from './Shell.tsx';

/** Private-use characters, which no text of the shell contains, as placeholders for what is above the columns, and for the columns. */
const ABOVE = '\uE003';
const MAIN = '\uE000';
const ASIDE = '\uE001';

type About = {
  chrome: Chrome;
  layout: Layout;
  path: string;
  subject: Subject;
  /** The HTML of the main column, if desks may put something around it. */
  content: string | undefined;
};

type LoadedShell = {
  /** The body of a page: the shell's parts around its main column. `change` is applied to every part that is not the shell's own. */
  around: (main: Html, change?: (content: Html) => Html) => Html[];
  tags: string[];
  /** The publisher's profiles, for structured data. */
  social: Link[];
  /** The publisher's static pages, likewise. */
  ownPages: Link[];
  offersLogin: boolean;
  /** Hosts that scripts on the page need. */
  hosts: PageHosts;
  /** Inline scripts of the page. */
  scripts: readonly string[];
};

/** Loads everything around a page: header, menus, sidebar and footer, or nothing. */
export async function loadShell(app: App, { chrome, layout, path, subject, content }: About): Promise<LoadedShell> {
  const language = languageOfPath(path);
  if (!chrome.shell) {
    const bare = renderHtml(app, <BareShell main={MAIN} />, 's', language);
    return {
      around: (main, change = unchanged) => fill(bare, { [MAIN]: [change(main)] }),
      tags: [],
      social: [],
      ownPages: [],
      offersLogin: false,
      hosts: [],
      scripts: [],
    };
  }
  const [{ parts, isWhole }, aside, around] = await Promise.all([
    loadShellParts(app, language),
    chrome.sidebar ? loadSidebar(app, { layout, language, subject }) : { blocks: [], tags: [] },
    // What desks put around pages (advertising) speaks Gujarati.
    content === undefined || language !== 'gu' ? NOTHING_AROUND : loadAround(app, { path, subject, content }),
  ]);
  const tags = app.contributions.shellTags;
  const now = app.clock();
  const hasAside = aside.blocks.length > 0;
  const node = <Shell parts={parts} layout={layout} path={path} now={now} above={ABOVE} main={MAIN} aside={hasAside && ASIDE} />;
  const key = `shell:${layout}:${hasAside}:${localDay(now)}:${currentItems(parts, path).join(' ')}`;
  // A shell with missing parts is rendered for this page only.
  const shell = isWhole
    ? (await htmlFragment(app, { key, idPrefix: 's', freshFor: '5m', language }, async () => ({ node, tags }))).html
    : renderHtml(app, node, 's', language);
  return {
    around: (main, change = unchanged) =>
      shell
        ? fill(shell, {
            [ABOVE]: around.above.map(change),
            [MAIN]: [{ ...main, text: around.main ?? main.text }, ...around.below].map(change),
            [ASIDE]: [...around.beside, ...aside.blocks].map(change),
          })
        : [change(main)],
    tags: [...tags, ...aside.tags, ...around.tags],
    social: parts.social,
    ownPages: parts.footerPages,
    offersLogin: parts.offersLogin,
    hosts: around.hosts,
    scripts: around.scripts,
  };
}

const unchanged = (content: Html): Html => content;

type LoadedAround = {
  main?: string | undefined;
  above: Html[];
  below: Html[];
  beside: Html[];
  tags: string[];
  hosts: PageHosts;
  scripts: string[];
};
const NOTHING_AROUND: LoadedAround = { above: [], below: [], beside: [], tags: [], hosts: [], scripts: [] };

/** What desks put around the main column; a desk that fails is left out. */
async function loadAround(
  app: App,
  { path, subject, content }: Pick<About, 'path' | 'subject'> & { content: string },
): Promise<LoadedAround> {
  const about = { path, subject, now: app.clock() };
  const parts: (Awaited<ReturnType<AroundPage>> & { desk: string })[] = [];
  let main = content;
  // One after the other, because each may change the main column.
  for (const contribution of app.contributions.aroundPages) {
    const around = await contribution.use((load) => load(app, { ...about, main }));
    if (!around) continue;
    parts.push({ ...around, desk: contribution.desk });
    main = around.main ?? main;
  }
  const html = (side: 'above' | 'below' | 'beside') =>
    parts.flatMap((part) => (part[side] ? [renderHtml(app, part[side], `${part.desk}-${side}`)] : []));
  return {
    main,
    above: html('above'),
    below: html('below'),
    beside: html('beside'),
    tags: parts.flatMap(({ tags }) => [...tags]),
    hosts: parts.flatMap(({ hosts = [] }) => [...hosts]),
    scripts: parts.flatMap(({ scripts = [] }) => [...scripts]),
  };
}

/** Menu links that point to the current page: the only part of a shell that depends on the page. */
function currentItems({ bottomMenu, mobileMenu }: ShellParts, path: string): string[] {
  const hrefs = ({ href, children = [] }: MenuLink): string[] => [href, ...children.map((child) => child.href)];
  return [...bottomMenu, ...mobileMenu].flatMap(hrefs).filter((href) => isHere(href, path));
}

const NO_STYLES: ReadonlySet<number> = new Set();
/** A shell is rendered once and split once, then filled for every page. */
const piecesOf = new WeakMap<Html, readonly string[]>();

/** The parts of a shell, with its placeholders replaced. */
function fill(shell: Html, parts: Record<string, readonly Html[]>): Html[] {
  const pieces = piecesOf.get(shell) ?? shell.text.split(/([\uE000\uE001\uE003])/);
  piecesOf.set(shell, pieces);
  const { preloads, styles } = shell;
  const filled = pieces.flatMap((piece): readonly Html[] => parts[piece] ?? [{ text: piece, preloads: '', styles: NO_STYLES }]);
  return [{ text: '', preloads, styles }, ...filled];
}
