import { ButtonLink } from '../../../design/Button.tsx';
import { newsletterText } from '../words.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import styles from './NewsletterPage.module.css';

export type NewsletterState = { state: 'ask' | 'thanks' } | { state: 'wrong'; typed: string; problem: string };

/** The newsletter page: the form, the form with errors, or a thank-you message. */
export function NewsletterPage({ data }: { data: NewsletterState }) {
  if (data.state === 'thanks') {
    return (
      <div className={styles.page}>
        <h1>{newsletterText.thanksTitle}</h1>
        <p>{newsletterText.thanks}</p>
        <ButtonLink href="/recent-news/1">{newsletterText.latest}</ButtonLink>
      </div>
    );
  }
  const { typed = '', problem } = data.state === 'wrong' ? data : {};
  return (
    <div className={styles.page}>
      <h1>{newsletterText.title}</h1>
      <p>{newsletterText.invitation}</p>
      <div className={styles.form}>
        <NewsletterForm id="newsletter-email" label={newsletterText.email} typed={typed} problem={problem} />
      </div>
    </div>
  );
}
