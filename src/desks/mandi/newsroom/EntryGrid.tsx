import { Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { CallError, callApi } from '../../../newsroom/callApi.ts';
import { sideScroll } from '../../../newsroom/frame/sideScroll.ts';
import { inLanguage, useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { ReloadOverlay } from '../../../newsroom/ReloadOverlay.tsx';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { useRecordDraft } from '../../../newsroom/useRecordDraft.ts';
import { newsroomServerWords } from '../../../site/newsroom/words.ts';
import type { GridDraft } from '../prices/drafts.ts';
import { AddRow } from './AddRow.tsx';
import { EntryTable, rowName } from './EntryTable.tsx';
import { enterGrid, type GridRow, type NamesForEditing, readGrid } from './endpoints.ts';
import { cellOf, changedRows, draftsOf, type EntryUnit, figureFields, type TypedRow, type TypedRows, typedRows } from './gridRows.ts';
import { mandiDeskWords } from './words.ts';

type Props = { yardId: number; day: string; unit: EntryUnit; rows: readonly GridRow[]; names: NamesForEditing };

/** The prices of a yard on a day, as they are entered. Enter moves on like Tab. */
export function EntryGrid({ yardId, day, unit, rows: first, names }: Props): ReactNode {
  const words = useWords(mandiDeskWords);
  const queries = useQueryClient();
  const readPresent = async () => (await callApi(readGrid, { query: { yardId, day } })).rows;
  const form = useRecordDraft<readonly GridRow[], TypedRows>(first, (rows) => typedRows(rows, unit), readPresent);
  const { row: rows, setRow, draft, change, isChanged, isSaving, refused, loadPresent } = form;
  // The cells that somebody else has changed, once what stands there has been loaded.
  const [overtaken, setOvertaken] = useState<readonly string[]>([]);
  const stored = typedRows(rows, unit);
  const save = () =>
    form.save(async (typed, seen) => {
      const changed = changedRows(typed, typedRows(seen, unit));
      if (changed.length === 0) return;
      const result = draftsOf(changed, seen, unit);
      if ('wrong' in result) {
        const fields = { [cellOf(result.wrong.key, result.wrong.field)]: inLanguage(newsroomServerWords.wrong) };
        throw new CallError(422, inLanguage(newsroomServerWords.somethingWrong), fields, undefined);
      }
      const saved = await sendRows({ yardId, day, rows: result.drafts }, changed);
      setRow(saved.rows);
      setOvertaken([]);
      notify(`${words.saved} ${words.changed}: ${saved.changed}`, { type: 'success' });
      await queries.invalidateQueries({ queryKey: ['mandi'] });
    });
  const reload =
    loadPresent &&
    (async () => {
      const cells = Object.keys(refused?.fields ?? {});
      await loadPresent();
      setOvertaken(cells);
    });
  useUnsavedWork(isChanged, save);
  const wrong = refused?.fields ?? {};
  const typed = Object.values(draft);
  const nameOfCell = (cell: string): string[] =>
    typed.flatMap((row) =>
      figureFields.filter((field) => cellOf(row.key, field) === cell).map((field) => `${rowName(row, names)}: ${words[field]}`),
    );
  return (
    <Box component="form" noValidate onSubmit={(event) => event.preventDefault()}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
        {words.entryHelp}
      </Typography>
      {refused && (
        <ReloadOverlay refused={refused} onReload={reload}>
          {refused.isOutdated ? (
            <Box component="ul" aria-label={words.changedCells} sx={{ m: 0, pl: 2.5 }}>
              {Object.keys(wrong)
                .flatMap(nameOfCell)
                .map((name) => (
                  <li key={name}>{name}</li>
                ))}
            </Box>
          ) : (
            ` ${Object.values(wrong).join(' ')}`
          )}
        </ReloadOverlay>
      )}
      <Box sx={sideScroll()} onKeyDown={goOn}>
        <EntryTable
          rows={typed}
          unit={unit}
          names={names}
          before={(key) => rows.find((row) => row.key === key)?.before}
          isWrong={(cell) => wrong[cell] !== undefined}
          standsNow={(row, field) => {
            const present = stored[row.key]?.[field] ?? '';
            return overtaken.includes(cellOf(row.key, field)) && present !== row[field] ? present : undefined;
          }}
          onChange={(row, field, value) => change({ [row.key]: { ...row, [field]: value } })}
        />
      </Box>
      <AddRow names={names} taken={Object.keys(draft)} onAdd={(row) => change({ [row.key]: row })} />
      <Button variant="contained" disabled={isSaving || changedRows(draft, stored).length === 0} onClick={() => void save()}>
        {words.save}
      </Button>
    </Box>
  );
}

/** Sends rows. The server numbers those that it received; what is wrong with them is thrown with the names of their cells. */
async function sendRows(body: GridDraft, sent: readonly TypedRow[]) {
  try {
    return await callApi(enterGrid, { body });
  } catch (error) {
    if (!(error instanceof CallError) || Object.keys(error.fields).length === 0) throw error;
    const named = Object.entries(error.fields).map(([path, sentence]) => {
      const [, at, field] = path.split('.');
      const row = sent[Number(at)];
      return [row && field ? cellOf(row.key, field) : path, sentence] as const;
    });
    throw new CallError(error.status, error.message, Object.fromEntries(named), error.details, error.isOutdated);
  }
}

/** Enter and the down arrow move to the next field and the next row. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  const step = { Enter: 1, ArrowDown: figureFields.length, ArrowUp: -figureFields.length }[event.key];
  if (step === undefined || !(event.target instanceof HTMLInputElement)) return;
  const inputs = [...event.currentTarget.querySelectorAll('input')];
  event.preventDefault();
  const next = inputs[inputs.indexOf(event.target) + step];
  next?.focus();
  next?.select();
}
