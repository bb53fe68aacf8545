import type { ReactNode } from 'react';
import { RowCheckbox } from '../../fields/OnOff.tsx';
import { useWords } from '../../language.ts';
import type { Selection } from './useSelection.ts';
import { selectionWords } from './words.ts';

/** The checkbox that selects all rows of the page. */
export function SelectAll<Row>({ selection, rows }: { selection: Selection<Row>; rows: readonly Row[] }): ReactNode {
  const words = useWords(selectionWords);
  const count = selection.selected.length;
  const isAll = count > 0 && count === rows.length;
  return (
    <RowCheckbox label={words.selectAll} checked={isAll} indeterminate={count > 0 && !isAll} onChange={() => selection.selectAll(!isAll)} />
  );
}
