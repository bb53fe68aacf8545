import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { importPrices } from '../../desks/mandi/prices/importPrices.ts';
import { type ImportReport, rowsToReview } from '../../desks/mandi/prices/importReport.ts';
import { FileNotUnderstood } from '../../desks/mandi/source/fileNotUnderstood.ts';
import { type RefusalReason, refusalReasons } from '../../desks/mandi/source/refusalReasons.ts';
import type { HOME_STATE } from '../../desks/mandi/source/states.ts';
import type { CommandContext } from '../commandContext.ts';
import { CommandFailure, failOn } from '../commandFailure.ts';
import { checkInputFile } from '../inputFile.ts';
import type { Progress } from '../progress.ts';

type Input = { file: string; state?: typeof HOME_STATE | undefined };

/** Imports a price file and prints the result. Fails if there are rejected rows that need attention. */
export async function importPriceFile({ file, state }: Input, { open, print, progress }: CommandContext): Promise<void> {
  const size = await checkInputFile(file, 'a file of prices');
  const { app } = await open();
  const bytes = readWithProgress(file, size, progress('KB'));
  const report = await failOn([FileNotUnderstood], () =>
    importPrices(app, { file: bytes, name: basename(file), way: 'command', state, now: app.clock() }),
  );
  print(inWords(report));
  const toReview = rowsToReview(report);
  if (toReview > 0) throw new CommandFailure(`${toReview} rows were refused that somebody should look at.`);
}

async function* readWithProgress(file: string, size: number, shown: Progress): AsyncGenerator<Uint8Array> {
  let read = 0;
  for await (const chunk of createReadStream(file)) {
    read += chunk.length;
    shown.update(read / size, Math.round(read / 1024));
    yield chunk;
  }
}

function inWords({ read, taken, unchanged, revised, refused, reasons, refusals, revisions, newNames }: ImportReport): string {
  return [
    `${read} rows read: ${taken} taken, ${unchanged} unchanged, ${revised} revised, ${refused} refused`,
    ...Object.entries(refusalReasons).flatMap(([reason, { en }]) => {
      // The keys of the list are the reasons.
      const count = reasons[reason as RefusalReason];
      return count === undefined ? [] : [`  ${count} refused: ${en}`];
    }),
    ...refusals.map(({ row, reason, text }) => `  row ${row}: ${refusalReasons[reason].en}: ${text}`),
    ...(refused > refusals.length ? [`  and ${refused - refusals.length} more refused`] : []),
    ...revisions.map(({ row, text, before, after }) => `  row ${row} revised from ${before} to ${after}: ${text}`),
    ...(revised > revisions.length ? [`  and ${revised - revisions.length} more revised`] : []),
    ...newNames.map(({ kind, name }) => `  unknown ${kind}, taken under its own name: ${name}`),
  ].join('\n');
}
