import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';

/** The report of an import: counts for the operator, and details in a file. */
export type Report = {
  count: (what: string, times?: number) => void;
  /** Reports one item that was dropped, left out or unavailable, and where. */
  tell: (where: string, what: string) => void;
  counted: (what: string) => number;
  /** Closes the file. Returns the summary as lines; the last one says if the file could not be written. */
  close: (closing: string) => Promise<string[]>;
};

/** The order of the counts; others follow. */
const FIRST = [
  'stories read',
  'published',
  'taken in hand',
  'revised',
  'unchanged',
  'left out',
  'could not be taken in',
  'redirects',
  'pictures taken in',
  'pictures that could not be had',
];

/** Opens a report; its file is written during the import, so that it also exists after an interruption. */
export function openReport(file: string, heading: string): Report {
  mkdirSync(dirname(file), { recursive: true });
  const stream = createWriteStream(file, { flags: 'w' });
  let failure: Error | undefined;
  stream.on('error', (error) => {
    failure ??= error;
  });
  stream.write(`${heading}\n\n`);
  const counts = new Map<string, number>();
  return {
    count: (what, times = 1) => {
      if (times > 0) counts.set(what, (counts.get(what) ?? 0) + times);
    },
    tell: (where, what) => {
      stream.write(`${where}: ${what}\n`);
    },
    counted: (what) => counts.get(what) ?? 0,
    close: async (closing) => {
      const known = FIRST.map((what) => [what, counts.get(what) ?? 0] as const);
      const others = [...counts].filter(([what]) => !FIRST.includes(what)).sort(([one], [other]) => (one < other ? -1 : 1));
      const lines = [...known, ...others].map(([what, times]) => `${String(times).padStart(9)}  ${what}`);
      stream.write(`\n${lines.join('\n')}\n\n${closing}\n`);
      stream.end();
      await finished(stream).catch((error: unknown) => {
        failure ??= error instanceof Error ? error : new Error(String(error));
      });
      return failure ? [...lines, `The report itself could not be written: ${failure.message}`] : lines;
    },
  };
}
