import { useState, useTransition } from 'react';
import { type Selection, useSelection } from './useSelection.ts';

/** The selected rows for which an action is possible, and the others, as they were when it was chosen. */
export type Chosen<Row> = { rows: readonly Row[]; others: readonly Row[] };

export type Several<Row, Action extends string> = {
  selection: Selection<Row>;
  /** The actions that are possible for some of the selected rows, and for how many. */
  offered: readonly { action: Action; count: number }[];
  /** The action that a dialog asks about. */
  asked: { action: Action; chosen: Chosen<Row> } | undefined;
  ask: (action: Action) => void;
  /** Closes the dialog; `isDone` if nothing is left to do. */
  onClose: (isDone: boolean) => void;
};

/** The selected rows of a list, and what can be done to several of them (`SelectionBar`, `SeveralDialog`). */
export function useSeveral<Row extends { id: number }, Action extends string>(
  rows: readonly Row[],
  actions: readonly Action[],
  isPossible: (action: Action, row: Row) => boolean,
): Several<Row, Action> {
  const selection = useSelection(rows);
  const [asked, setAsked] = useState<{ action: Action; chosen: Chosen<Row> }>();
  // The list stays on the screen while the dialog is being downloaded.
  const [, startTransition] = useTransition();
  const chosenFor = (action: Action): Chosen<Row> => ({
    rows: selection.selected.filter((row) => isPossible(action, row)),
    others: selection.selected.filter((row) => !isPossible(action, row)),
  });
  return {
    selection,
    offered: actions.map((action) => ({ action, count: chosenFor(action).rows.length })).filter(({ count }) => count > 0),
    asked,
    ask: (action) => {
      const chosen = chosenFor(action);
      startTransition(() => setAsked({ action, chosen }));
    },
    onClose: (isDone) => {
      setAsked(undefined);
      if (isDone) selection.selectAll(false);
    },
  };
}
