import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

// The table of rooms in ARCHITECTURE.md: what may lie at the top of a desk, and how large a folder and a file may grow.

const MAX_ENTRIES = 40;
const MAX_LINES = 300;

/** A desk's own rooms; a test may lie beside each. Everything else of a desk is in a folder named for its subject. */
const ROOM = /^(desk|content|tables|queries|commands|exportTables|words|pages|api|blocks)(\.test)?\.tsx?$/;
/** Names that say nothing of what a file holds. */
const NAMELESS = /^index$|(^|[a-z])(utils?|helpers?|common|manager)$/i;

type Folder = { path: string; folders: string[]; files: string[] };

function foldersUnder(path: string): Folder[] {
  const entries = readdirSync(path, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  return [{ path, folders, files }, ...folders.flatMap((name) => foldersUnder(join(path, name)))];
}

const house = [...foldersUnder('src'), ...foldersUnder('test')];
const pathsOf = ({ path, files }: Folder) => files.map((file) => join(path, file));

test('at the top of a desk lie the rooms that every desk has, and folders', () => {
  const desks = readdirSync('src/desks');
  expect(desks.length).toBeGreaterThan(20);
  const others = house
    .filter(({ path }) => desks.some((desk) => path === join('src/desks', desk)))
    .flatMap((desk) => pathsOf(desk).filter((file) => !ROOM.test(basename(file))));
  expect(others).toEqual([]);
});

test(`no folder holds more than ${MAX_ENTRIES} entries`, () => {
  const crowded = house.filter(({ folders, files }) => folders.length + files.length > MAX_ENTRIES);
  expect(crowded.map(({ path, folders, files }) => `${path}: ${folders.length + files.length}`)).toEqual([]);
});

test(`no source file is longer than ${MAX_LINES} lines`, () => {
  const sources = house.flatMap(pathsOf).filter((file) => file.startsWith('src/') && /\.tsx?$/.test(file) && !file.includes('.test.'));
  expect(sources.length).toBeGreaterThan(1_000);
  const long = sources.map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }));
  expect(long.filter(({ lines }) => lines > MAX_LINES)).toEqual([]);
});

test('a file is named for what it holds', () => {
  const nameless = house.flatMap(pathsOf).filter((file) => NAMELESS.test(basename(file).split('.')[0] ?? ''));
  expect(nameless).toEqual([]);
});
