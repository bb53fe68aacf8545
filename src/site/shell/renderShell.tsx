import type { ReactNode } from 'react';
import type { App } from '../app.ts';
import type { Link, Subject } from '../desk.ts';
import { loadShellParts } from '../pages/fragments.ts';
import type { Chrome, Layout } from '../pages/layoutTable.ts';
import { siteText } from '../words.ts';
import { BottomMenu } from './BottomMenu.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Shell.module.css';
import { SiteMenu } from './SiteMenu.tsx';
import { TrustedSourceBar } from './TrustedSourceBar.tsx';

/** `social` is what search engines are told of the publisher, on pages that show it. */
type RenderedPart = { node: ReactNode; tags: string[]; social: Link[] };
type About = { chrome: Chrome; layout: Layout; path: string; subject: Subject; body: ReactNode };

/** Puts a page's body into its layout: header, menus, sidebar and footer around it, or nothing at all. */
export async function renderShell(app: App, { chrome, layout, path, subject, body }: About): Promise<RenderedPart> {
  if (!chrome.shell)
    return {
      node: (
        <>
          <main id="main" className={styles.page}>
            {body}
          </main>
          <ShellNotices />
        </>
      ),
      tags: [],
      social: [],
    };
  const [parts, aside] = await Promise.all([loadShellParts(app), chrome.sidebar ? renderSidebar(app, layout, subject) : emptySidebar]);
  const tags = [...app.contributions.shellTags, ...aside.tags];
  const node = (
    <>
      <a className={styles.skip} href="#main">
        {siteText.skip}
      </a>
      <TrustedSourceBar />
      <Header parts={parts} path={path} now={app.clock()} />
      <div className={aside.nodes.length > 0 ? `${styles.page} ${styles.columns}` : styles.page}>
        <main id="main" className={styles.main} data-layout={layout}>
          {body}
        </main>
        {aside.nodes.length > 0 && (
          <aside className={styles.aside} aria-label={siteText.aside}>
            {aside.nodes}
          </aside>
        )}
      </div>
      <Footer parts={parts} />
      <BottomMenu items={parts.mobileMenu} path={path} />
      <SiteMenu parts={parts} />
      <a className={styles.up} href="#top" data-up>
        <span className="sr-only">{siteText.backToTop}</span>
        <span aria-hidden="true">↑</span>
      </a>
      <ShellNotices />
    </>
  );
  return { node, tags, social: parts.social };
}

type Sidebar = { nodes: ReactNode[]; tags: string[] };
const emptySidebar: Sidebar = { nodes: [], tags: [] };

async function renderSidebar(app: App, layout: Layout, subject: Subject): Promise<Sidebar> {
  const blocks = await Promise.all(
    app.contributions.sidebar.map((contribution) =>
      contribution.use(async ({ name, layouts, render }) => {
        const drawn = (layouts?.includes(layout) ?? true) ? await render(app, subject) : null;
        return drawn && { ...drawn, node: <section key={name}>{drawn.node}</section> };
      }),
    ),
  );
  const shown = blocks.filter((block) => block !== null && block !== undefined);
  return { nodes: shown.map((block) => block.node), tags: shown.flatMap((block) => block.tags) };
}

/** What the reader's script shows and hides on every page: the loading line and short messages. */
function ShellNotices() {
  return (
    <>
      <div className={styles.loading} data-loading hidden role="status">
        <span className="sr-only">{siteText.loading}</span>
      </div>
      <div className={styles.toast} data-toast role="status" aria-live="polite" />
    </>
  );
}
