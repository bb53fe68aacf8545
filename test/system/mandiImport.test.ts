import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importPrices } from '../../src/desks/mandi/importPrices.ts';
import { openTestPaper, type TestPaper } from './openTestPaper.ts';

const shared = join(import.meta.dirname, '../../../shared/data/mandi');
const realFiles = existsSync(shared)
  ? readdirSync(shared)
      .filter((name) => name.endsWith('.csv'))
      .sort()
  : [];

let open: TestPaper;
beforeAll(async () => {
  open = await openTestPaper();
});
afterAll(() => open.close());

async function* pieces(text: string | Uint8Array, size = 1000) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const importText = (text: string | Uint8Array, name = 'prices.csv') =>
  importPrices(open.paper, { file: pieces(text), name, way: 'command', now: new Date('2026-11-21T06:00:00Z') });

/** Real files that lie beside the project where it is worked on; elsewhere there is nothing to try. */
describe.each(realFiles)('the real file %s', (name) => {
  test('is taken with every row accounted for and every name known, and a second time changes nothing', async () => {
    const bytes = readFileSync(join(shared, name));
    const rows = bytes.toString().trim().split('\n').length - 1;
    const report = await importText(bytes, name);
    expect(report.read).toBe(rows);
    expect(report.taken + report.unchanged + report.revised + report.refused).toBe(rows);
    expect(report.newNames).toEqual([]);
    // Rapar's rows with a maximum of 0 are the only ones that cannot be prices.
    expect(
      report.refusals.map(({ reason, text }) => `${reason}: ${text}`).filter((line) => !/^zero: Gujarat, Kachchh, Rapar/.test(line)),
    ).toEqual([]);
    const again = await importText(bytes, name);
    expect(again).toMatchObject({ read: rows, taken: 0, revised: 0, unchanged: report.taken + report.unchanged, refused: report.refused });
  });
});
