import { readFile } from 'node:fs/promises';
import { applyResults, InvalidResults } from '../../desks/elections/count/applyResults.ts';
import { readResultsFile } from '../../desks/elections/count/readResultsFile.ts';
import { readElections } from '../../desks/elections/queries.ts';
import { importer } from '../../platform/auditLog.ts';
import type { CommandContext } from '../commandContext.ts';
import { CommandFailure } from '../commandFailure.ts';
import { checkInputFile } from '../inputFile.ts';

const MAX_BYTES = 64 * 1024 * 1024;

type Input = { file: string; election: string };

/** Imports a results file completely, or not at all with a message for each invalid row. */
export async function importResults({ file, election }: Input, { open, print }: CommandContext): Promise<void> {
  if ((await checkInputFile(file, 'a file of results')) > MAX_BYTES)
    throw new CommandFailure(`The file "${file}" is too large: at most 64 MB.`);
  const bytes = await readFile(file);
  const { app } = await open();
  const known = (await readElections(app.db)).map(({ token }) => token);
  if (!known.includes(election)) throw new CommandFailure(`There is no election "${election}". The elections are: ${known.join(', ')}.`);
  try {
    const { seats, problems } = readResultsFile(bytes);
    if (problems.length > 0) throw new InvalidResults(problems);
    const writing = { ...app, by: importer };
    const { lines } = await applyResults(writing, election, { seats, source: 'file', now: app.clock() });
    const count = (outcome: string) => lines.filter((line) => line.outcome === outcome).length;
    print(`${lines.length} seats: ${count('taken')} taken, ${count('corrected')} corrected, ${count('unchanged')} as they stood`);
  } catch (error) {
    if (!(error instanceof InvalidResults)) throw error;
    throw new CommandFailure(
      error.message,
      error.problems.map(({ row, message }) => `  row ${row}: ${message.en}`),
    );
  }
}
