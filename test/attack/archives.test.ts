import fc from 'fast-check';
import { afterAll, test } from 'vitest';
import { checkHostileArchive } from '../system/importing/checkHostileArchive.ts';
import { hostileArchive } from '../system/importing/hostileItems.ts';
import { openOldSite } from '../system/importing/oldSite.ts';

const old = await openOldSite();
afterAll(old.close);

test('archives of hostile stories move in, each line published or named', async () => {
  await fc.assert(
    fc.asyncProperty(hostileArchive(40), (archive) => checkHostileArchive(old, archive)),
    { numRuns: Number(process.env['ROUNDS'] ?? 100), endOnFailure: true },
  );
});
