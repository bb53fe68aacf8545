import { hash } from 'node:crypto';
import { z } from 'zod';
import { isPageLink, parseLink } from '../../../platform/text/linkAddress.ts';
import { requiredText } from '../../../site/newsroom/draftSchemas.ts';
import { lastPart, pathOf } from './addressParts.ts';
import { isMoment, isRelativeTime, momentOrAgo } from './relativeTime.ts';
import type { SourceName, SourcePresentation, SourceStory } from './sourceItem.ts';

const name = z.union([z.string().min(1), z.object({ slug: z.string().min(1), name: z.string().min(1) })]);
const names = z.union([name.transform((one) => [one]), z.array(name)]).default([]);
const text = z.string().default('');
/** Values of front matter are texts. */
const presented = (most: number) => requiredText(most).optional();
const flag = z.union([z.boolean(), z.stringbool()]).optional();

const id = z.union([z.string(), z.number()]).transform(String);
const commentLine = z.object({
  id: id.refine((original) => original !== '', { message: 'is empty' }),
  under: id.default(''),
  name: text,
  text: z.string().trim().min(1),
  publishedAt: z.string().refine(isMoment, { message: 'is no date' }),
  badge: z.enum(['editor', 'author']).optional(),
});

/** A story in the neutral format: a title, a date, and HTML, Markdown or plain text. */
const storyLine = z
  .object({
    id: id.default(''),
    url: text,
    title: z.string().trim().min(1),
    kicker: z.string().optional(),
    html: text,
    markdown: z.string().optional(),
    text,
    summary: text,
    slug: text,
    language: text,
    /** The slug of the story of the same folder that this one translates. */
    translationOf: z.string().trim().min(1).optional(),
    publishedAt: z.string().min(1),
    updatedAt: text,
    authors: names,
    categories: names,
    tags: names,
    /** Topics of this site, by slug or name. */
    category: z.string().optional(),
    city: z.string().optional(),
    sections: z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([]),
    magazine: z.string().optional(),
    column: z.string().optional(),
    picture: z.union([z.string().transform((src) => ({ src })), z.object({ src: z.string().min(1), alt: text, caption: text })]).optional(),
    breaking: flag,
    topHead: flag,
    topStory: flag,
    sensitive: flag,
    listHeadline: presented(300),
    searchTitle: presented(300),
    searchDescription: presented(1_000),
    socialHeadline: presented(300),
    socialPicture: presented(2_000),
    canonical: presented(2_000).refine((address) => address === undefined || isPageLink(address), { message: 'is no address' }),
    noindex: flag,
    dateline: presented(120),
    sponsor: presented(200),
    comments: z.array(commentLine).default([]),
    /** Number of reads. */
    views: z.coerce.number().int().min(1).optional(),
  })
  .refine((line) => isMoment(line.publishedAt), { path: ['publishedAt'], message: 'is no date' });

type StoryLine = z.output<typeof storyLine>;

/** Parses a story's fields; `why` is the error. */
export function parseStoryLine(value: unknown, now: Date): { story: SourceStory } | { why: string } {
  const parsed = storyLine.safeParse(value);
  if (parsed.success) return { story: storyOf(parsed.data, now) };
  return { why: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') };
}

const asName = (one: z.output<typeof name>): SourceName => (typeof one === 'string' ? { slug: one, name: one } : one);

function storyOf(line: StoryLine, now: Date): SourceStory {
  const words = `${line.title} ${line.html}${line.text}${line.markdown ?? ''}`;
  return {
    original: line.id || line.url.trim() || hash('sha256', words, 'hex').slice(0, 32),
    title: line.title,
    link: line.url.trim(),
    html: line.html || asHtml(line.text),
    isWrittenInLines: line.html === '',
    summary: line.summary,
    slug: line.slug || lastPart(line.url),
    language: line.language,
    publishedAt: momentOrAgo(line.publishedAt, now),
    updatedAt: momentOrAgo(line.updatedAt, now),
    authors: line.authors.map(asName),
    categories: line.categories.map(asName),
    tags: line.tags.map(asName),
    picture: line.picture && { alt: '', caption: '', ...line.picture },
    comments: line.comments.map(({ id: original, badge, publishedAt, ...comment }) => ({
      ...comment,
      ...(badge === undefined ? {} : { badge }),
      original,
      publishedAt: momentOrAgo(publishedAt, now),
    })),
    oldPaths: [pathOf(line.url)].filter((path) => path !== undefined),
    ...ownFields(line),
  };
}

/** Fields of this system's own formats. Missing ones are left out, so that the hash of other systems' stories does not change. */
function ownFields(line: StoryLine): Partial<SourceStory> {
  const { kicker, markdown, translationOf, breaking, topHead, topStory, sensitive, views } = line;
  const placements = [
    ...(line.category === undefined ? [] : [{ kind: 'category' as const, slug: line.category }]),
    ...(line.city === undefined ? [] : [{ kind: 'city' as const, slug: line.city }]),
    ...line.sections.map((slug) => ({ kind: 'section' as const, slug })),
    ...(line.magazine === undefined ? [] : [{ kind: 'magazine' as const, slug: line.magazine }]),
    ...(line.column === undefined ? [] : [{ kind: 'column' as const, slug: line.column }]),
  ];
  const flags = {
    ...(breaking === undefined ? {} : { breaking }),
    ...(topHead === undefined ? {} : { topHead }),
    ...(topStory === undefined ? {} : { topStory }),
    ...(sensitive === undefined ? {} : { sensitive }),
  };
  const presentation = presentationOf(line);
  return {
    ...(kicker === undefined ? {} : { kicker }),
    ...(markdown === undefined ? {} : { markdown }),
    ...(translationOf === undefined ? {} : { translationOf }),
    ...(placements.length > 0 ? { placements } : {}),
    ...(Object.keys(flags).length > 0 ? { flags } : {}),
    ...(Object.keys(presentation).length > 0 ? { presentation } : {}),
    ...(views === undefined ? {} : { views }),
    ...(isRelativeTime(line.publishedAt) ? { datedAs: `${line.publishedAt} / ${line.updatedAt}` } : {}),
  };
}

function presentationOf(line: StoryLine): SourcePresentation {
  const { listHeadline, searchTitle, searchDescription, socialHeadline, socialPicture, canonical, noindex, dateline, sponsor } = line;
  return {
    ...(listHeadline === undefined ? {} : { listHeadline }),
    ...(searchTitle === undefined ? {} : { searchTitle }),
    ...(searchDescription === undefined ? {} : { searchDescription }),
    ...(socialHeadline === undefined ? {} : { socialHeadline }),
    ...(socialPicture === undefined ? {} : { socialPicture }),
    ...(canonical === undefined ? {} : { canonical: parseLink(canonical)?.href ?? canonical }),
    ...(noindex === undefined ? {} : { noindex }),
    ...(dateline === undefined ? {} : { dateline }),
    ...(sponsor === undefined ? {} : { sponsor }),
  };
}

const asHtml = (plain: string): string => plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
