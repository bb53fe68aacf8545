import { ButtonLink, buttonClass } from '../../../design/Button.tsx';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { ListHead } from '../../../site/lists/ListHead.tsx';
import type { OfferedEdition } from '../editions/readEditions.ts';
import { CHOICES_PATH, UNSUBSCRIBE_PATH } from '../subscribing/linkPaths.ts';
import { newsletterText } from '../words.ts';
import { EditionChoices } from './EditionChoices.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import styles from './NewsletterPage.module.css';

export type Choices = { email: string; token: string; stopToken: string; offered: readonly OfferedEdition[]; problem?: string };
export type ChoicesPageData = Choices | { isWrong: true };

/** Where the link to choose editions leads, which each of them has. */
export function ChoicesPage({ data }: { data: ChoicesPageData }) {
  if ('isWrong' in data) {
    return (
      <div className={styles.page}>
        <ListHead breadcrumbs={[homeStep]} title={newsletterText.linkEndedTitle} page={1} />
        <p>{newsletterText.choicesLinkWrong}</p>
        <div className={styles.form}>
          <NewsletterForm id="newsletter-email" label={newsletterText.email} />
        </div>
      </div>
    );
  }
  const { email, token, stopToken, offered, problem } = data;
  return (
    <div className={styles.page}>
      <ListHead breadcrumbs={[homeStep]} title={newsletterText.choicesTitle} page={1} />
      <p>{newsletterText.choicesFor}</p>
      <p className={styles.address}>{email}</p>
      {offered.length > 0 && (
        <form className={styles.form} action={CHOICES_PATH} method="post">
          <input type="hidden" name="token" value={token} />
          <EditionChoices offered={offered} problem={problem} />
          <button type="submit" className={buttonClass('strong')}>
            {newsletterText.saveChoices}
          </button>
        </form>
      )}
      <p className={styles.note}>
        <ButtonLink href={`${UNSUBSCRIBE_PATH}?token=${stopToken}`} weight="plain">
          {newsletterText.stopAll}
        </ButtonLink>
      </p>
    </div>
  );
}
