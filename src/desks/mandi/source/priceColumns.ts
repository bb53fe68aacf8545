import { columnsMissing, columnTwice, FileNotUnderstood, fileFaults } from './fileNotUnderstood.ts';

/** The fields of a price in a file. */
export type PriceField =
  | 'state'
  | 'district'
  | 'market'
  | 'commodity'
  | 'variety'
  | 'grade'
  | 'day'
  | 'minimum'
  | 'maximum'
  | 'modal'
  | 'priceUnit'
  | 'arrivals'
  | 'arrivalUnit'
  /** A column with the bare heading `Unit`: it may belong to the price or to the arrivals. */
  | 'unit';

/** A column's field, and the unit in its heading: `Min Price (Rs./Quintal)`. */
export type PriceColumn = { head: string; field: PriceField; unit: string | undefined };

/** Required columns of a price file. */
const neededFields = ['market', 'commodity', 'day', 'minimum', 'maximum', 'modal'] as const satisfies readonly PriceField[];

/** Headings in publications of data.gov.in and Agmarknet, in lower case without punctuation, and without `price` or `name` at the end. */
const NAMES: Record<PriceField, readonly string[]> = {
  state: ['state', 'stateut', 'stateunionterritory', 'રાજ્ય'],
  district: ['district', 'જિલ્લો'],
  market: ['market', 'apmc', 'marketyard', 'mandi', 'યાર્ડ', 'માર્કેટયાર્ડ'],
  commodity: ['commodity', 'crop', 'પાક'],
  variety: ['variety', 'જાત'],
  grade: ['grade', 'ગ્રેડ'],
  day: ['arrivaldate', 'pricedate', 'reporteddate', 'reportdate', 'date', 'તારીખ'],
  minimum: ['min', 'minimum', 'lowest', 'નીચોભાવ'],
  maximum: ['max', 'maximum', 'highest', 'ઊંચોભાવ'],
  modal: ['modal', 'સામાન્યભાવ'],
  priceUnit: ['priceunit', 'unitofprice', 'pricesunit'],
  arrivals: ['arrivals', 'arrival', 'arrivalqty', 'arrivalsqty', 'arrivalquantity', 'આવક'],
  arrivalUnit: ['arrivalunit', 'arrivalsunit', 'unitofarrivals', 'unitofarrival', 'arrivalquantityunit', 'arrivalqtyunit'],
  unit: ['unit', 'units', 'એકમ'],
};

const fieldByName = new Map<string, PriceField>();
for (const [field, names] of Object.entries(NAMES)) {
  // The keys of the record are the fields.
  for (const name of names) fieldByName.set(name, field as PriceField);
}

/** Units that older publications put into the heading without brackets. */
const UNIT_BEHIND = /^(arrivals?(?:qty|quantity)?|(?:min|max|modal|minimum|maximum)price)(rss?quintal|tonnes|tons|tonne)$/;

/** The meaning of a column heading; undefined if it is not part of a price. `Min_x0020_Price` contains an escaped space. */
export function columnNamed(head: string): PriceColumn | undefined {
  const text = head.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
  const [, name = '', inBrackets = ''] = /^([^([]*)(?:[([]([^)\]]*)[)\]]?)?/.exec(text) ?? [];
  const letters = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '');
  const [, before = letters, unitBehind = ''] = UNIT_BEHIND.exec(letters) ?? [];
  const field = fieldByName.get(before) ?? fieldByName.get(before.replace(/(name|prices?)$/, ''));
  if (!field) return undefined;
  const unit = inBrackets.trim() || unitBehind.replace(/^rss?/, 'rs/');
  return { head: head.trim(), field, unit: unit === '' ? undefined : unit };
}

/** Number of cells that are headings of a price file: the row with the most is the header. */
export const headsIn = (cells: readonly string[]): number => new Set(cells.map((cell) => columnNamed(cell)?.field).filter(Boolean)).size;

/** The required columns that a header lacks. */
export function missingColumns(cells: readonly string[]): PriceField[] {
  const fields = cells.map((cell) => columnNamed(cell)?.field);
  return neededFields.filter((field) => !fields.includes(field));
}

/** Throws `FileNotUnderstood` if a required column is missing, two columns have the same meaning, or the state of the prices is unknown. */
export function checkColumns(heads: readonly string[], isStateTold: boolean): void {
  const missing = missingColumns(heads);
  if (missing.length > 0) throw new FileNotUnderstood(columnsMissing(missing));
  const byField = Map.groupBy(
    heads.flatMap((head) => columnNamed(head) ?? []),
    ({ field }) => field,
  );
  for (const [one, other] of byField.values()) if (one && other) throw new FileNotUnderstood(columnTwice(one.head, other.head));
  if (!byField.has('state') && !isStateTold) throw new FileNotUnderstood(fileFaults.noState);
}
