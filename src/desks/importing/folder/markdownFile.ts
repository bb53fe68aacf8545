import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parse } from 'yaml';

const FRONT_MATTER = /^\ufeff?---\r?\n([\s\S]*?)\r?\n---[^\S\n]*(?:\r?\n([\s\S]*))?$/;

/** A Markdown file: front matter (YAML, every value a text), and the text below. */
export type MarkdownFile = { slug: string; fields: Record<string, unknown>; body: string };

/** Reads a Markdown file; `why` is the error. */
export async function readMarkdownFile(file: string): Promise<MarkdownFile | { why: string }> {
  const [, front, body = ''] = FRONT_MATTER.exec((await readFile(file, 'utf8')).replaceAll('\0', '')) ?? [];
  if (front === undefined) return { why: 'does not begin with front matter between two lines of three dashes' };
  try {
    // Without types, so that a headline of digits, or the word "no", remains a text.
    const fields: unknown = parse(front, { schema: 'failsafe' });
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return { why: 'its front matter has no fields' };
    return { slug: slugOfFile(file), fields: { ...fields }, body: body.trim() };
  } catch (error) {
    return { why: `its front matter is no YAML: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}` };
  }
}

/** The slug from a file name, without a leading number or date for sorting: `012-kapas.md` and `2026-11-21-kapas.md` are `kapas`. */
export const slugOfFile = (file: string): string =>
  basename(file)
    .replace(/\.md$/, '')
    .replace(/^(?:\d{4}-\d{2}-\d{2}|\d{2,6})-/, '');
