import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './FigureTable.module.css';

type Column = { label: string; isStrong?: boolean; isOnlyWide?: boolean };
type Row = { key: string | number; head: ReactNode; note?: string; cells: readonly (string | number)[]; isMarked?: boolean };
type Props = {
  caption: string;
  headLabel: string;
  columns: readonly Column[];
  rows: readonly Row[];
  foot?: readonly ReactNode[];
  isAligned?: boolean;
};

/**
 * A table of figures of players or teams; on narrow screens it scrolls sideways in its own box. The columns of tables that are `isAligned`
 * stand under each other where there is room.
 */
export function FigureTable({ caption, headLabel, columns, rows, foot = [], isAligned = false }: Props) {
  const classOf = ({ isStrong = false, isOnlyWide = false }: Column) =>
    clsx(isStrong && styles.strong, isOnlyWide && styles.onlyWide) || undefined;
  return (
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={clsx(styles.table, isAligned && styles.aligned)}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{headLabel}</th>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={classOf(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, note, cells, isMarked }) => (
            <tr key={key} className={isMarked ? styles.marked : undefined}>
              <th scope="row">
                {head}
                {note && <span className={styles.note}>{note}</span>}
              </th>
              {cells.map((cell, at) => (
                <td key={at} className={classOf(columns[at] ?? { label: '' })}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {foot.map((line, at) => (
        <p key={at} className={styles.foot}>
          {line}
        </p>
      ))}
    </section>
  );
}
