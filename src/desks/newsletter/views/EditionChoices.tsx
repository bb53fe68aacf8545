import { weekdayNames } from '../../../platform/text/dates.ts';
import type { OfferedEdition } from '../editions/readEditions.ts';
import { timeOfMinute } from '../editions/timeOfMinute.ts';
import { newsletterText } from '../words.ts';
import styles from './EditionChoices.module.css';

type Props = { offered: readonly OfferedEdition[]; problem?: string | undefined };

/** A box for each edition that a reader may have, with the days and the time at which it comes. */
export function EditionChoices({ offered, problem }: Props) {
  return (
    <fieldset className={styles.choices} aria-describedby={problem && 'editions-problem'}>
      <legend className={styles.legend}>{newsletterText.choose}</legend>
      {problem && (
        <p className={styles.problem} id="editions-problem">
          {problem}
        </p>
      )}
      {offered.map(({ id, name, days, minute, isChosen }) => (
        <label key={id} className={styles.choice}>
          <input type="checkbox" name="edition" value={id} defaultChecked={isChosen} />
          <span>
            {name}
            <span className={styles.when}>
              {days.length === 7 ? newsletterText.everyDay : weekdayNames(days)}, {timeOfMinute(minute)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
