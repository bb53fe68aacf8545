import { clsx } from 'clsx';
import { useLanguage, useText } from '../../platform/text/useText.ts';
import { homeStepIn } from '../lists/homeStep.ts';
import { PageBreadcrumbs } from '../lists/PageBreadcrumbs.tsx';
import styles from '../tools/ReadingPages.module.css';
import { offlineWords } from './words.ts';

/** What can be read without the internet. The service worker fills the lists (`offlineWorker.client.ts`), which only the device knows. */
export function OfflinePage() {
  const offlineText = useText(offlineWords);
  return (
    <div className={styles.page}>
      <PageBreadcrumbs steps={[homeStepIn(useLanguage())]} />
      <h1>{offlineText.title}</h1>
      <p data-offline="not-reached" hidden>
        {offlineText.notReached}
        {/* An installed site has no button of the browser's for it. */}
        {/* biome-ignore lint/a11y/useValidAnchor: the worker shows this at the address that was not reached. */}
        <a href="" className={styles.again}>
          {offlineText.tryAgain}
        </a>
      </p>
      <p className={styles.intro}>{offlineText.text}</p>
      <p data-offline="nothing">{offlineText.nothing}</p>
      {(['front', 'kept', 'read'] as const).map((part) => (
        <section key={part} data-offline={part} className={clsx(styles.part, styles.list)}>
          <h2>{offlineText[part]}</h2>
          <ul />
        </section>
      ))}
    </div>
  );
}
