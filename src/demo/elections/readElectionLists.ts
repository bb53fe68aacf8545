import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

const whole = z.coerce.number().int();
const maybe = z
  .string()
  .transform((text) => (text === '' ? null : Number(text)))
  .pipe(z.number().int().nullable());
const text = z.string();
const reservation = z.enum(['', 'SC', 'ST']);
const named = { name: text, nameEn: text };
const colors = { color: text, darkColor: text };

const schemas = {
  'lok-sabha-2024-parties': z.object({
    code: text,
    name: text,
    nameEn: text,
    shortName: text,
    alliance: text,
    seatsBefore: whole,
    color: text,
    darkColor: text,
    alias: text,
    votes: whole,
  }),
  'lok-sabha-2024-states': z.object({ code: text, slug: text, name: text, nameEn: text }),
  'lok-sabha-2024-seats': z.object({
    state: text,
    number: whole,
    slug: text,
    name: text,
    nameEn: text,
    reservation,
    phase: maybe,
    region: text,
    hexQ: maybe,
    hexR: maybe,
    partyBefore: text,
    candidates: whole,
    nota: whole,
    votes: whole,
    uncontested: text,
  }),
  'lok-sabha-2024-candidates': z.object({ state: text, number: whole, place: whole, name: text, nameEn: text, party: text, votes: whole }),
  elections: z.object({ token: text, name: text, nameEn: text, body: text }),
  'tally-blocks': z.object({ key: text, ...named, ...colors, parties: text.transform((codes) => codes.split(' ').filter(Boolean)) }),
  'lok-sabha-2024-alliances': z.object({ key: text, ...named, ...colors, seatsBefore: maybe }),
  'lok-sabha-2024-phases': z.object({ day: text, notifiedOn: text, seats: whole, note: text }),
  'lok-sabha-2024-hot-seats': z.object({ seat: text, note: text }),
  'lok-sabha-2024-stars': z.object({ seat: text, place: whole, note: text }),
  'lok-sabha-2024-news': z.object({ time: text, text, seat: text, isPinned: text.transform((flag) => flag === '1') }),
  'gujarat-regions': z.object({ key: text, ...named }),
  'gujarat-2027-parties': z.object({ code: text, seatsBefore: whole, shareBefore: maybe }),
  'gujarat-assembly-seats': z.object({
    number: whole,
    slug: text,
    name: text,
    nameEn: text,
    reservation,
    district: text,
    parent: whole,
    region: text,
    hexQ: whole,
    hexR: whole,
  }),
};

type Lists = typeof schemas;

/** A list of the demo's elections, one record per line, from the folder of demo files. */
export async function readElectionList<Name extends keyof Lists>(demoDir: string, name: Name): Promise<z.infer<Lists[Name]>[]> {
  const file = await readFile(join(demoDir, 'elections', `${name}.csv`), 'utf8');
  const rows: unknown = parse(file, { columns: true });
  return z.array<Lists[Name]>(schemas[name]).parse(rows);
}
