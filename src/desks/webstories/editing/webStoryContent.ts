import { z } from 'zod';
import { textPlacements, type WebStoryDraft, webStoryDraft } from './webStoryDraft.ts';
import { webStoryEditingWords } from './words.ts';

// A web story as an editor has it, finished or not: what the screen sends. Its rules are asked before it goes before readers.

const text = (most: number) => z.string().trim().max(most);

const pageContent = z.object({
  picture: z.string().min(1).max(120),
  headline: text(400).default(''),
  text: text(2_000).default(''),
  /** Empty where the picture's own credit stands. */
  credit: text(300).default(''),
  /** Both empty where nothing is linked. */
  link: z.object({ href: text(600), label: text(200) }).default({ href: '', label: '' }),
  placement: z.enum(textPlacements).default('bottom'),
  /** Null stands as long as the words take to read. */
  seconds: z.int().min(0).max(600).nullable().default(null),
});

export const webStoryContent = z.object({
  title: text(300).min(1),
  description: text(1_000).default(''),
  categoryId: z.int().min(1).max(2_147_483_647),
  /** Null is the first page's picture. */
  poster: z.string().min(1).max(120).nullable().default(null),
  pages: z.array(pageContent).min(1).max(60),
});
export type WebStoryContent = z.infer<typeof webStoryContent>;
export type WebStoryPageContent = WebStoryContent['pages'][number];

/** The same as the rules take it. */
export function draftOf(content: WebStoryContent, at: { slug?: string; publishedAt: Date; updatedAt?: Date }): WebStoryDraft {
  return {
    title: content.title,
    description: content.description,
    categoryId: content.categoryId,
    poster: content.poster ?? content.pages[0]?.picture ?? '',
    status: 'published',
    pages: content.pages.map(({ picture, headline, text: words, credit, link, placement, seconds }) => ({
      picture,
      headline,
      text: words,
      placement,
      ...(credit === '' ? {} : { credit }),
      ...(link.href === '' && link.label === '' ? {} : { link }),
      ...(seconds === null ? {} : { seconds }),
    })),
    ...at,
  };
}

type Problem = { path: string; message: { gu: string; en: string } };

/** A rule's sentence in both languages; the rules themselves speak the paper's own. */
export const inBoth = (sentence: string): Problem['message'] =>
  Object.values(webStoryEditingWords).find(({ gu }) => gu === sentence) ?? { gu: sentence, en: sentence };

/** What the rules have against a story, but for those that need the library: each at its place. */
export function problemsOf(content: WebStoryContent): Problem[] {
  const parsed = webStoryDraft.safeParse(draftOf(content, { publishedAt: new Date(0) }));
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message: inBoth(message) }));
}
