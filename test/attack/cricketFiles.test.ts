import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImportReport, importMatch } from '../../src/desks/cricket/file/importMatch.ts';
import { damaged, variedMatchFile } from '../matchFiles.ts';
import { openTestApp, type TestApp } from '../system/openTestApp.ts';

const FILES = 300;
const DAMAGES = 6;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const take = (file: unknown): Promise<ImportReport> => importMatch(app.app, JSON.stringify(file));

test('hundreds of match files, sound and damaged, come in whole or are refused in words', async () => {
  for (let seed = 1; seed <= FILES; seed += 1) {
    const file = variedMatchFile(seed);
    for (let damage = 1; damage <= DAMAGES; damage += 1) {
      const report = await take(damaged(file, seed * 100 + damage));
      if (report.status === 'refused') expect(report.faults.length, `seed ${seed}, damage ${damage}`).toBeGreaterThan(0);
    }
    const sound = await take(file);
    // One that was damaged in a detail only has come in before it.
    expect(['added', 'unchanged', 'refused'], `seed ${seed}`).toContain(sound.status);
    if (sound.status === 'refused') expect(sound.faults[0]?.en, `seed ${seed}`).toMatch(/^The paper has/);
    const again = await take(file);
    expect(again.status, `seed ${seed}`).toBe(sound.status === 'refused' ? 'refused' : 'unchanged');
  }
  const pages = ['/cricket', '/cricket/matches', '/cricket/table', '/cricket/stats', '/cricket/team/india', '/cricket/team/india-women'];
  for (const path of pages) expect((await app.get(path)).status, path).toBe(200);
});
