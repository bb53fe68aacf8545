import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../src/platform/document/plainText.ts';
import type { Catalogue } from '../../src/platform/text/catalogue.ts';
import { doubledSigns } from '../../src/platform/text/proofreading.ts';
import { demoDir, readDemoStories } from '../demoContent.ts';
import { otherSpellings } from '../houseSpellings.ts';

const catalogues = import.meta.glob<Record<string, Catalogue>>(
  ['../../src/**/{words,screenWords,menuWords}.ts', '../../src/desks/*/newsroom/auditWords.ts'],
  { eager: true },
);

const OTHER_INDIC = /[\u0900-\u0963\u0966-\u097f]/u;
/** Names that are written in Latin letters in Gujarati papers too, and what has to be typed or read in them. */
const LATIN_NAMES =
  /\b(Google Play|App Store|GS TEAM|Android|AMP|API|iPhone|iPad|WhatsApp|varsad|kapas|ePaper|English|AM|PM|Enter|Ctrl|AI|SHA|iOS|GPTBot|DIRECT|RESELLER|mailto|https|robots\.txt|(?:app-)?ads\.txt|example\.savar\.news|WebSub|IndexNow|WEBSUB_HUBS|INDEXNOW_URL)\b/g;

function faultsOf(text: string): string[] {
  const latin = text
    .replace(LATIN_NAMES, '')
    .replace(/\{\w+\}/g, '')
    .replace(/[\w.+-]+@[\w.-]+|https?:\/\/\S+/g, '');
  return [
    ...(doubledSigns(text).length > 0 ? ['a doubled sign'] : []),
    ...otherSpellings(text),
    ...(OTHER_INDIC.test(text) ? ['Devanagari'] : []),
    ...(/[A-Za-z]/.test(latin) ? ['Latin letters'] : []),
    ...(/ {2}|\s[,.;:!?]/.test(text) ? ['a stray space'] : []),
    ...(/(?<!“[^”]*)[‘’]/u.test(text) ? ['single quotation marks'] : []),
  ];
}

describe('every catalogue', () => {
  const lists = Object.entries(catalogues).flatMap(([file, module]) =>
    Object.entries(module).map(([name, words]) => ({ file, name, words })),
  );
  test('has Gujarati without faults and English beside it', () => {
    const texts = lists
      .filter(({ name }) => name.endsWith('Words'))
      .flatMap(({ file, words }) => Object.entries(words).map(([key, { gu, en }]) => ({ where: `${file} ${key}`, gu, en })));
    expect(texts.length).toBeGreaterThan(60);
    expect(texts.flatMap(({ where, gu }) => faultsOf(gu).map((fault) => `${where}: ${fault}: ${gu}`))).toEqual([]);
    expect(
      texts.filter(({ en }) => en.trim() === '' || (/[\u0a80-\u0aff]/.test(en) && !en.endsWith('ગુજરાતી'))).map(({ where }) => where),
    ).toEqual([]);
  });
});

test('all other Gujarati of the code is spelt as the catalogues are', async () => {
  const faults: string[] = [];
  for await (const file of glob('src/**/*.{ts,tsx,csv}'))
    if (!/\.test\.|\/search\/|legacyFonts|importing\/|subscriberColumns/.test(file))
      for (const [text] of (await readFile(file, 'utf8')).matchAll(/[^'`\n]*[\u0a80-\u0aff][^'`\n]*/gu))
        faults.push(...otherSpellings(text).map((fault) => `${file}: ${fault}`));
  expect(faults).toEqual([]);
});

describe('the demo paper', async () => {
  const stories = await readDemoStories();
  test('has at least 140 stories of 80 to 400 words, most of them of 150 and more, each slug once', () => {
    expect(stories.length).toBeGreaterThanOrEqual(140);
    expect(new Set(stories.map((story) => story.slug)).size).toBe(stories.length);
    const lengths = stories.map(({ slug, document }) => ({ slug, words: plainText(document).split(/\s+/).length }));
    expect(lengths.filter(({ words }) => words < 80 || words > 400)).toEqual([]);
    expect(lengths.filter(({ words }) => words >= 150).length).toBeGreaterThan(stories.length * 0.75);
  });

  test('has few headlines with a colon, and many stories that quote somebody', () => {
    expect(stories.filter(({ title }) => title.includes(':')).length).toBeLessThanOrEqual(stories.length / 5);
    expect(stories.filter(({ document }) => /“[^”]+[,.?]” [^“]+(?:કહ્યું|જણાવ્યું)/u.test(plainText(document))).length).toBeGreaterThan(50);
  });

  test('has texts without faults', () => {
    const faults = stories
      .filter(({ language }) => language !== 'en')
      .flatMap(({ slug, title, summary, kicker = '', caption, document }) =>
        [title, summary, kicker, caption, plainText(document)].flatMap((text) => faultsOf(text).map((fault) => `${slug}: ${fault}`)),
      );
    expect(faults).toEqual([]);
  });

  test('spells its other texts as the stories', async () => {
    const faults: string[] = [];
    for await (const file of glob(['**/*.md', '**/*.csv', '**/*.vtt'], { cwd: demoDir }))
      for (const line of (await readFile(join(demoDir, file), 'utf8')).split('\n'))
        faults.push(...otherSpellings(line).map((fault) => `${file}: ${fault}`));
    expect(faults).toEqual([]);
  });

  test('has English stories in Latin letters, some of which translate Gujarati ones', () => {
    const english = stories.filter(({ language }) => language === 'en');
    expect(english.length).toBeGreaterThanOrEqual(12);
    for (const { slug, title, summary, kicker = '', caption, document } of english)
      expect([title, summary, kicker, caption, plainText(document)].filter(Boolean).join(' '), slug).not.toMatch(
        /[\u0900-\u0aff]| {2}|\s[,.;:!?]/u,
      );
    const originals = new Set(stories.filter(({ language }) => language !== 'en').map(({ slug }) => slug));
    const translated = english.flatMap(({ translationOf }) => translationOf ?? []);
    expect(translated.filter((slug) => !originals.has(slug))).toEqual([]);
    expect(new Set(translated).size).toBe(translated.length);
    expect(translated.length).toBeGreaterThan(3);
    expect(translated.length).toBeLessThan(english.length);
  });

  test('names related stories that are there', () => {
    const slugs = new Set(stories.map((story) => story.slug));
    expect(stories.flatMap(({ slug, related }) => related.filter((one) => !slugs.has(one)).map((one) => `${slug} → ${one}`))).toEqual([]);
  });
});
