import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { type BloggerComments, blogNameOf, isBlogger, readBlogger } from './blogger.ts';
import { readFeed } from './feed.ts';
import { lookAtFile } from './fileText.ts';
import { ghostSiteName, isGhost, readGhost } from './ghost.ts';
import { noNames } from './ghostNames.ts';
import { SourceBroken, type SourceEvent } from './sourceItem.ts';
import { readStoryLines } from './storyLines.ts';
import { isWxr, readWxr } from './wxr.ts';
import type { WxrPeople } from './wxrPeople.ts';

export const sourceFormats = ['wxr', 'blogger', 'ghost', 'feed', 'ndjson'] as const;
export type SourceFormat = (typeof sourceFormats)[number];

/** A file to import: its format, and functions to read it. */
export type Source = {
  format: SourceFormat | 'paper' | 'folder';
  encoding: string;
  /** The file's size in bytes. */
  size: number;
  /** The site, names and attachments, for formats in which they may follow the stories. */
  readNames: () => AsyncIterable<SourceEvent>;
  /** Times that are relative to the import are relative to `now`. */
  readStories: (now: Date) => AsyncIterable<SourceEvent>;
  /** The source's name if the file does not contain one. */
  name: string;
};

/** Called with the number of bytes read, of the names or of the stories; an error that it throws ends the reading. */
type OnRead = (read: number, pass: 'names' | 'stories') => void;

/**
 * Detects the format of a file; `onRead` receives the progress of each pass. Throws `SourceBroken` if the format is unknown or differs from
 * the given one.
 */
export async function openSource(file: string, answer: SourceFormat | undefined, onRead: OnRead = () => undefined): Promise<Source> {
  const size = await checkFile(file);
  const { beginning, encoding } = await lookAtFile(file);
  const format = formatOf(beginning);
  if (!format) throw new SourceBroken(`"${file}" ${whatItIs(beginning)}`);
  if (answer && answer !== (format === 'paper' ? 'ndjson' : format)) {
    // A feed may declare the namespaces of its program's export, so the format given by the user decides.
    if (!(answer === 'feed' && (format === 'wxr' || format === 'blogger')))
      throw new SourceBroken(`"${file}" is not ${NAMES[answer]}: it looks like ${NAMES[format]}.`);
  }
  const name = basename(file).replace(/\.[^.]*$/, '');
  const about = { encoding, size, name, readNames: async function* (): AsyncGenerator<SourceEvent> {} };
  const inNames = (bytes: number): void => onRead(bytes, 'names');
  const inStories = (bytes: number): void => onRead(bytes, 'stories');
  switch (answer ?? format) {
    case 'wxr': {
      const people: WxrPeople = { byLogin: new Map(), byNumber: new Map() };
      return {
        ...about,
        format: 'wxr',
        readNames: () => readWxr(file, encoding, { pass: 'names', people }, inNames),
        readStories: () => readWxr(file, encoding, { pass: 'stories', people }, inStories),
      };
    }
    case 'blogger': {
      const comments: BloggerComments = new Map();
      return {
        ...about,
        format: 'blogger',
        name: blogNameOf(beginning) ?? name,
        readNames: () => readBlogger(file, encoding, { pass: 'names', comments }, inNames),
        readStories: () => readBlogger(file, encoding, { pass: 'stories', comments }, inStories),
      };
    }
    case 'ghost': {
      const names = noNames();
      return {
        ...about,
        format: 'ghost',
        name: ghostSiteName(name),
        readNames: () => readGhost(file, encoding, { pass: 'names', names }, inNames),
        readStories: () => readGhost(file, encoding, { pass: 'stories', names }, inStories),
      };
    }
    case 'feed':
      return { ...about, format: 'feed', readStories: () => readFeed(file, encoding, inStories) };
    default:
      return {
        ...about,
        format: format === 'paper' ? 'paper' : 'ndjson',
        readStories: (now) => readStoryLines(file, encoding, now, inStories),
      };
  }
}

const NAMES: Record<SourceFormat | 'paper', string> = {
  wxr: 'an export of WordPress',
  blogger: 'an export of Blogger',
  ghost: 'an export of Ghost',
  feed: 'an RSS or Atom feed',
  ndjson: 'NDJSON',
  paper: 'an export of this paper',
};

/** Returns its size. */
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

/** How ZIP and gzip files begin, read as UTF-8. */
const PACKED = ['PK\u0003\u0004', '\u001f\ufffd'];

/** What a file of no known format is, and what to do. */
function whatItIs(beginning: string): string {
  if (PACKED.some((start) => beginning.startsWith(start))) return 'is packed: unpack it, and import what is in it.';
  if (/^[[{]/.test(beginning)) return 'is JSON, but not a story a line (NDJSON): write each story of it on a line of its own.';
  return 'is neither an export of WordPress (WXR), Blogger or Ghost, nor an RSS or Atom feed, nor NDJSON.';
}

function formatOf(beginning: string): SourceFormat | 'paper' | undefined {
  if (isGhost(beginning)) return 'ghost';
  // JSON in which an object goes over several lines has no line that is a story.
  if (/^\{\s*\n/.test(beginning)) return undefined;
  if (beginning.startsWith('{')) return /^\{"record":"paper"/.test(beginning) ? 'paper' : 'ndjson';
  if (!beginning.startsWith('<')) return undefined;
  if (isWxr(beginning) || beginning.includes('WordPress eXtended RSS')) return 'wxr';
  return isBlogger(beginning) ? 'blogger' : 'feed';
}
