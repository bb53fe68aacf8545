import { useState } from 'react';
import { typedOver } from './typedOver.ts';
import { type Draft, useDraft } from './useDraft.ts';

type RecordForm<Row, Fields> = Draft<Fields> & {
  /** The record that the form was opened with, or that was saved or loaded last; it has the version to send. */
  row: Row;
  /** Takes over the record as it was saved. */
  setRow: (row: Row) => void;
  /** Puts what somebody else has changed into the fields that the editor has left alone; the next save is of the version then seen. */
  loadPresent: (() => Promise<void>) | undefined;
};

/**
 * The fields of a form for a record with a version. They keep to the version that they were opened with, so that a change by somebody else
 * is not overwritten unnoticed. `read` gives the record as it is now; a new record has none. `merge` is for fields with lists of which
 * each editor may change other rows.
 */
export function useRecordForm<Row, Fields extends object>(
  first: Row,
  fieldsOf: (row: Row) => Fields,
  read: (() => Promise<Row>) | undefined,
  merge: (present: Fields, typed: Fields, earlier: Fields) => Fields = typedOver,
): RecordForm<Row, Fields> {
  const [row, setRow] = useState(first);
  const fields = fieldsOf(row);
  const form = useDraft(fields);
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
