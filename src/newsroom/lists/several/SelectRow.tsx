import type { ReactNode } from 'react';
import { RowCheckbox } from '../../fields/OnOff.tsx';
import { useWords } from '../../language.ts';
import type { Selection } from './useSelection.ts';
import { selectionWords } from './words.ts';

type Props<Row> = { selection: Selection<Row>; row: Row; name: string };

/** The checkbox that selects a row; with the shift key, all rows from the one before. */
export function SelectRow<Row>({ selection, row, name }: Props<Row>): ReactNode {
  const words = useWords(selectionWords);
  return (
    <RowCheckbox
      label={`${words.select}: ${name}`}
      checked={selection.isSelected(row)}
      onChange={({ nativeEvent }, isOn) => selection.select(row, isOn, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}
