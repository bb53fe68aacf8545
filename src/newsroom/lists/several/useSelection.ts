import { useRef, useState } from 'react';

export type Selection<Row> = {
  /** The selected rows among those shown, in their order. */
  selected: readonly Row[];
  isSelected: (row: Row) => boolean;
  /** Selects a row or takes it out; with `isRange`, also all rows between it and the one before it. */
  select: (row: Row, isOn: boolean, isRange?: boolean) => void;
  /** Selects all rows shown, or takes all of them out. */
  selectAll: (isOn: boolean) => void;
};

/** The rows that are selected in a list. Only those shown count: nothing is done to a row that the editor does not see. */
export function useSelection<Row extends { id: number }>(rows: readonly Row[]): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const last = useRef<number>(undefined);
  const set = (changed: readonly Row[], isOn: boolean) => {
    const next = new Set(rows.filter(({ id }) => ids.has(id)).map(({ id }) => id));
    for (const { id } of changed) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    setIds(next);
  };
  return {
    selected: rows.filter(({ id }) => ids.has(id)),
    isSelected: ({ id }) => ids.has(id),
    select: (row, isOn, isRange = false) => {
      const to = rows.findIndex(({ id }) => id === row.id);
      const from = isRange ? rows.findIndex(({ id }) => id === last.current) : -1;
      last.current = row.id;
      set(from === -1 ? [row] : rows.slice(Math.min(from, to), Math.max(from, to) + 1), isOn);
    },
    selectAll: (isOn) => set(rows, isOn),
  };
}
