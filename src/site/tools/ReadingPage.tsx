import { ButtonLink } from '../../design/Button.tsx';
import { homeStep } from '../lists/homeStep.ts';
import { PageBreadcrumbs } from '../lists/PageBreadcrumbs.tsx';
import { CHOOSE_LITE } from '../lite/lite.ts';
import { liteText } from '../lite/words.ts';
import { offlineText } from '../offline/words.ts';
import { DigitChoices } from './ReaderTools.tsx';
import styles from './ReadingPages.module.css';
import { OFFLINE_PATH } from './readingPaths.ts';
import { toolText } from './words.ts';

/** What a reader may set on this device: the digits, the lite version, and what is kept offline. */
export function ReadingPage() {
  return (
    <div className={styles.page}>
      <PageBreadcrumbs steps={[homeStep]} />
      <h1>{toolText.title}</h1>
      <p className={styles.intro}>{toolText.text}</p>
      <section className={styles.part}>
        <h2>{toolText.digits}</h2>
        <p>{toolText.digitsText}</p>
        <div className={styles.choices}>
          <DigitChoices />
        </div>
        <p className={styles.needsScript}>{toolText.needsScript}</p>
      </section>
      <section className={styles.part}>
        <h2>{liteText.lite}</h2>
        <p>{liteText.liteText}</p>
        <p className={styles.onward}>
          <ButtonLink href={`${CHOOSE_LITE}?page=/`}>{toolText.openLite}</ButtonLink>
        </p>
      </section>
      <section className={styles.part}>
        <h2>{offlineText.title}</h2>
        <p>{offlineText.text}</p>
        <p className={styles.onward}>
          <ButtonLink href={OFFLINE_PATH}>{toolText.openOffline}</ButtonLink>
        </p>
      </section>
    </div>
  );
}
