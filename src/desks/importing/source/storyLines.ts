import { createHash } from 'node:crypto';
import { z } from 'zod';
import { JsonTooDeep, parseJson } from '../../../platform/parseJson.ts';
import { strippedOfNul } from '../../../platform/text/nulLetter.ts';
import { lastPart, pathOf } from './addressParts.ts';
import { momentOf } from './dates.ts';
import { type OnBytes, textOfFile } from './fileText.ts';
import type { SourceEvent, SourceName, SourceStory } from './sourceItem.ts';

/** A line of more letters than this is no story. */
const MAX_LETTERS = 16 * 1024 * 1024;

const name = z.union([z.string().min(1), z.object({ slug: z.string().min(1), name: z.string().min(1) })]);
const names = z.union([name.transform((one) => [one]), z.array(name)]).default([]);
const text = z.string().default('');

/** A story as any other system may write it, one in a line: a title, a date, and HTML or plain text. */
const storyLine = z
  .object({
    id: z.union([z.string(), z.number()]).transform(String).default(''),
    url: text,
    title: z.string().trim().min(1),
    html: text,
    text,
    summary: text,
    slug: text,
    language: text,
    publishedAt: z.string().min(1),
    updatedAt: text,
    authors: names,
    categories: names,
    tags: names,
    picture: z.union([z.string().transform((src) => ({ src })), z.object({ src: z.string().min(1), alt: text, caption: text })]).optional(),
  })
  .refine((line) => momentOf(line.publishedAt) !== undefined, { path: ['publishedAt'], message: 'is no date' });

/** Lines of text with their numbers, from 1; one that is far too long comes as undefined. */
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

/** What a file of stories, one JSON object in a line, tells. */
export async function* readStoryLines(file: string, encoding: string, onBytes?: OnBytes): AsyncGenerator<SourceEvent> {
  for await (const { number, line } of linesOf(textOfFile(file, encoding, onBytes))) {
    if (line?.trim() === '') continue;
    const where = `line ${number}`;
    const { value, why } = parsed(line);
    if (value === undefined) {
      yield { kind: 'unreadable', where, why };
      continue;
    }
    const known = storyLine.safeParse(value);
    if (known.success) yield { kind: 'story', story: storyOf(known.data) };
    else
      yield { kind: 'unreadable', where, why: known.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') };
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

const asName = (one: z.output<typeof name>): SourceName => (typeof one === 'string' ? { slug: one, name: one } : one);

function storyOf(line: z.output<typeof storyLine>): SourceStory {
  const words = `${line.title} ${line.html}${line.text}`;
  return {
    original: line.id || line.url.trim() || createHash('sha256').update(words).digest('hex').slice(0, 32),
    title: line.title,
    link: line.url.trim(),
    html: line.html || asHtml(line.text),
    isWrittenInLines: line.html === '',
    summary: line.summary,
    slug: line.slug || lastPart(line.url),
    language: line.language,
    publishedAt: momentOf(line.publishedAt),
    updatedAt: momentOf(line.updatedAt),
    authors: line.authors.map(asName),
    categories: line.categories.map(asName),
    tags: line.tags.map(asName),
    picture: line.picture && { alt: '', caption: '', ...line.picture },
    comments: 0,
    oldPaths: [pathOf(line.url)].filter((path) => path !== undefined),
  };
}

const asHtml = (plain: string): string => plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
