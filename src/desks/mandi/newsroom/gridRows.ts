import type { PriceDraft } from '../prices/drafts.ts';
import { perQuintal, perTwentyKilos } from '../rules/rules.ts';
import type { GridRow } from './endpoints.ts';

/** The unit in which prices are entered; they are stored per quintal. */
export type EntryUnit = 'twenty' | 'quintal';
export const figureFields = ['minimum', 'maximum', 'modal', 'arrivals'] as const;
export type FigureField = (typeof figureFields)[number];

/** A row of the grid as typed. */
export type TypedRow = { key: string; cropId: number; varietyId: number; gradeId: number } & Record<FigureField, string>;

const inUnit = (unit: EntryUnit, price: number): number => (unit === 'twenty' ? perTwentyKilos(price) : price);

/** The existing prices of the day as typed values; empty fields where there are none. */
export function typedRow({ key, now, before }: GridRow, unit: EntryUnit): TypedRow | undefined {
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

const number = (text: string): number =>
  /^\d+(\.\d{1,2})?$/.test(text.trim().replaceAll(',', '')) ? Number(text.trim().replaceAll(',', '')) : Number.NaN;

export const isEmptyRow = (row: TypedRow): boolean => figureFields.every((field) => row[field].trim() === '');

/** The rows to save, per quintal, or the first field that is not a number. */
export function draftsOf(
  rows: readonly TypedRow[],
  unit: EntryUnit,
): { drafts: PriceDraft[] } | { wrong: { key: string; field: FigureField } } {
  const drafts: PriceDraft[] = [];
  for (const row of rows) {
    if (isEmptyRow(row)) continue;
    for (const field of figureFields) {
      if (field === 'arrivals' && row.arrivals.trim() === '') continue;
      if (!(number(row[field]) >= 0)) return { wrong: { key: row.key, field } };
    }
    const price = (field: FigureField) => (unit === 'twenty' ? perQuintal(number(row[field])) : number(row[field]));
    const { cropId, varietyId, gradeId } = row;
    const arrivals = row.arrivals.trim() === '' ? null : number(row.arrivals);
    drafts.push({ cropId, varietyId, gradeId, minimum: price('minimum'), maximum: price('maximum'), modal: price('modal'), arrivals });
  }
  return { drafts };
}
