import { z } from 'zod';
import { parseLink } from '../text/linkAddress.ts';
import { isEmbedFrame, isYoutubeId } from './embedAddress.ts';

/**
 * The structured document of a story: the editor's JSON (ProseMirror's format, which TipTap reads and writes unchanged), never HTML. All
 * input is parsed with `storyDocument`; pages render it with `StoryBody`. Pictures are referenced by key, related stories by id.
 */

const mark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('link'), attrs: z.object({ href: z.string().refine((href) => parseLink(href) !== undefined) }) }),
]);

export type StoryMark = z.infer<typeof mark>;

const textNode = z.object({ type: z.literal('text'), text: z.string().min(1), marks: z.array(mark).optional() });
const inline = z.discriminatedUnion('type', [textNode, z.object({ type: z.literal('hardBreak') })]);

const paragraph = z.object({ type: z.literal('paragraph'), content: z.array(inline).default([]) });
const heading = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: z.array(inline).default([]),
});

const listItem = z.object({ type: z.literal('listItem'), content: z.array(paragraph).min(1) });
const bulletList = z.object({ type: z.literal('bulletList'), content: z.array(listItem).min(1) });
const orderedList = z.object({ type: z.literal('orderedList'), content: z.array(listItem).min(1) });

const blockquote = z.object({
  type: z.literal('blockquote'),
  attrs: z.object({ cite: z.string().default('') }).default({ cite: '' }),
  content: z.array(paragraph).min(1),
});
const pullQuote = z.object({ type: z.literal('pullQuote'), attrs: z.object({ text: z.string().min(1), cite: z.string().default('') }) });

const pictureAttrs = z.object({
  picture: z.string().min(1),
  caption: z.string().default(''),
  credit: z.string().default(''),
});
const picture = z.object({ type: z.literal('picture'), attrs: pictureAttrs });
const gallery = z.object({ type: z.literal('gallery'), attrs: z.object({ pictures: z.array(pictureAttrs).min(2) }) });

/** The address of a file in this site's storage. */
const storedFile = z.string().regex(/^\/media\/[\w-][\w.-]*(\/[\w-][\w.-]*)*$/);

const video = z.object({
  type: z.literal('video'),
  attrs: z.discriminatedUnion('provider', [
    /** `source` is the id of a video in the newspaper's video desk. */
    z.object({ provider: z.literal('paper'), source: z.string().regex(/^[1-9]\d{0,8}$/), title: z.string().min(1) }),
    /** `source` is the YouTube id. */
    z.object({ provider: z.literal('youtube'), source: z.string().refine(isYoutubeId), title: z.string().min(1) }),
    /** `source` is an address in this site's storage, `captions` that of its WebVTT file. */
    z.object({ provider: z.literal('file'), source: storedFile, title: z.string().min(1), captions: storedFile }),
  ]),
});

const cell = z.object({ type: z.enum(['tableHeader', 'tableCell']), content: z.array(paragraph).min(1) });
const table = z.object({
  type: z.literal('table'),
  attrs: z.object({ caption: z.string().default('') }).default({ caption: '' }),
  content: z.array(z.object({ type: z.literal('tableRow'), content: z.array(cell).min(1) })).min(1),
});

const embed = z.object({
  type: z.literal('embed'),
  attrs: z.object({ provider: z.string().min(1), url: z.string().refine(isEmbedFrame), title: z.string().min(1) }),
});

const relatedStory = z.object({ type: z.literal('relatedStory'), attrs: z.object({ articleId: z.int().positive() }) });

const block = z.discriminatedUnion('type', [
  paragraph,
  heading,
  bulletList,
  orderedList,
  blockquote,
  pullQuote,
  picture,
  gallery,
  video,
  table,
  embed,
  relatedStory,
]);

export const storyDocument = z.object({ type: z.literal('doc'), content: z.array(block) });

/** The text of a table's cell: its paragraphs with line breaks between them. */
export const cellText = ({ content }: { content: readonly StoryParagraph[] }): StoryInline[] =>
  content.flatMap((paragraph, at) => [...(at > 0 ? [{ type: 'hardBreak' as const }] : []), ...paragraph.content]);

/** Whether a block is a paragraph or a heading in which nothing is written. */
export const isBlank = (node: StoryBlock): boolean =>
  (node.type === 'paragraph' || node.type === 'heading') && !node.content.some((part) => part.type === 'text' && part.text.trim() !== '');

/** The index of the first written paragraph, which begins with the dateline; -1 without one. */
export const openingOf = ({ content }: StoryDocument): number => content.findIndex((node) => node.type === 'paragraph' && !isBlank(node));

export type StoryDocument = z.infer<typeof storyDocument>;
export type StoryBlock = z.infer<typeof block>;
export type StoryInline = z.infer<typeof inline>;
export type StoryParagraph = z.infer<typeof paragraph>;
