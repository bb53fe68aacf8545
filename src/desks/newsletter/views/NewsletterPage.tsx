import { ButtonLink } from '../../../design/Button.tsx';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { ListHead } from '../../../site/lists/ListHead.tsx';
import { newsletterText } from '../words.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import styles from './NewsletterPage.module.css';

export type NewsletterState =
  | { state: 'ask' | 'thanks' | 'confirmed' | 'stopped' | 'chosen' }
  | { state: 'wrong'; typed: string; problem: string };

const results = {
  thanks: { title: newsletterText.thanksTitle, text: newsletterText.thanks },
  confirmed: { title: newsletterText.confirmedTitle, text: newsletterText.confirmed },
  stopped: { title: newsletterText.stoppedTitle, text: newsletterText.stopped },
  chosen: { title: newsletterText.chosenTitle, text: newsletterText.chosen },
} as const;

/** The newsletter page: the form, the form with errors, or what has been done. */
export function NewsletterPage({ data }: { data: NewsletterState }) {
  if (data.state !== 'ask' && data.state !== 'wrong') {
    const { title, text } = results[data.state];
    return (
      <div className={styles.page}>
        <ListHead breadcrumbs={[homeStep]} title={title} page={1} />
        <p>{text}</p>
        <ButtonLink href="/recent-news/1">{newsletterText.latest}</ButtonLink>
      </div>
    );
  }
  const { typed = '', problem } = data.state === 'wrong' ? data : {};
  return (
    <div className={styles.page}>
      <ListHead breadcrumbs={[homeStep]} title={newsletterText.title} page={1} />
      <p>{newsletterText.invitation}</p>
      <div className={styles.form}>
        <NewsletterForm id="newsletter-email" label={newsletterText.email} typed={typed} problem={problem} />
      </div>
    </div>
  );
}
