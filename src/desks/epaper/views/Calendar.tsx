import { Icon } from '../../../design/Icon.tsx';
import { displayDay } from '../../../platform/text/dates.ts';
import { editionAddress, monthAddress } from '../editions/editionAddress.ts';
import { monthInWords, weekdays, weeksOf } from '../editions/editionDay.ts';
import type { EditionMonth } from '../queries.ts';
import { epaperText } from '../words.ts';
import styles from './Calendar.module.css';

type Props = {
  city: string;
  month: EditionMonth;
  /** The day of the open edition. */
  open?: string | undefined;
};

/** A month of a city's editions; days with an edition are links. */
export function Calendar({ city, month: { month, editions, previous, next }, open }: Props) {
  const days = new Set(editions.map((edition) => edition.day));
  return (
    <section className={styles.calendar} aria-label={epaperText.calendar}>
      <div className={styles.head}>
        <MonthStep city={city} month={previous} label={epaperText.previousMonth} icon="back" />
        <a className={styles.month} href={monthAddress(city, month)}>
          {monthInWords(month)}
        </a>
        <MonthStep city={city} month={next} label={epaperText.nextMonth} icon="next" />
      </div>
      <table className={styles.days}>
        <caption className="sr-only">
          {epaperText.calendar}: {monthInWords(month)}
        </caption>
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={long} scope="col">
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.join()}>
              {week.map((day, at) => (
                <td key={at}>
                  {day && days.has(day) ? (
                    <a
                      href={editionAddress(city, day)}
                      aria-current={day === open ? 'date' : undefined}
                      aria-label={`${epaperText.edition} ${displayDay(day)}`}
                    >
                      {Number(day.slice(8))}
                    </a>
                  ) : (
                    day && <span>{Number(day.slice(8))}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type StepProps = { city: string; month: string | undefined; label: string; icon: 'back' | 'next' };

function MonthStep({ city, month, label, icon }: StepProps) {
  if (!month) return <span className={styles.step} />;
  return (
    <a className={styles.step} href={monthAddress(city, month)}>
      <Icon name={icon} />
      <span className="sr-only">
        {label}: {monthInWords(month)}
      </span>
    </a>
  );
}
