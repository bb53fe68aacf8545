import { Typography, useMediaQuery } from '@mui/material';
import { styled, type Theme } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { useWords } from '../../../newsroom/language.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import { perTwentyKilos } from '../rules/rules.ts';
import type { NamesForEditing, PriceForEditing } from './endpoints.ts';
import { cellOf, type EntryUnit, type FigureField, figureFields, type TypedRow } from './gridRows.ts';
import { mandiDeskWords } from './words.ts';

const Grid = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'left', fontSize: '0.8125rem', color: theme.palette.text.secondary, padding: '0 8px 4px 0' },
  '& td': { borderTop: `1px solid ${theme.palette.divider}`, padding: '2px 8px 2px 0', verticalAlign: 'baseline' },
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
  [theme.breakpoints.down('sm')]: {
    width: '100%',
    tableLayout: 'fixed',
    '& tbody th': { borderTop: `1px solid ${theme.palette.divider}`, fontWeight: 'inherit', padding: '6px 0 0' },
    '& td': { borderTop: 0, padding: '2px 6px 8px 0' },
    '& th:last-child, & td:last-child': { paddingRight: 0 },
    '& input': { width: '100%', padding: '10px 6px' },
  },
}));

type Props = {
  rows: readonly TypedRow[];
  unit: EntryUnit;
  names: NamesForEditing;
  /** The last price before the day. */
  before: (key: string) => PriceForEditing | undefined;
  isWrong: (cell: string) => boolean;
  /** What stands in a cell that somebody else has changed; undefined for other cells. */
  standsNow: (row: TypedRow, field: FigureField) => string | undefined;
  onChange: (row: TypedRow, field: FigureField, value: string) => void;
};

/** The cells of the grid: a row for each crop, with the last price beside it. On a phone both stand above the cells. */
export function EntryTable({ rows, unit, names, before, isWrong, standsNow, onChange }: Props): ReactNode {
  const words = useWords(mandiDeskWords);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const cell = (row: TypedRow, field: FigureField) => {
    const present = standsNow(row, field);
    return (
      <td key={field}>
        <input
          inputMode="decimal"
          autoComplete="off"
          aria-label={`${rowName(row, names)}: ${words[field]}`}
          aria-invalid={isWrong(cellOf(row.key, field))}
          value={row[field]}
          onChange={(event) => onChange(row, field, event.target.value)}
        />
        {present !== undefined && (
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary', textAlign: 'right' }}>
            {words.standsNow}: {present || '–'}
          </Typography>
        )}
      </td>
    );
  };
  return (
    <Grid>
      <thead>
        <tr>
          {!isNarrow && (
            <>
              <th scope="col">{words.crop}</th>
              <th scope="col">{words.before}</th>
            </>
          )}
          {figureFields.map((field) => (
            <th key={field} scope="col">
              {words[field]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) =>
          isNarrow ? (
            <Fragment key={row.key}>
              <tr>
                <th scope="rowgroup" colSpan={figureFields.length}>
                  <Typography component="span" sx={{ color: 'text.primary', mr: 1 }}>
                    {rowName(row, names)}
                  </Typography>
                  {beforeShown(before(row.key), unit)}
                </th>
              </tr>
              <tr>{figureFields.map((field) => cell(row, field))}</tr>
            </Fragment>
          ) : (
            <tr key={row.key}>
              <td>{rowName(row, names)}</td>
              <td>{beforeShown(before(row.key), unit)}</td>
              {figureFields.map((field) => cell(row, field))}
            </tr>
          ),
        )}
      </tbody>
    </Grid>
  );
}

/** The crop of a row, with its variety and grade where they are not the usual ones. */
export function rowName({ cropId, varietyId, gradeId }: TypedRow, names: NamesForEditing): string {
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
