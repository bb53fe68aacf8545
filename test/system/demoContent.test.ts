import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isReservedSlug } from '../../src/content/topics/isReservedSlug.ts';
import { topicKinds } from '../../src/content/topics/tables.ts';
import { markdownFilesIn } from '../../src/desks/importing/folder/folderFiles.ts';
import { picturesOf } from '../../src/desks/importing/folder/importGalleries.ts';
import { pagesOf } from '../../src/desks/importing/folder/importWebStories.ts';
import { readMarkdownFile } from '../../src/desks/importing/folder/markdownFile.ts';
import { demoDir } from '../demoContent.ts';

const pictureKeys = new Set(
  readFileSync(join(demoDir, 'pictures.csv'), 'utf8')
    .split('\n')
    .map((line) => line.split(',')[0]),
);
const FAULT =
  /[\u0abe-\u0acc]{2,}|\u0acd[\u0abe-\u0acc]|[\u0a81\u0a82]{2,}|\u0acd{2,}|[\u0900-\u0963\u0966-\u097f]|[A-Za-z]| {2}|\s[,.;:!?]/u;

async function readFolder(name: string) {
  const files = await markdownFilesIn(join(demoDir, name));
  return Promise.all(
    files.map(async (file) => {
      const read = await readMarkdownFile(file);
      if ('why' in read) throw new Error(`${file}: ${read.why}`);
      return { ...read, texts: [String(read.fields['title']), String(read.fields['deck'] ?? read.fields['description'])] };
    }),
  );
}

test('no topic of the demo has a slug at whose address the site has another page', () => {
  const rows = readFileSync(join(demoDir, 'topics.csv'), 'utf8').split('\n').slice(1);
  const reserved = rows.filter((row) => {
    const [kind, slug = ''] = row.split(',');
    return topicKinds.some((one) => one === kind && isReservedSlug(one, slug));
  });
  expect(reserved).toEqual([]);
});

test('the demo galleries are of pictures that are there, none of them twice in one gallery, in Gujarati without faults', async () => {
  const galleries = await readFolder('galleries');
  expect(galleries.length).toBeGreaterThan(10);
  expect(new Set(galleries.map(({ slug }) => slug)).size).toBe(galleries.length);
  for (const { slug, body, texts } of galleries) {
    const pictures = picturesOf(body);
    expect(
      pictures.filter(({ picture }) => !pictureKeys.has(picture)),
      slug,
    ).toEqual([]);
    expect(new Set(pictures.map(({ picture }) => picture)).size, slug).toBe(pictures.length);
    for (const text of [...texts, ...pictures.flatMap(({ heading = '', caption }) => [heading, caption])])
      expect(text, slug).not.toMatch(FAULT);
  }
});

test('the demo has at least eight web stories of six to ten pages, with words that fit', async () => {
  const stories = await readFolder('web-stories');
  expect(stories.length).toBeGreaterThanOrEqual(8);
  for (const { slug, body, texts } of stories) {
    const pages = pagesOf(body);
    expect(pages.length, slug).toBeGreaterThanOrEqual(6);
    expect(pages.length, slug).toBeLessThanOrEqual(10);
    expect(
      pages.filter(({ picture }) => !pictureKeys.has(picture)),
      slug,
    ).toEqual([]);
    for (const text of [...texts, ...pages.flatMap(({ headline, text }) => [headline, text])]) expect(text, slug).not.toMatch(FAULT);
  }
});

test('the built server holds none of the demo', async () => {
  const server = join(demoDir, '../dist/server');
  const built = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(join(server, name), 'utf8') }));
  const folders = ['stories', 'galleries', 'videos', 'web-stories', 'pages', 'live'];
  const paragraphs = (await Promise.all(folders.map((name) => markdownFilesIn(join(demoDir, name))))).flat().flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.length > 80 && /[\u0a80-\u0aff]/u.test(line)),
  );
  expect(paragraphs.length).toBeGreaterThan(500);
  expect(built.length).toBeGreaterThan(0);
  const held = built.flatMap(({ name, text }) => paragraphs.filter((line) => text.includes(line)).map((line) => `${name}: ${line}`));
  expect(held).toEqual([]);
});
