import { clsx } from 'clsx';
import { buttonClass } from '../../../design/Button.tsx';
import { presentPushConsent, pushConsentText, pushText as words } from '../words.ts';
import styles from './PushPrompt.module.css';

/** The site's own question before the browser's, for `pushQuestion.client.ts`, which takes it from here to the page of a story. */
export function PushPrompt() {
  return (
    <section className={styles.prompt} data-push-question aria-label={words.promptTitle}>
      <div className={styles.asking}>
        <p className={styles.title}>{words.promptTitle}</p>
        <p className={styles.consent}>
          {pushConsentText[presentPushConsent]} <a href="/notifications">{words.promptMore}</a>
        </p>
      </div>
      <p className={styles.thanks}>
        {words.isOn} <a href="/notifications">{words.promptMore}</a>
      </p>
      <p className={styles.problem} role="status" />
      <div className={styles.actions}>
        <button type="button" className={clsx(buttonClass('strong'), styles.yes)} data-push-yes>
          {words.promptYes}
        </button>
        <button type="button" className={buttonClass()} data-push-no>
          <span className={styles.asking}>{words.promptNo}</span>
          <span className={styles.thanks}>{words.promptClose}</span>
        </button>
      </div>
    </section>
  );
}
