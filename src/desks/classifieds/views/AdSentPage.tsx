import { ButtonLink } from '../../../design/Button.tsx';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { PageBreadcrumbs } from '../../../site/lists/PageBreadcrumbs.tsx';
import { classifiedText as words } from '../words.ts';
import { hubStep } from './AdListPage.tsx';
import styles from './AdPage.module.css';
import { CLASSIFIED_PATH } from './adPaths.ts';

export type AdSentData = { address: string; text: string };

/** What a sender sees in place of the form. */
export function AdSentPage({ data: { address, text } }: { data: AdSentData }) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageBreadcrumbs steps={[homeStep, hubStep]} />
        <h1>{words.thanksTitle}</h1>
      </header>
      <p role="status">{text}</p>
      <p>
        <ButtonLink href={address} weight="strong">
          {words.back}
        </ButtonLink>
      </p>
      <p>
        <ButtonLink href={CLASSIFIED_PATH}>{words.all}</ButtonLink>
      </p>
    </div>
  );
}
