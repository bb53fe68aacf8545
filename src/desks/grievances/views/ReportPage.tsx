import { FactList } from '../../../design/FactList.tsx';
import { monthAndYear } from '../../../platform/text/dates.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import type { Link } from '../../../site/desk.ts';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { TextPage } from '../../../site/screens/TextPage.tsx';
import type { GrievanceReport } from '../report/grievanceReport.ts';
import { grievanceText as words } from '../words.ts';
import styles from './ReportPage.module.css';

export const REPORT_PATH = '/grievance/report';

/** The name of a month `2026-11`: નવેમ્બર 2026. */
export const monthName = (month: string): string => monthAndYear(new Date(`${month}-15T12:00:00Z`));

const grievanceStep = { name: words.grievance, href: '/grievance' };

/** The breadcrumbs of the months, and of the report of one. */
export const monthsBreadcrumbs: Link[] = [homeStep, grievanceStep];
export const reportBreadcrumbs: Link[] = [...monthsBreadcrumbs, { name: words.report, href: REPORT_PATH }];

/** The months for which there is a report. */
export function ReportMonthsPage({ data: { months } }: { data: { months: readonly string[] } }) {
  return (
    <TextPage title={words.report} steps={monthsBreadcrumbs}>
      <p>{words.reportDescription}</p>
      <ul className={styles.months}>
        {months.map((month) => (
          <li key={month}>
            <a href={`${REPORT_PATH}/${month}`}>{monthName(month)}</a>
          </li>
        ))}
      </ul>
    </TextPage>
  );
}

const columns = ['received', 'upheld', 'partly', 'dismissed', 'pending'] as const;

/** The report of a month: numbers only. */
export function ReportPage({ data: { report } }: { data: { report: GrievanceReport } }) {
  const { all, kinds, decided, decidedInTime, decidedInMonth, month } = report;
  const facts: [label: string, number: number][] = [
    [words.receivedInMonth, all.received],
    [words.decidedOfThem, decided],
    [words.decidedInTime, decidedInTime],
    [words.pendingOfThem, all.pending],
    [words.decidedInMonth, decidedInMonth],
  ];
  return (
    <TextPage title={monthName(month)} steps={reportBreadcrumbs}>
      <FactList facts={facts.map(([label, number]) => [label, groupedNumber(number)])} />
      <section>
        <h2>{words.byKind}</h2>
        {/* A table wider than the screen scrolls in its own box, also by keyboard. */}
        <section className={styles.frame} aria-label={words.byKind} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{words.kindColumn}</th>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {words[`${column}Column`]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {kinds.map((counts) => (
                <tr key={counts.kind}>
                  <th scope="row">{words[counts.kind]}</th>
                  {columns.map((column) => (
                    <td key={column}>{groupedNumber(counts[column])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </section>
      <p className={styles.note}>{words.asOfNow}</p>
    </TextPage>
  );
}
