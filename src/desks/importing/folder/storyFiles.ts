import { basename, join, relative } from 'node:path';
import type { Source } from '../source/openSource.ts';
import type { SourceEvent } from '../source/sourceItem.ts';
import { parseStoryLine } from '../source/storyLine.ts';
import { markdownFilesIn } from './folderFiles.ts';
import { readMarkdownFile, slugOfFile } from './markdownFile.ts';

/**
 * The stories of a folder as a source: `stories/*.md`, one story per file, sorted by file name. The front matter has the fields of an
 * NDJSON line, the text below is Markdown.
 */
export async function openStoryFiles(folder: string, onFile: () => void = () => undefined): Promise<Source> {
  const files = await markdownFilesIn(join(folder, 'stories'));
  async function* readNames(): AsyncGenerator<SourceEvent> {
    for (const file of files) yield { kind: 'storyName', original: slugOfFile(file), slug: slugOfFile(file) };
  }
  async function* readStories(now: Date): AsyncGenerator<SourceEvent> {
    for (const file of files) {
      onFile();
      const where = relative(folder, file);
      const read = await readMarkdownFile(file);
      if ('why' in read) {
        yield { kind: 'unreadable', where, why: read.why };
        continue;
      }
      const line = parseStoryLine({ slug: read.slug, ...read.fields, id: read.slug, markdown: read.body }, now);
      yield 'story' in line ? { kind: 'story', story: line.story } : { kind: 'unreadable', where, why: line.why };
    }
  }
  return { format: 'folder', encoding: 'utf-8', size: 0, readNames, readStories, name: basename(folder) };
}
