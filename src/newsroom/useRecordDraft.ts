import { useState } from 'react';
import { type Present, useSendOwn } from './sending/useSendOwn.ts';
import { isSame, typedOver } from './typedOver.ts';
import { type Draft, useDraft } from './useDraft.ts';

/** Sends fields with the version of `row`. */
type SendOver<Row, Fields, Answer> = (draft: Fields, row: Row) => Promise<Answer>;

type RecordDraft<Row, Fields> = Omit<Draft<Fields>, 'save'> & {
  /** As `save` of a draft. */
  save: (send: SendOver<Row, Fields, unknown>) => Promise<boolean>;
  /** Sends the draft like `save`, for a dialog that tells itself what was refused. */
  send: <Answer>(send: SendOver<Row, Fields, Answer>) => Promise<Answer>;
  /** The record on which the fields are based. */
  row: Row;
  /** Takes the record over as it was saved. */
  setRow: (row: Row) => void;
  /** Puts what somebody else has changed into the fields that the editor has left alone; the next save is of the version then seen. */
  loadPresent: (() => Promise<void>) | undefined;
};

/**
 * The fields of a form for a record with a version. Once something is typed they keep to the version that they were opened with, so that a
 * change of somebody else is not overwritten unnoticed; until then they show the newest `first`. `read` answers the record as it is now, and
 * is left out for one that is new, which may be looked for in `readAll` instead. `merge` is for fields with lists of which each editor may
 * change other rows, `lasting` for those whose rows get other numbers when they are saved.
 */
export function useRecordDraft<Row, Fields extends object>(
  first: Row,
  fieldsOf: (row: Row) => Fields,
  read: (() => Promise<Row>) | undefined,
  merge: (present: Fields, typed: Fields, earlier: Fields) => Fields = typedOver,
  readAll?: Present<Row, Fields>['readAdded'],
  lasting?: Present<Row, Fields>['lasting'],
): RecordDraft<Row, Fields> {
  const [row, setRow] = useState(first);
  const [offered, setOffered] = useState(first);
  const fields = fieldsOf(row);
  const form = useDraft(fields);
  const sendOwn = useSendOwn({ fieldsOf, lasting, read, readAdded: readAll });
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
  return {
    ...form,
    save: (send) => form.save((draft) => sendOwn(row, draft, (over) => send(draft, over))),
    send: (send) => sendOwn(row, form.draft, (over) => send(form.draft, over)),
    row,
    setRow,
    loadPresent,
  };
}
