import { indianClock, momentOfClock } from '../../../newsroom/indianClock.ts';
import type { ElectionDraft } from '../editing/drafts.ts';
import type { RowField } from './RowsEditor.tsx';
import type { electionScreenWords } from './screenWords.ts';

type Words = { [Key in keyof typeof electionScreenWords]: string };
type ListName = 'parties' | 'alliances' | 'blocks' | 'states' | 'regions' | 'phases';
type Rows = { [List in ListName]: { fields: RowField<ElectionDraft[List][number]>[]; empty: ElectionDraft[List][number] } };

const GREY = '#70757a';
const empty = { name: '', nameEn: '', color: GREY, darkColor: GREY };

/** Empty rows. */
export const emptyParty = { ...empty, code: '', shortName: '', alliance: '', seatsBefore: 0 };
export const emptyBlock = { ...empty, key: '', parties: [] };

/** Converts a timestamp to the value of the browser's date-time field in Indian time, `2024-05-07T07:00`, and back. */
export const localMoment = (iso: string): string => (Number.isNaN(Date.parse(iso)) ? iso : indianClock(iso));
export const momentOf = (local: string): string => momentOfClock(local) ?? local;

/** A text field of each row. */
const text = <Key extends string, Row extends Record<Key, string>>(
  key: Key,
  label: string,
  width = 110,
  kind?: 'color',
): RowField<Row> => ({
  key,
  label,
  width,
  ...(kind ? { kind } : {}),
  show: (row) => row[key],
  set: (row, typed) => ({ ...row, [key]: typed }),
});

/** The tables of the election form: their columns and empty rows. */
export function electionRows(words: Words): Rows {
  const names = <Row extends { name: string; nameEn: string }>(): RowField<Row>[] => [
    text('name', words.name, 240),
    text('nameEn', words.nameEn, 240),
  ];
  const colours = <Row extends { color: string; darkColor: string }>(): RowField<Row>[] => [
    text('color', words.color, 70, 'color'),
    text('darkColor', words.darkColor, 120, 'color'),
  ];
  const seatsBefore = { key: 'seatsBefore', label: words.seatsBefore, width: 110, kind: 'number' } as const;
  return {
    parties: {
      fields: [
        text('code', words.code),
        ...names<ElectionDraft['parties'][number]>(),
        text('shortName', words.shortName, 140),
        text('alliance', words.alliance),
        {
          ...seatsBefore,
          show: (row) => String(row.seatsBefore),
          set: (row, typed) => ({ ...row, seatsBefore: Number(typed) }),
        },
        ...colours<ElectionDraft['parties'][number]>(),
      ],
      empty: emptyParty,
    },
    alliances: {
      fields: [
        text('key', words.code),
        ...names<ElectionDraft['alliances'][number]>(),
        {
          ...seatsBefore,
          show: (row) => String(row.seatsBefore ?? ''),
          set: (row, typed) => ({ ...row, seatsBefore: typed === '' ? null : Number(typed) }),
        },
        ...colours<ElectionDraft['alliances'][number]>(),
      ],
      empty: { ...empty, key: '', seatsBefore: null },
    },
    blocks: {
      fields: [
        text('key', words.code, 140),
        ...names<ElectionDraft['blocks'][number]>(),
        {
          key: 'parties',
          label: words.blockParties,
          width: 240,
          show: (row) => row.parties.join(', '),
          set: (row, typed) => ({ ...row, parties: typed === '' ? [] : typed.split(/,\s*/) }),
        },
        ...colours<ElectionDraft['blocks'][number]>(),
      ],
      empty: emptyBlock,
    },
    states: {
      fields: [text('code', words.code), text('slug', words.token, 180), ...names<ElectionDraft['states'][number]>()],
      empty: { code: '', slug: '', name: '', nameEn: '' },
    },
    regions: {
      fields: [text('key', words.code, 140), ...names<ElectionDraft['regions'][number]>(), text('stateCode', words.state)],
      empty: { key: '', name: '', nameEn: '', stateCode: '' },
    },
    phases: {
      fields: [
        {
          key: 'pollOpensAt',
          label: words.opens,
          width: 245,
          kind: 'moment',
          show: (row) => localMoment(row.pollOpensAt),
          set: (row, typed) => ({ ...row, pollOpensAt: momentOf(typed) }),
        },
        {
          key: 'pollClosesAt',
          label: words.closes,
          width: 245,
          kind: 'moment',
          show: (row) => localMoment(row.pollClosesAt),
          set: (row, typed) => ({ ...row, pollClosesAt: momentOf(typed) }),
        },
        {
          key: 'seats',
          label: words.seats,
          width: 110,
          kind: 'number',
          show: (row) => String(row.seats),
          set: (row, typed) => ({ ...row, seats: Number(typed) }),
        },
        text('note', words.note, 250),
      ],
      empty: { pollOpensAt: '', pollClosesAt: '', notifiedOn: null, seats: 0, note: '' },
    },
  };
}
