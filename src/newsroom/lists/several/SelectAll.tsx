import { Checkbox } from '@mui/material';
import type { ReactNode } from 'react';
import { useWords } from '../../language.ts';
import type { Selection } from './useSelection.ts';
import { selectionWords } from './words.ts';

/** The checkbox that selects all rows of the page. */
export function SelectAll<Row>({ selection, rows }: { selection: Selection<Row>; rows: readonly Row[] }): ReactNode {
  const words = useWords(selectionWords);
  const count = selection.selected.length;
  const isAll = count > 0 && count === rows.length;
  return (
    <Checkbox
      checked={isAll}
      indeterminate={count > 0 && !isAll}
      onChange={() => selection.selectAll(!isAll)}
      slotProps={{ input: { 'aria-label': words.selectAll } }}
    />
  );
}
