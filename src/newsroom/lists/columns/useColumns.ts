import type { ReactNode } from 'react';
import { type BrowserPreference, browserPreference } from '../../frame/browserPreference.ts';

/** A column that may be hidden: what stands in it of a row. */
export type Column<Row> = { id: string; label: string; cell: (row: Row) => ReactNode };

export type Columns<Row> = {
  all: readonly Column<Row>[];
  shown: readonly Column<Row>[];
  isShown: (id: string) => boolean;
  toggle: (id: string) => void;
};

/** The columns of a list that are hidden in this browser, by their ids. */
export const hiddenColumns = (list: string): BrowserPreference<string> =>
  browserPreference(`newsroom-columns-${list}`, (stored) => stored ?? '');

/** The columns of a table without those that the editor has hidden. */
export function useColumns<Row>(hidden: BrowserPreference<string>, all: readonly Column<Row>[]): Columns<Row> {
  const ids = new Set(hidden.use().split(','));
  const isShown = (id: string) => !ids.has(id);
  return {
    all,
    shown: all.filter(({ id }) => isShown(id)),
    isShown,
    toggle: (id) => {
      const next = all.filter((column) => (column.id === id ? isShown(id) : !isShown(column.id)));
      hidden.set(next.map((column) => column.id).join(','));
    },
  };
}
