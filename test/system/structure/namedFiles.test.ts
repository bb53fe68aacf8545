import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

// What documents and comments name in backticks is there: whoever looks for it finds it. Measurements are history and are left out.

const documents = ['ARCHITECTURE.md', 'README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')].filter(
  (file) => !file.startsWith('docs/measurements/'),
);
const sources = globSync('src/**/*.{ts,tsx,css}');

/** Examples of a publisher's content folder, and an ending. */
const NO_FILES = ['012-kapas.md', '2026-11-21-kapas.md', '.module.css'];

const IN_BACKTICKS = /`([\w@./-]+)`/g;
const FILE = /\w\.(ts|tsx|mjs|css|sql|md)$/;
/** A folder is recognised by where it lies; others, such as `var/`, belong to an installation. */
const FOLDER = /^(src|build|bench|test|docs|demo|platform|design|site|newsroom|content|desks|commands)\/./;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"\w])\/\/.*/g;

/** Every file and folder, by its whole path and by each end of it: comments name `storySteps.ts`, documents `stories/steps/storySteps.ts`. */
const known = new Set(
  globSync(['*', '.*', '{src,build,bench,test,docs,demo,migrations}/**']).flatMap((path) => {
    const parts = path.split('/');
    return parts.map((_, at) => parts.slice(at).join('/'));
  }),
);

function missingIn(file: string, text: string): string[] {
  const names = [...text.matchAll(IN_BACKTICKS)].map(([, name = '']) => name);
  return names
    .filter((name) => (FILE.test(name) || FOLDER.test(name)) && !NO_FILES.includes(name))
    .filter((name) => !known.has(normalize(/^\.\.?\//.test(name) ? join(dirname(file), name) : name).replace(/\/$/, '')))
    .map((name) => `${file}: ${name}`);
}

test('the files and folders that documents name are there', () => {
  expect(documents.length).toBeGreaterThan(30);
  expect(documents.flatMap((file) => missingIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('the files and folders that comments name are there', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  const comments = sources.map((file) => ({ file, text: (readFileSync(file, 'utf8').match(COMMENT) ?? []).join('\n') }));
  expect(comments.flatMap(({ file, text }) => missingIn(file, text))).toEqual([]);
});

test('the architecture lists the files at the top of src', () => {
  const [row = ''] = /^\| 6 \|.*$/m.exec(readFileSync('ARCHITECTURE.md', 'utf8')) ?? [];
  const listed = [...row.matchAll(IN_BACKTICKS)].map(([, name = '']) => name).filter((name) => FILE.test(name));
  const there = readdirSync('src').filter((name) => FILE.test(name) && !/\.(test|d)\.tsx?$/.test(name));
  expect(listed.toSorted()).toEqual(there.map((name) => `src/${name}`).toSorted());
});
