import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { chromium as playwrightChromium } from 'playwright-core';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { siteConfig } from '../../../site.config.ts';
import { openStoryFiles } from '../../../src/desks/importing/folder/storyFiles.ts';
import { documentFromMarkdown } from '../../../src/platform/document/documentFromMarkdown.ts';
import { printedEditions } from './editions.ts';
import { type Face, type PrintedStory, printedPages } from './printedPages.ts';

// Prints the demo's editions anew: node demo/epaper/source/makeEditions.ts. They are kept in the repository as PDFs, because
// an editor uploads PDFs, and because a browser that prints is no part of the newspaper.

const root = join(import.meta.dirname, '../../..');
const GUJARATI = Array.from({ length: 0x80 }, (_, at) => String.fromCodePoint(0x0a80 + at)).join('');
const LATIN = Array.from({ length: 0x5f }, (_, at) => String.fromCodePoint(0x20 + at)).join('');
const SIGNS = '\u200c\u200d‘’“”–—…·•×°₹';

async function readStories(): Promise<Map<string, PrintedStory>> {
  const stories = new Map<string, PrintedStory>();
  for await (const event of (await openStoryFiles(join(root, 'demo'), new Date())).readStories()) {
    if (event.kind !== 'story') throw new Error(`A demo story cannot be read: ${JSON.stringify(event)}`);
    const { slug, title, summary, kicker = '', picture, markdown = '' } = event.story;
    const { src, caption } = picture && 'src' in picture ? picture : { src: '', caption: '' };
    const body = documentFromMarkdown(markdown).document.content;
    stories.set(slug, { headline: title, deck: summary, kicker, picture: src, caption, body });
  }
  return stories;
}

/** A face of the newspaper as a font of one weight, which prints smaller than one that can be any weight. */
async function face(family: string, weight: number, file: string, text: string, axes?: Record<string, number>): Promise<Face> {
  const bytes = await subsetFont(readFileSync(join(root, 'node_modules', file)), text, {
    targetFormat: 'woff2',
    ...(axes ? { variationAxes: axes } : {}),
  });
  return { family, weight, source: `data:font/woff2;base64,${bytes.toString('base64')}` };
}

const ANEK = '@fontsource-variable/anek-gujarati/files/anek-gujarati';
const NOTO = '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati';
const faces = await Promise.all([
  face('Head', 700, `${ANEK}-gujarati-wght-normal.woff2`, GUJARATI + SIGNS, { wght: 700 }),
  face('Head Latin', 700, `${ANEK}-latin-wght-normal.woff2`, LATIN + SIGNS, { wght: 700 }),
  face('Text', 400, `${NOTO}-gujarati-400-normal.woff2`, GUJARATI + SIGNS),
  face('Text Latin', 400, `${NOTO}-latin-400-normal.woff2`, LATIN + SIGNS),
  face('Text', 600, `${NOTO}-gujarati-600-normal.woff2`, GUJARATI + SIGNS),
  face('Text Latin', 600, `${NOTO}-latin-600-normal.woff2`, LATIN + SIGNS),
]);
const stories = await readStories();
const drawingOf = (key: string) => readFileSync(join(root, `demo/pictures/source/${key}.svg`));

/** Pixels of a picture to a CSS pixel of the page: sharp on the screen, small in the file. */
const PICTURE_DENSITY = 1.15;
const PICTURE_QUALITY = 52;

/** A drawn picture as it stands on the page: as lines and fills it would take several times the bytes. */
async function printedPicture({ key, width, height }: { key: string; width: number; height: number }): Promise<string> {
  const bytes = await sharp(drawingOf(key))
    .resize(Math.round(width * PICTURE_DENSITY), Math.round(height * PICTURE_DENSITY), { fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: PICTURE_QUALITY, mozjpeg: true })
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

const browser = await playwrightChromium.launch({
  executablePath: await chromium.executablePath(),
  headless: true,
  args: ['--no-sandbox', '--disable-gpu', '--headless'],
});
for (const edition of printedEditions) {
  const page = await browser.newPage();
  const css = readFileSync(join(import.meta.dirname, 'broadsheet.css'), 'utf8');
  await page.setContent(printedPages({ edition, stories, faces, css, wordmark: siteConfig.wordmark }));
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => document.fonts.ready);
  const cut = await page.evaluate(fitStories);
  const sources = await Promise.all((await page.evaluate(shownPictures)).map(printedPicture));
  await page.evaluate(showPictures, sources);
  const bytes = await page.pdf({ width: '350mm', height: '540mm', printBackground: true, preferCSSPageSize: true });
  writeFileSync(join(import.meta.dirname, `../${edition.file}.pdf`), bytes);
  process.stdout.write(`${edition.file}: ${Math.round(bytes.length / 1024)} KB, ${cut} sentences cut\n`);
  await page.close();
}
await browser.close();

/**
 * Runs in the page. A picture takes the room that its story leaves; where that is too little, the story loses sentences from its
 * end, as a sub-editor cuts; where it is too much, the text is set larger.
 */
function fitStories(): number {
  let cut = 0;
  const dropSentence = (text: Element) => {
    const last = text.lastElementChild;
    if (!last) return;
    const sentences = (last.textContent ?? '').match(/[^.?!]+[.?!]+[”’)]*\s*/gu) ?? [];
    if (last.localName === 'p' && sentences.length > 1) last.textContent = sentences.slice(0, -1).join('').trim();
    else last.remove();
    while (text.lastElementChild && (text.lastElementChild.localName === 'h3' || /[:;]$/.test(text.lastElementChild.textContent ?? '')))
      text.lastElementChild.remove();
    cut++;
  };
  for (const story of document.querySelectorAll('.story')) {
    const text = story.querySelector<HTMLElement>('.text');
    const picture = story.querySelector('img');
    if (!text || !picture) continue;
    const ratio = () => picture.getBoundingClientRect().height / picture.getBoundingClientRect().width;
    const overfull = () => text.scrollWidth > text.clientWidth + 2 || story.scrollHeight > story.clientHeight + 1;
    const least = Number(picture.dataset['least']);
    const most = Number(picture.dataset['most']);
    for (let size = 14; size < 17 && ratio() > most; size += 0.25) text.style.fontSize = `${size}px`;
    for (let times = 0; times < 60 && (ratio() < least || overfull()); times++) dropSentence(text);
  }
  return cut;
}

/** Runs in the page: every picture with the size at which it stands, in CSS pixels. */
function shownPictures(): { key: string; width: number; height: number }[] {
  return [...document.images].map((image) => ({ key: image.dataset['key'] ?? '', width: image.clientWidth, height: image.clientHeight }));
}

/** Runs in the page. */
async function showPictures(sources: string[]): Promise<void> {
  await Promise.all(
    [...document.images].map(async (image, at) => {
      image.src = sources[at] ?? '';
      await image.decode();
    }),
  );
}
