import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useLanguage, useText } from '../../platform/text/useText.ts';
import { LoginDialog } from '../account/Account.tsx';
import type { ShellParts } from '../desk.ts';
import english from '../pages/English.module.css';
import type { Layout } from '../pages/layoutTable.ts';
import { siteWords } from '../words.ts';
import { BottomMenu } from './BottomMenu.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Shell.module.css';
import { SiteMenu } from './SiteMenu.tsx';
import { TrustedSourceBar } from './TrustedSourceBar.tsx';

type Props = { parts: ShellParts; layout: Layout; path: string; now: Date; above: ReactNode; main: ReactNode; aside: ReactNode };

/** Everything around a page: header and menus, the two columns, footer. */
export function Shell({ parts, layout, path, now, above, main, aside }: Props) {
  const siteText = useText(siteWords);
  const isEnglish = useLanguage() === 'en';
  return (
    <>
      <a className={styles.skip} href="#main">
        {siteText.skip}
      </a>
      <TrustedSourceBar />
      <Header parts={parts} path={path} now={now} />
      {above}
      <div className={clsx(styles.page, aside && styles.columns)}>
        <main id="main" className={clsx(styles.main, isEnglish && english.english)} data-layout={layout}>
          {main}
        </main>
        {aside && (
          <aside className={styles.aside} aria-label={siteText.aside}>
            {aside}
          </aside>
        )}
      </div>
      <Footer parts={parts} />
      <BottomMenu items={parts.mobileMenu} path={path} shares={layout === 'news'} />
      <SiteMenu parts={parts} now={now} />
      {parts.offersLogin && <LoginDialog />}
      <a className={styles.up} href="#top" data-up>
        <span className="sr-only">{siteText.backToTop}</span>
        <span aria-hidden="true">↑</span>
      </a>
      <ShellNotices />
    </>
  );
}

/** A page without header, menus and footer, with the same reader script. */
export function BareShell({ main }: { main: ReactNode }) {
  const isEnglish = useLanguage() === 'en';
  return (
    <>
      <main id="main" className={clsx(styles.page, isEnglish && english.english)}>
        {main}
      </main>
      <ShellNotices />
    </>
  );
}

/** Elements that the reader script shows and hides on every page: the loading line and toasts. */
function ShellNotices() {
  const siteText = useText(siteWords);
  return (
    <>
      <div className={styles.loading} data-loading hidden role="status">
        <span className="sr-only">{siteText.loading}</span>
      </div>
      <div className={styles.toast} data-toast role="status" aria-live="polite" />
    </>
  );
}
