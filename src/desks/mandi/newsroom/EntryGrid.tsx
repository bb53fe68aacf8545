import { Box, Button, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { CallError, callApi } from '../../../newsroom/callApi.ts';
import { sideScroll } from '../../../newsroom/frame/sideScroll.ts';
import { inLanguage, useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { OverlayAlert } from '../../../newsroom/OverlayAlert.tsx';
import { useUnsavedWork, wasSaved } from '../../../newsroom/unsavedWork.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import { newsroomServerWords } from '../../../site/newsroom/words.ts';
import { perTwentyKilos } from '../rules/rules.ts';
import { AddRow } from './AddRow.tsx';
import { enterGrid, type GridRow, type NamesForEditing, type PriceForEditing } from './endpoints.ts';
import { draftsOf, type EntryUnit, type FigureField, figureFields, isEmptyRow, type TypedRow, typedRow } from './gridRows.ts';
import { mandiDeskWords } from './words.ts';

const Grid = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'left', fontSize: '0.8125rem', color: theme.palette.text.secondary, padding: '0 8px 4px 0' },
  '& td': { borderTop: `1px solid ${theme.palette.divider}`, padding: '2px 8px 2px 0' },
  '& input': {
    width: '5.5rem',
    padding: '6px 8px',
    font: 'inherit',
    textAlign: 'right',
    color: 'inherit',
    background: 'transparent',
    border: `1px solid ${theme.palette.divider}`,
  },
  '& input[aria-invalid="true"]': { borderColor: theme.palette.error.main },
}));

type Props = { yardId: number; day: string; unit: EntryUnit; rows: readonly GridRow[]; names: NamesForEditing };
type Wrong = Record<string, string>;

/** The grid: a row for each crop that the yard trades, with the last price beside it. Enter moves on like Tab. */
export function EntryGrid({ yardId, day, unit, rows, names }: Props): ReactNode {
  const words = useWords(mandiDeskWords);
  const queries = useQueryClient();
  const [typed, setTyped] = useState<TypedRow[]>(() => rows.flatMap((row) => typedRow(row, unit) ?? []));
  const [saved, setSaved] = useState(typed);
  const [wrong, setWrong] = useState<Wrong>({});
  const before = new Map(rows.map((row) => [row.key, row.before]));
  const save = useMutation({
    mutationFn: async () => {
      setWrong({});
      const result = draftsOf(typed, unit);
      if ('wrong' in result) {
        setWrong({ [`${result.wrong.key} ${result.wrong.field}`]: inLanguage(newsroomServerWords.wrong) });
        throw new Error(inLanguage(newsroomServerWords.somethingWrong));
      }
      const { changed } = await callApi(enterGrid, { body: { yardId, day, rows: result.drafts } });
      return { changed, rows: typed };
    },
    onSuccess: async ({ changed, rows: sent }) => {
      setSaved(sent);
      notify(`${words.saved} ${words.changed}: ${changed}`, { type: 'success' });
      await queries.invalidateQueries({ queryKey: ['mandi'] });
    },
    onError: (error) => {
      if (error instanceof CallError) setWrong(wrongOf(error, typed));
    },
  });
  useUnsavedWork(JSON.stringify(typed) !== JSON.stringify(saved), () => wasSaved(save.mutateAsync()));
  const change = (key: string, field: FigureField, value: string) =>
    setTyped(typed.map((row) => (row.key === key ? { ...row, [field]: value } : row)));
  return (
    <Box component="form" noValidate onSubmit={(event) => event.preventDefault()}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
        {words.entryHelp}
      </Typography>
      {save.error && (
        <OverlayAlert of={save.error}>
          {save.error.message} {Object.values(wrong).join(' ')}
        </OverlayAlert>
      )}
      <Box sx={sideScroll()} onKeyDown={goOn}>
        <Grid>
          <thead>
            <tr>
              <th scope="col">{words.crop}</th>
              <th scope="col">{words.before}</th>
              {figureFields.map((field) => (
                <th key={field} scope="col">
                  {words[field]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {typed.map((row) => (
              <tr key={row.key}>
                <td>{rowName(row, names)}</td>
                <td>{beforeShown(before.get(row.key), unit)}</td>
                {figureFields.map((field) => (
                  <td key={field}>
                    <input
                      inputMode="decimal"
                      autoComplete="off"
                      aria-label={`${rowName(row, names)}: ${words[field]}`}
                      aria-invalid={wrong[`${row.key} ${field}`] !== undefined}
                      value={row[field]}
                      onChange={(event) => change(row.key, field, event.target.value)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Grid>
      </Box>
      <AddRow names={names} taken={typed.map(({ key }) => key)} onAdd={(row) => setTyped([...typed, row])} />
      <Button variant="contained" disabled={save.isPending || typed.every(isEmptyRow)} onClick={() => save.mutate()}>
        {words.save}
      </Button>
    </Box>
  );
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

function rowName({ cropId, varietyId, gradeId }: TypedRow, names: NamesForEditing): string {
  const of = (list: NamesForEditing['varieties'], id: number) => list.find((entry) => entry.id === id);
  const crop = of(names.crops, cropId);
  const variety = of(names.varieties, varietyId);
  const grade = of(names.grades, gradeId);
  return [
    crop?.name ?? crop?.nameEn,
    variety?.nameEn === 'Other' ? undefined : (variety?.name ?? variety?.nameEn),
    grade?.nameEn === 'FAQ' ? undefined : (grade?.name ?? grade?.nameEn),
  ]
    .filter((part, at, all) => part && all.indexOf(part) === at)
    .join(' · ');
}

function beforeShown(price: PriceForEditing | undefined, unit: EntryUnit): string {
  if (!price) return '';
  const shown = (figure: number) => groupedNumber(unit === 'twenty' ? perTwentyKilos(figure) : figure);
  return `${shown(price.minimum)}–${shown(price.maximum)}, ${shown(price.modal)} (${price.day.slice(8)}/${price.day.slice(5, 7)})`;
}

/** The server numbers the rows it received, which are the non-empty ones. */
function wrongOf(refused: CallError, typed: readonly TypedRow[]): Wrong {
  const sent = typed.filter((row) => !isEmptyRow(row));
  return Object.fromEntries(
    Object.entries(refused.fields).map(([path, sentence]) => {
      const [, at, field] = path.split('.');
      const row = sent[Number(at)];
      return [row ? `${row.key} ${field}` : path, sentence];
    }),
  );
}
