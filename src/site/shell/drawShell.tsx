import type { ReactNode } from 'react';
import type { Link, Subject } from '../desk.ts';
import type { Chrome, Layout } from '../layoutTable.ts';
import type { Paper } from '../paper.ts';
import { loadShellParts } from '../pieces.ts';
import { siteText } from '../words.ts';
import { BottomMenu } from './BottomMenu.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Shell.module.css';
import { SiteMenu } from './SiteMenu.tsx';
import { TrustedSourceBar } from './TrustedSourceBar.tsx';

/** `social` is what search engines are told of the publisher, on pages that show it. */
type Drawn = { node: ReactNode; tags: string[]; styles: string[]; social: Link[] };
type About = { chrome: Chrome; layout: Layout; path: string; subject: Subject; body: ReactNode };

/** Puts a page's body into its layout: header, menus, sidebar and footer around it, or nothing at all. */
export async function drawShell(paper: Paper, { chrome, layout, path, subject, body }: About): Promise<Drawn> {
  if (!chrome.shell)
    return {
      node: (
        <main id="main" className={styles.page}>
          {body}
        </main>
      ),
      tags: [],
      styles: [],
      social: [],
    };
  const [parts, aside] = await Promise.all([loadShellParts(paper), chrome.sidebar ? drawSidebar(paper, layout, subject) : emptySidebar]);
  const tags = [...paper.contributions.shell.flatMap((part) => part.tags), ...aside.tags];
  const node = (
    <>
      <a className={styles.skip} href="#main">
        {siteText.skip}
      </a>
      <TrustedSourceBar />
      <Header parts={parts} path={path} now={paper.clock()} />
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
      <ShellNotices />
    </>
  );
  return { node, tags, styles: aside.styles, social: parts.social };
}

type Sidebar = { nodes: ReactNode[]; tags: string[]; styles: string[] };
const emptySidebar: Sidebar = { nodes: [], tags: [], styles: [] };

/** A block that cannot be drawn is left out and logged: the page beside it is what the reader came for. */
async function drawSidebar(paper: Paper, layout: Layout, subject: Subject): Promise<Sidebar> {
  const blocks = await Promise.all(
    paper.contributions.sidebar
      .filter(({ layouts }) => layouts?.includes(layout) ?? true)
      .map(async (block) => {
        try {
          const drawn = await block.draw(paper, subject);
          return drawn && { ...drawn, node: <section key={block.name}>{drawn.node}</section>, desk: block.desk };
        } catch (error) {
          paper.log.error({ block: block.name, error: String(error) }, 'a block of the sidebar was left out');
          return null;
        }
      }),
  );
  const shown = blocks.filter((block) => block !== null);
  return { nodes: shown.map((block) => block.node), tags: shown.flatMap((block) => block.tags), styles: shown.map((block) => block.desk) };
}

/** What the reader's script shows and hides: the loading line, the way up, and short messages. */
function ShellNotices() {
  return (
    <>
      <div className={styles.loading} data-loading hidden role="status">
        <span className="sr-only">{siteText.loading}</span>
      </div>
      <a className={styles.up} href="#top" data-up>
        <span className="sr-only">{siteText.backToTop}</span>
        <span aria-hidden="true">↑</span>
      </a>
      <div className={styles.toast} data-toast role="status" aria-live="polite" />
    </>
  );
}
