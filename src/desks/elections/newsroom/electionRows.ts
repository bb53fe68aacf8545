import type { ElectionDraft } from '../editing/drafts.ts';
import type { RowField } from './RowsEditor.tsx';
import type { electionScreenWords } from './screenWords.ts';

type Words = { [Key in keyof typeof electionScreenWords]: string };
type Rows<Row> = { fields: RowField<Row>[]; empty: Row };

const GREY = '#70757a';

/** `2024-05-07T07:00` in India, as the browser's own field wants it, of a moment; and back. */
const localMoment = (iso: string): string => {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? iso : new Date(at + 5.5 * 3_600_000).toISOString().slice(0, 16);
};
const momentOf = (local: string): string =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? new Date(`${local}:00+05:30`).toISOString() : local;

/** The tables of the form by which an election is set up: their columns and what a new row is. */
export function electionRows(words: Words): {
  parties: Rows<ElectionDraft['parties'][number]>;
  alliances: Rows<ElectionDraft['alliances'][number]>;
  blocks: Rows<ElectionDraft['blocks'][number]>;
  states: Rows<ElectionDraft['states'][number]>;
  regions: Rows<ElectionDraft['regions'][number]>;
  phases: Rows<ElectionDraft['phases'][number]>;
} {
  type Named = { name: string; nameEn: string };
  type Coloured = { color: string; darkColor: string };
  const names = <Row extends Named>(): RowField<Row>[] => [
    { key: 'name', label: words.name, width: 240, show: (row) => row.name, set: (row, name) => ({ ...row, name }) },
    { key: 'nameEn', label: words.nameEn, width: 240, show: (row) => row.nameEn, set: (row, nameEn) => ({ ...row, nameEn }) },
  ];
  const colours = <Row extends Coloured>(): RowField<Row>[] => [
    { key: 'color', label: words.color, width: 70, kind: 'color', show: (row) => row.color, set: (row, color) => ({ ...row, color }) },
    {
      key: 'darkColor',
      label: words.darkColor,
      width: 70,
      kind: 'color',
      show: (row) => row.darkColor,
      set: (row, darkColor) => ({ ...row, darkColor }),
    },
  ];
  return {
    parties: {
      fields: [
        { key: 'code', label: words.code, width: 110, show: (row) => row.code, set: (row, code) => ({ ...row, code }) },
        ...names<ElectionDraft['parties'][number]>(),
        {
          key: 'shortName',
          label: words.shortName,
          width: 140,
          show: (row) => row.shortName,
          set: (row, shortName) => ({ ...row, shortName }),
        },
        { key: 'alliance', label: words.alliance, width: 110, show: (row) => row.alliance, set: (row, alliance) => ({ ...row, alliance }) },
        {
          key: 'before',
          label: words.seatsBefore,
          width: 110,
          kind: 'number',
          show: (row) => String(row.seatsBefore),
          set: (row, typed) => ({ ...row, seatsBefore: Number(typed) }),
        },
        ...colours<ElectionDraft['parties'][number]>(),
      ],
      empty: { code: '', name: '', nameEn: '', shortName: '', color: GREY, darkColor: GREY, alliance: '', seatsBefore: 0 },
    },
    alliances: {
      fields: [
        { key: 'key', label: words.code, width: 110, show: (row) => row.key, set: (row, key) => ({ ...row, key }) },
        ...names<ElectionDraft['alliances'][number]>(),
        {
          key: 'before',
          label: words.seatsBefore,
          width: 110,
          kind: 'number',
          show: (row) => String(row.seatsBefore ?? ''),
          set: (row, typed) => ({ ...row, seatsBefore: typed === '' ? null : Number(typed) }),
        },
        ...colours<ElectionDraft['alliances'][number]>(),
      ],
      empty: { key: '', name: '', nameEn: '', color: GREY, darkColor: GREY, seatsBefore: null },
    },
    blocks: {
      fields: [
        { key: 'key', label: words.code, width: 140, show: (row) => row.key, set: (row, key) => ({ ...row, key }) },
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
      empty: { key: '', name: '', nameEn: '', color: GREY, darkColor: GREY, parties: [] },
    },
    states: {
      fields: [
        { key: 'code', label: words.code, width: 110, show: (row) => row.code, set: (row, code) => ({ ...row, code }) },
        { key: 'slug', label: words.token, width: 180, show: (row) => row.slug, set: (row, slug) => ({ ...row, slug }) },
        ...names<ElectionDraft['states'][number]>(),
      ],
      empty: { code: '', slug: '', name: '', nameEn: '' },
    },
    regions: {
      fields: [
        { key: 'key', label: words.code, width: 140, show: (row) => row.key, set: (row, key) => ({ ...row, key }) },
        ...names<ElectionDraft['regions'][number]>(),
        { key: 'state', label: words.state, width: 110, show: (row) => row.stateCode, set: (row, stateCode) => ({ ...row, stateCode }) },
      ],
      empty: { key: '', name: '', nameEn: '', stateCode: '' },
    },
    phases: {
      fields: [
        {
          key: 'opens',
          label: words.opens,
          width: 190,
          show: (row) => localMoment(row.pollOpensAt),
          set: (row, typed) => ({ ...row, pollOpensAt: momentOf(typed) }),
        },
        {
          key: 'closes',
          label: words.closes,
          width: 190,
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
        { key: 'note', label: words.note, width: 360, show: (row) => row.note, set: (row, note) => ({ ...row, note }) },
      ],
      empty: { pollOpensAt: '', pollClosesAt: '', notifiedOn: null, seats: 0, note: '' },
    },
  };
}
