import { homeStep, PageBreadcrumbs } from '../../../site/lists/PageBreadcrumbs.tsx';
import { adText as words } from '../words.ts';
import { AdChoices } from './AdChoices.tsx';
import styles from './AdChoicesPage.module.css';

export const AD_CHOICES_PATH = '/ad-choices';

/** How advertising works here, and the consent that readers may give. */
export function AdChoicesPage() {
  return (
    <div className={styles.page}>
      <header>
        <PageBreadcrumbs steps={[homeStep]} />
        <h1>{words.choices}</h1>
      </header>
      <p>{words.choicesIntro}</p>
      <p>{words.counting}</p>
      <h2>{words.device}</h2>
      <p>{words.deviceText}</p>
      <AdChoices />
      <h2>{words.account}</h2>
      <p>
        {words.accountText} <a href="/account/privacy">{words.accountLink}</a>
      </p>
      <p>
        <a href="/advertise-with-us">{words.advertise}</a>
      </p>
    </div>
  );
}
