import { ConsentPage } from '../../../site/consent/ConsentPage.tsx';
import { audienceText as words } from '../words.ts';
import { MeasurementChoice } from './MeasurementChoice.tsx';

/** What Google measures for the newspaper, and the consent that readers may give. */
export function MeasurementPage({ data: { wording } }: { data: { wording: string } }) {
  return (
    <ConsentPage
      title={words.measurement}
      intro={<p>{words.measurementOwn}</p>}
      text={`${words.measurementText} ${words.underAge}`}
      choice={<MeasurementChoice wording={wording} />}
    />
  );
}
