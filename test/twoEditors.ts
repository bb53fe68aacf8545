import { expect } from 'vitest';
import { z } from 'zod';
import { newsroomServerWords } from '../src/site/newsroom/words.ts';

type Fields = Record<string, unknown>;

/** A record as an editor's form has it. */
export const seenRecord = z.looseObject({ version: z.number() });
type Seen = z.infer<typeof seenRecord>;

export type RecordOfTwo = {
  read: () => Promise<Seen>;
  /** Saves the form of an editor who has seen a state of the record. */
  write: (form: Fields) => Promise<Response>;
  /** What one editor changes, and what the other. */
  one: Fields;
  other: Fields;
};

const refusal = z.object({ message: z.object({ gu: z.string(), en: z.string() }), isOutdated: z.literal(true) });

/** Of two editors with the same record open, the second to save is refused and changes nothing, until they have seen the present state. */
export async function expectOlderRefused({ read, write, one, other }: RecordOfTwo): Promise<void> {
  const seen = await read();
  expect((await write({ ...seen, ...one })).status).toBe(200);
  const present = await read();
  expect(present.version).toBeGreaterThan(seen.version);
  expect(present).toMatchObject(one);

  const refused = await write({ ...seen, ...other });
  expect(refused.status).toBe(409);
  expect(refusal.parse(await refused.json()).message).toEqual(newsroomServerWords.changedMeanwhile);
  expect(await read()).toEqual(present);

  expect((await write({ ...present, ...other })).status).toBe(200);
  expect(await read()).toMatchObject({ ...one, ...other });
}
