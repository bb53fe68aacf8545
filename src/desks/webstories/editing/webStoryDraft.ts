import { z } from 'zod';
import { numericId, optionalText, requiredText } from '../../../site/newsroom/draftSchemas.ts';
import type { FieldIssue } from '../../../site/newsroom/newsroomError.ts';
import { textPlacements, webStoryRules } from './webStoryRules.ts';
import { webStoryEditingWords } from './words.ts';

// Editors' input for a web story, finished or not. Its rules are checked before publishing.

const pageDraft = z.object({
  picture: z.string().min(1).max(120),
  headline: optionalText(400).default(''),
  text: optionalText(2_000).default(''),
  /** Empty to use the picture's own credit. */
  credit: optionalText(300).default(''),
  /** Both empty without a link. */
  link: z.object({ href: optionalText(600), label: optionalText(200) }).default({ href: '', label: '' }),
  placement: z.enum(textPlacements).default('bottom'),
  /** Null to derive it from the length of the text. */
  seconds: z.int().min(0).max(600).nullable().default(null),
});

export const webStoryDraft = z.object({
  title: requiredText(300),
  description: optionalText(1_000).default(''),
  categoryId: numericId,
  /** Null for the first page's picture. */
  poster: z.string().min(1).max(120).nullable().default(null),
  pages: z.array(pageDraft).min(1).max(60),
});
export type WebStoryDraft = z.infer<typeof webStoryDraft>;
export type WebStoryPageDraft = WebStoryDraft['pages'][number];

/** A rule's message in both languages: the rules themselves give the readers' language only. */
const inBoth = (sentence: string): FieldIssue['message'] =>
  Object.values(webStoryEditingWords).find(({ gu }) => gu === sentence) ?? { gu: sentence, en: sentence };

/** Violated rules that prevent publishing, by field, except those that need the library. */
export function missingInWebStory({ title, description, pages }: WebStoryDraft): FieldIssue[] {
  const parsed = webStoryRules.safeParse({
    title,
    description,
    pages: pages.map(({ credit, link, seconds, ...page }) => ({
      ...page,
      ...(credit === '' ? {} : { credit }),
      ...(link.href === '' && link.label === '' ? {} : { link }),
      ...(seconds === null ? {} : { seconds }),
    })),
  });
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message: inBoth(message) }));
}
