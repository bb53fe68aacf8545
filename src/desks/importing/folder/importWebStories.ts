import { join } from 'node:path';
import { z } from 'zod';
import { directivesOf } from '../../../platform/document/markdownDirective.ts';
import {
  isHeading,
  isImage,
  isLink,
  isParagraph,
  lineOf,
  markdownTokens,
  withoutEntities,
  wordsOfLine,
} from '../../../platform/document/markdownLine.ts';
import { momentOrAgo } from '../source/relativeTime.ts';
import type { FolderWebStory } from './folderCommands.ts';
import { readMarkdownFolder } from './folderFiles.ts';
import { type FolderImport, publishOnce, topicIdOf } from './folderImport.ts';

const webStoryFields = z.object({
  title: z.string().min(1),
  description: z.string().min(1),
  category: z.string(),
  poster: z.string(),
  publishedAt: z.string(),
});

type WebStoryPage = FolderWebStory['pages'][number];
const placements = ['top', 'middle', 'bottom'] as const;

/**
 * Publishes the web stories of `web-stories/*.md`, sorted by file name. Every heading begins a page; below it are its picture, its text, a
 * link in its own paragraph, and optionally `::page{placement="top" seconds="8"}` for its layout.
 */
export async function importWebStories(context: FolderImport): Promise<void> {
  for await (const { slug, fields, body } of readMarkdownFolder(
    join(context.folder, 'web-stories'),
    webStoryFields,
    context.report,
    context.onItem,
  )) {
    await publishOnce(
      context,
      { kind: 'web-story', slug },
      async () => {
        const { category, publishedAt, ...story } = fields;
        return {
          ...{ ...story, slug, pages: pagesOf(body) },
          categoryId: await topicIdOf(context, 'category', category),
          publishedAt: momentOrAgo(publishedAt, context.now) ?? context.now,
        };
      },
      context.commands.publishWebStory,
    );
  }
}

/** The pages in a web story's text. */
export function pagesOf(markdown: string): WebStoryPage[] {
  const pages: WebStoryPage[] = [];
  for (const token of markdownTokens(markdown)) {
    if (isHeading(token)) {
      pages.push({ picture: '', headline: withoutEntities(token.text), text: '' });
      continue;
    }
    const page = pages.at(-1);
    if (!page || !isParagraph(token)) continue;
    const [directive] = directivesOf(token.raw) ?? [];
    const [first] = token.tokens;
    if (directive) Object.assign(page, shownAs(directive.values));
    else if (first && isImage(first)) {
      page.picture = first.href;
      if (first.title) page.credit = withoutEntities(first.title);
    } else if (first && isLink(first) && token.tokens.length === 1) page.link = { href: first.href, label: withoutEntities(first.text) };
    else page.text = [page.text, wordsOfLine(lineOf(token.tokens, () => undefined))].filter((text) => text !== '').join(' ');
  }
  return pages;
}

function shownAs({ placement, seconds }: Readonly<Record<string, string>>): Pick<WebStoryPage, 'placement' | 'seconds'> {
  const place = placements.find((one) => one === placement);
  return { ...(place ? { placement: place } : {}), ...(seconds === undefined ? {} : { seconds: Number(seconds) }) };
}
