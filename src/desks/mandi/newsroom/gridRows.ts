import { plainFigure } from '../../../platform/text/westernDigits.ts';
import type { Figures, GridDraft } from '../prices/drafts.ts';
import { perQuintal, perTwentyKilos } from '../rules/rules.ts';
import type { GridRow } from './endpoints.ts';

/** The unit in which prices are entered; they are stored per quintal. */
export type EntryUnit = 'twenty' | 'quintal';
export const figureFields = ['minimum', 'maximum', 'modal', 'arrivals'] as const;
export type FigureField = (typeof figureFields)[number];

/** A row of the grid as typed. */
export type TypedRow = { key: string; cropId: number; varietyId: number; gradeId: number } & Record<FigureField, string>;
/** The rows by their keys, in the order of the grid. */
export type TypedRows = Readonly<Record<string, TypedRow>>;

/** The name of a cell in errors. */
export const cellOf = (key: string, field: string): string => `${key} ${field}`;

const inUnit = (unit: EntryUnit, price: number): number => (unit === 'twenty' ? perTwentyKilos(price) : price);

/** The existing prices of the day as typed values; empty fields where there are none. */
export function typedRows(rows: readonly GridRow[], unit: EntryUnit): TypedRows {
  const typed = rows.flatMap((row) => typedRow(row, unit) ?? []);
  return Object.fromEntries(typed.map((row) => [row.key, row]));
}

function typedRow({ key, now, before }: GridRow, unit: EntryUnit): TypedRow | undefined {
  const price = now ?? before;
  if (!price) return undefined;
  const { cropId, varietyId, gradeId } = price;
  const textOf = (figure: number | null | undefined): string =>
    figure === null || figure === undefined ? '' : String(inUnit(unit, figure));
  return {
    key,
    cropId,
    varietyId,
    gradeId,
    minimum: textOf(now?.minimum),
    maximum: textOf(now?.maximum),
    modal: textOf(now?.modal),
    arrivals: now?.arrivals === null || now?.arrivals === undefined ? '' : String(now.arrivals),
  };
}

/** A figure in digits of either script, with or without grouping commas; NaN for anything else. */
function number(text: string): number {
  const plain = plainFigure(text);
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
}

const isEmptyRow = (row: TypedRow): boolean => figureFields.every((field) => row[field].trim() === '');

/** The rows that are saved: those that the editor has changed; what colleagues enter in the others meanwhile stays. */
export function changedRows(typed: TypedRows, stored: TypedRows): TypedRow[] {
  return Object.values(typed).filter((row) => !isEmptyRow(row) && JSON.stringify(row) !== JSON.stringify(stored[row.key]));
}

type RowDraft = GridDraft['rows'][number];

/** The rows to send, per quintal, each with the price that the editor saw; or the first field that is not a number. */
export function draftsOf(
  typed: readonly TypedRow[],
  rows: readonly GridRow[],
  unit: EntryUnit,
): { drafts: RowDraft[] } | { wrong: { key: string; field: FigureField } } {
  const seen = new Map(rows.map(({ key, now }) => [key, now]));
  const drafts: RowDraft[] = [];
  for (const row of typed) {
    for (const field of figureFields) {
      if (field === 'arrivals' && row.arrivals.trim() === '') continue;
      if (!(number(row[field]) >= 0)) return { wrong: { key: row.key, field } };
    }
    const price = (field: FigureField) => (unit === 'twenty' ? perQuintal(number(row[field])) : number(row[field]));
    const { cropId, varietyId, gradeId } = row;
    const arrivals = row.arrivals.trim() === '' ? null : number(row.arrivals);
    const figures = { minimum: price('minimum'), maximum: price('maximum'), modal: price('modal'), arrivals };
    drafts.push({ cropId, varietyId, gradeId, ...figures, seen: figuresOf(seen.get(row.key)) });
  }
  return { drafts };
}

const figuresOf = (price: Figures | undefined): Figures | null =>
  price ? { minimum: price.minimum, maximum: price.maximum, modal: price.modal, arrivals: price.arrivals } : null;
