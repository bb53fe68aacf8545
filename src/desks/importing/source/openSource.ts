import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { readFeed } from './feed.ts';
import { lookAtFile } from './fileText.ts';
import { SourceBroken, type SourceEvent } from './sourceItem.ts';
import { readStoryLines } from './storyLines.ts';
import { isWxr, readWxr } from './wxr.ts';

export const sourceFormats = ['wxr', 'feed', 'ndjson'] as const;
export type SourceFormat = (typeof sourceFormats)[number];

/** A file that can be moved in: what it is, and ways to read what it tells. */
export type Source = {
  format: SourceFormat | 'paper' | 'folder';
  encoding: string;
  /** Of the file, in bytes. */
  size: number;
  /** The site, names and attachments, for formats in which they may stand behind the stories. */
  readNames: () => AsyncIterable<SourceEvent>;
  readStories: () => AsyncIterable<SourceEvent>;
  /** What the source is called where the file does not say it. */
  name: string;
};

/** Told how many bytes have been read, of the names or of the stories; what it throws ends the reading. */
type OnRead = (read: number, pass: 'names' | 'stories') => void;

/** Looks at a file; `onRead` is told how far each reading of it is. Throws `SourceBroken` when it is none of what can be read, or is not what it is said to be. */
export async function openSource(
  file: string,
  answer: SourceFormat | undefined,
  onRead: OnRead = () => undefined,
  now = new Date(),
): Promise<Source> {
  const size = await checkFile(file);
  const { beginning, encoding } = await lookAtFile(file);
  const format = formatOf(beginning);
  if (!format) throw new SourceBroken(`"${file}" is neither an export of WordPress (WXR), nor an RSS or Atom feed, nor NDJSON.`);
  if (answer && answer !== (format === 'paper' ? 'ndjson' : format)) {
    // A feed of WordPress may declare its export's names; what has to be read is told by whoever knows.
    if (!(answer === 'feed' && format === 'wxr'))
      throw new SourceBroken(`"${file}" is not ${NAMES[answer]}: it looks like ${NAMES[format]}.`);
  }
  const read = answer ?? format;
  const name = basename(file).replace(/\.[^.]*$/, '');
  const nothing = async function* (): AsyncGenerator<SourceEvent> {};
  if (read === 'wxr')
    return {
      format: 'wxr',
      encoding,
      size,
      name,
      readNames: () => readWxr(file, encoding, 'names', (bytes) => onRead(bytes, 'names')),
      readStories: () => readWxr(file, encoding, 'stories', (bytes) => onRead(bytes, 'stories')),
    };
  if (read === 'feed')
    return {
      format: 'feed',
      encoding,
      size,
      name,
      readNames: nothing,
      readStories: () => readFeed(file, encoding, (bytes) => onRead(bytes, 'stories')),
    };
  return {
    format: format === 'paper' ? 'paper' : 'ndjson',
    encoding,
    size,
    name,
    readNames: nothing,
    readStories: () => readStoryLines(file, encoding, now, (bytes) => onRead(bytes, 'stories')),
  };
}

const NAMES: Record<SourceFormat | 'paper', string> = {
  wxr: 'an export of WordPress',
  feed: 'an RSS or Atom feed',
  ndjson: 'NDJSON',
  paper: 'an export of this paper',
};

/** Gives its size. */
async function checkFile(file: string): Promise<number> {
  try {
    const about = await stat(file);
    if (about.isDirectory()) throw new SourceBroken(`"${file}" is a folder, not a file.`);
    if (about.size === 0) throw new SourceBroken(`"${file}" is empty.`);
    return about.size;
  } catch (error) {
    if (error instanceof SourceBroken) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : '';
    throw new SourceBroken(code === 'ENOENT' ? `There is no file "${file}".` : `The file "${file}" cannot be read (${code}).`);
  }
}

function formatOf(beginning: string): SourceFormat | 'paper' | undefined {
  if (beginning.startsWith('{')) return /^\{"record":"paper"/.test(beginning) ? 'paper' : 'ndjson';
  if (!beginning.startsWith('<')) return undefined;
  return isWxr(beginning) || beginning.includes('WordPress eXtended RSS') ? 'wxr' : 'feed';
}
