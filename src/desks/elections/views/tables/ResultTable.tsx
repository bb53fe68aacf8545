import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './ResultTable.module.css';

/** For a table of parties with their seats. */
export const partiesClass = styles.parties;

/** The common class of result tables, with a class of the table's own. */
export const tableClass = (className: string | undefined): string => clsx(styles.table, className);

type Props = { className: string | undefined; caption: string; heads: readonly ReactNode[]; children: ReactNode };

/** A table of results; the caption is for screen readers, `heads` are the column headings. */
export function ResultTable({ className, caption, heads, children }: Props) {
  return (
    <table className={tableClass(className)}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head, at) => (
            <th key={at} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}
