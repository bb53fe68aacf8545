import { JsonTooDeep, parseJson } from '../../../platform/parseJson.ts';
import { strippedOfNul } from '../../../platform/text/nulLetter.ts';
import { type OnBytes, textOfFile } from './fileText.ts';
import type { SourceEvent } from './sourceItem.ts';
import { parseStoryLine } from './storyLine.ts';

/** Longer lines are not stories. */
const MAX_LETTERS = 16 * 1024 * 1024;

/** Lines of text with their numbers, from 1; a line that is too long is undefined. */
export async function* linesOf(parts: AsyncIterable<string>): AsyncGenerator<{ number: number; line: string | undefined }> {
  let rest = '';
  let isTooLong = false;
  let number = 0;
  for await (const part of parts) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      number++;
      yield { number, line: isTooLong || line.length > MAX_LETTERS ? undefined : line };
      isTooLong = false;
    }
    if (rest.length > MAX_LETTERS) {
      isTooLong = true;
      rest = '';
    }
  }
  if (rest !== '' || isTooLong) yield { number: number + 1, line: isTooLong ? undefined : rest };
}

/** The events of a file with one story as a JSON object per line. */
export async function* readStoryLines(file: string, encoding: string, now: Date, onBytes?: OnBytes): AsyncGenerator<SourceEvent> {
  for await (const { number, line } of linesOf(textOfFile(file, encoding, onBytes))) {
    if (line?.trim() === '') continue;
    const where = `line ${number}`;
    const { value, why } = parsed(line);
    if (value === undefined) {
      yield { kind: 'unreadable', where, why };
      continue;
    }
    const read = parseStoryLine(value, now);
    if ('story' in read) yield { kind: 'story', story: read.story };
    else yield { kind: 'unreadable', where, why: read.why };
  }
}

function parsed(line: string | undefined): { value?: unknown; why: string } {
  if (line === undefined) return { why: 'is far too long' };
  try {
    return { value: strippedOfNul(parseJson(line)), why: '' };
  } catch (error) {
    return { why: error instanceof JsonTooDeep ? error.message : 'is no JSON' };
  }
}
