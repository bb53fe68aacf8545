import { ButtonLink, buttonClass } from '../../../design/Button.tsx';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { ListHead } from '../../../site/lists/ListHead.tsx';
import type { OfferedEdition } from '../editions/readEditions.ts';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '../subscribing/linkPaths.ts';
import { newsletterConsentText, newsletterText, presentConsent } from '../words.ts';
import { EditionChoices } from './EditionChoices.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import styles from './NewsletterPage.module.css';

type LinkOf = { email: string; token: string };

export type ConfirmPageData = (LinkOf & { offered: readonly OfferedEdition[] }) | { isWrong: true };

/** Where the confirmation link leads: opening it changes nothing, because mail scanners open links; the button confirms. */
export function ConfirmPage({ data }: { data: ConfirmPageData }) {
  if ('isWrong' in data) {
    return (
      <div className={styles.page}>
        <ListHead breadcrumbs={[homeStep]} title={newsletterText.linkEndedTitle} page={1} />
        <p>{newsletterText.linkEnded}</p>
        <div className={styles.form}>
          <NewsletterForm id="newsletter-email" label={newsletterText.email} />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <ListHead breadcrumbs={[homeStep]} title={newsletterText.confirmTitle} page={1} />
      <p>{newsletterText.confirmFor}</p>
      <p className={styles.address}>{data.email}</p>
      <p>{newsletterConsentText[presentConsent]}</p>
      <form className={styles.form} action={CONFIRM_PATH} method="post">
        <input type="hidden" name="token" value={data.token} />
        <input type="hidden" name="consent" value={presentConsent} />
        {data.offered.some(({ isChosen }) => !isChosen) && <EditionChoices offered={data.offered} />}
        <button type="submit" className={buttonClass('strong')}>
          {newsletterText.confirm}
        </button>
      </form>
      <p className={styles.note}>
        <a href="/static-page/privacy-policy">{newsletterText.privacy}</a>
      </p>
    </div>
  );
}

export type UnsubscribePageData = LinkOf | { isWrong: true };

/** Where the link to unsubscribe leads. */
export function UnsubscribePage({ data }: { data: UnsubscribePageData }) {
  if ('isWrong' in data) {
    return (
      <div className={styles.page}>
        <ListHead breadcrumbs={[homeStep]} title={newsletterText.linkEndedTitle} page={1} />
        <p>{newsletterText.stopLinkWrong}</p>
        <ButtonLink href="/contact">{newsletterText.writeToUs}</ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <ListHead breadcrumbs={[homeStep]} title={newsletterText.stopTitle} page={1} />
      <p className={styles.address}>{data.email}</p>
      <p>{newsletterText.stopFor}</p>
      <form action={UNSUBSCRIBE_PATH} method="post">
        <input type="hidden" name="token" value={data.token} />
        <button type="submit" className={buttonClass('strong')}>
          {newsletterText.stop}
        </button>
      </form>
    </div>
  );
}
