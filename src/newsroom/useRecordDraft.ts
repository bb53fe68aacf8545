import { useState } from 'react';
import { isSame, typedOver } from './typedOver.ts';
import { type Draft, useDraft } from './useDraft.ts';

type RecordDraft<Row, Fields> = Draft<Fields> & {
  /** The record on which the fields are based; it has the version to send. */
  row: Row;
  /** Takes the record over as it was saved. */
  setRow: (row: Row) => void;
  /** Puts what somebody else has changed into the fields that the editor has left alone; the next save is of the version then seen. */
  loadPresent: (() => Promise<void>) | undefined;
};

/**
 * The fields of a form for a record with a version. Once something is typed they keep to the version that they were opened with, so that a
 * change of somebody else is not overwritten unnoticed; until then they show the newest `first`. `read` answers the record as it is now, and
 * is left out for one that is new. `merge` is for fields with lists of which each editor may change other rows.
 */
export function useRecordDraft<Row, Fields extends object>(
  first: Row,
  fieldsOf: (row: Row) => Fields,
  read: (() => Promise<Row>) | undefined,
  merge: (present: Fields, typed: Fields, earlier: Fields) => Fields = typedOver,
): RecordDraft<Row, Fields> {
  const [row, setRow] = useState(first);
  const [offered, setOffered] = useState(first);
  const fields = fieldsOf(row);
  const form = useDraft(fields);
  if (!isSame(first, offered)) {
    setOffered(first);
    // What comes while something is typed is not taken later either: by then it may be older than what was saved.
    if (!form.isChanged) setRow(first);
  }
  const loadPresent =
    read &&
    (async () => {
      const present = await read();
      setRow(present);
      form.change((typed) => merge(fieldsOf(present), typed, fields));
      form.forget();
    });
  return { ...form, row, setRow, loadPresent };
}
