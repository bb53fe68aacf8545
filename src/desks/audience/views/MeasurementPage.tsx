import { homeStep, PageBreadcrumbs } from '../../../site/lists/PageBreadcrumbs.tsx';
import { audienceText as words } from '../words.ts';
import { MeasurementChoice } from './MeasurementChoice.tsx';
import styles from './MeasurementPage.module.css';

/** What Google measures for the newspaper, and the consent that readers may give. */
export function MeasurementPage({ data: { wording } }: { data: { wording: string } }) {
  return (
    <div className={styles.page}>
      <header>
        <PageBreadcrumbs steps={[homeStep]} />
        <h1>{words.measurement}</h1>
      </header>
      <p>{words.measurementOwn}</p>
      <h2>{words.device}</h2>
      <p>
        {words.measurementText} {words.underAge}
      </p>
      <MeasurementChoice wording={wording} />
      <h2>{words.account}</h2>
      <p>
        {words.accountText} <a href="/account/privacy">{words.accountLink}</a>
      </p>
    </div>
  );
}
