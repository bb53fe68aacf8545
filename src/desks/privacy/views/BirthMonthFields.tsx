import { Field } from '../../../design/Field.tsx';
import { MONTHS } from '../../../platform/text/dates.ts';
import { formText } from '../../../site/forms/words.ts';
import styles from './Parents.module.css';

type Props = {
  idPrefix: string;
  labels: { month: string; year: string; yearNote: string };
  typed: { month?: string | undefined; year?: string | undefined };
  problem: string | undefined;
  autoFocus: boolean;
};

const options = MONTHS.map((name, index) => [String(index + 1), name] as const);

/** The month and year of a birth, which are all that is asked for. */
export function BirthMonthFields({ idPrefix, labels, typed, problem, autoFocus }: Props) {
  return (
    <div className={styles.birth}>
      <Field
        id={`${idPrefix}-month`}
        name="month"
        label={labels.month}
        autoComplete="bday-month"
        choices={{ none: formText.choose, options }}
        value={typed.month ?? ''}
      />
      <Field
        id={`${idPrefix}-year`}
        name="year"
        label={labels.year}
        autoComplete="bday-year"
        inputMode="numeric"
        value={typed.year ?? ''}
        problem={problem}
        autoFocus={autoFocus}
        note={labels.yearNote}
      />
    </div>
  );
}
