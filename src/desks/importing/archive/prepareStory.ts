import { createHash } from 'node:crypto';
import { type Dropped, documentFromHtml, picturesInHtml } from '../../../platform/document/documentFromHtml.ts';
import { documentFromMarkdown, type MarkdownNames, picturesInMarkdown } from '../../../platform/document/documentFromMarkdown.ts';
import { htmlTree, textOf } from '../../../platform/document/htmlTree.ts';
import { plainText } from '../../../platform/document/plainText.ts';
import type { StoryBlock, StoryDocument, StoryInline } from '../../../platform/document/storyDocument.ts';
import { cutText } from '../../../platform/text/graphemes.ts';
import { slugOf } from '../../../platform/text/slug.ts';
import { pathOf } from '../source/addressParts.ts';
import type { SourceStory } from '../source/sourceItem.ts';
import type { WrittenStory } from './importCommands.ts';
import type { Belongs } from './topicResolver.ts';
import { type Attachment, htmlOfWordpress } from './wordpressHtml.ts';

/** Raised when the same source would become something else, so that the next run writes it anew. */
const MAKING = 1;
const MAX_HEADLINE = 300;
/** About a hundred thousand words; the newsroom saves stories of four megabytes. */
const MAX_STORY_LETTERS = 1_000_000;
/** WordPress keeps at most 200 letters, which may be written with nine signs each; PostgreSQL's indexes hold 2,700 bytes. */
const MAX_NAME_BYTES = 2_000;
const MAX_DECK = 1_000;

/** Of all that the source says of a story: the same when nothing has changed. */
export function hashOf(story: SourceStory): string {
  return createHash('sha256')
    .update(JSON.stringify([MAKING, story.datedAs === undefined ? story : { ...story, publishedAt: null, updatedAt: null }]))
    .digest('base64url');
}

/** Why there can be no story of ours; undefined when there can. What is still being written may lack anything but all. */
export function whyNot(story: SourceStory, now: Date): string | undefined {
  if (story.inHand) return wordsOf(story.title) || story.html.trim() || story.markdown?.trim() ? undefined : 'drafts without a word';
  if (!wordsOf(story.title)) return 'posts without a headline';
  if (!story.publishedAt) return 'posts without a date';
  if (story.publishedAt > now) return 'posts that are not due yet';
  return undefined;
}

/**
 * What the paper cannot take of a story, whatever else stands in it: more text than the newsroom could save, and names longer than the
 * database's indexes hold. Undefined when there is nothing.
 */
export function tooLargeIn(story: SourceStory): string | undefined {
  const names = [...story.categories, ...story.tags, ...story.authors].flatMap(({ slug, name }) => [slug, name]);
  if (Math.max(story.html.length, story.markdown?.length ?? 0) > MAX_STORY_LETTERS)
    return `its text has more than ${MAX_STORY_LETTERS} letters`;
  if (isLongName(story.original)) return `its number or address there has more than ${MAX_NAME_BYTES} bytes`;
  if (names.some(isLongName)) return `a category, tag or author of it has a name of more than ${MAX_NAME_BYTES} bytes`;
  return undefined;
}

const isLongName = (name: string): boolean => Buffer.byteLength(name) > MAX_NAME_BYTES;

type Read = { document: StoryDocument; dropped: Dropped[] };
/** A story's text before its pictures are known: which those are, and the document that it makes with them. */
export type ReadableText = { pictures: Attachment[]; read: (keys: ReadonlyMap<string, string>) => Read };

/** Reads Markdown, or HTML, in which what WordPress writes in marks of its own is turned into what it means. */
export function readableText(
  story: SourceStory,
  attachments: ReadonlyMap<string, Attachment>,
  names: Pick<MarkdownNames, 'stories' | 'videos'>,
): ReadableText {
  const { markdown } = story;
  if (markdown !== undefined) {
    return {
      pictures: picturesInMarkdown(markdown),
      read: (pictures) => documentFromMarkdown(markdown, { ...names, pictures }),
    };
  }
  const { html, dropped: marks } = htmlOfWordpress(story.html, attachments);
  const isWrittenInLines = story.isWrittenInLines && !html.includes('<!-- wp:');
  return {
    pictures: picturesInHtml(html),
    read: (pictures) => {
      const { document, dropped } = documentFromHtml(html, { pictures, isWrittenInLines });
      return { document, dropped: [...marks, ...dropped] };
    },
  };
}

/** The words of a text that may be HTML, in one line. */
const wordsOf = (html: string): string => textOf(htmlTree(html));

type Given = {
  story: SourceStory;
  belongs: Belongs;
  document: StoryDocument;
  /** The picture above it, if the source names one that could be had. */
  lead: { key: string; caption: string } | undefined;
  /** The hosts under which the old site was reached: links to them stay on this site. */
  oldHosts: ReadonlySet<string>;
};

/** The story as it will be written. */
export function prepareStory({ story, belongs, document, lead, oldHosts }: Given): WrittenStory {
  // Only HTML has entities and marks in its titles.
  const words = story.markdown === undefined ? wordsOf : (text: string) => text.trim();
  const headline = cutText(words(story.title), MAX_HEADLINE);
  const deck = cutText(words(story.summary), MAX_DECK);
  const { body, key, caption } = withLead(document, lead);
  const named = story.slug || headline;
  return {
    slug: named === '' ? '' : slugOf(named),
    headline,
    deck,
    kicker: story.kicker ?? '',
    body: onThisSite(body, oldHosts),
    language: languageOf(`${headline} ${plainText(body).slice(0, 2_000)}`, story.language),
    cityId: belongs.cityId,
    topicIds: belongs.topicIds,
    ...(key === undefined ? {} : { pictureKey: key }),
    pictureCaption: caption,
    ...story.flags,
  };
}

/** Without a picture above it, a story has its first one there; it is not shown twice. */
function withLead(document: StoryDocument, lead: Given['lead']): { body: StoryDocument; key: string | undefined; caption: string } {
  const [first, ...others] = document.content;
  if (first?.type === 'picture' && (!lead || lead.key === first.attrs.picture)) {
    return { body: { type: 'doc', content: others }, key: first.attrs.picture, caption: first.attrs.caption || (lead?.caption ?? '') };
  }
  const inside = document.content.find((block) => block.type === 'picture');
  return { body: document, key: lead?.key ?? inside?.attrs.picture, caption: lead?.caption ?? '' };
}

/** Links to the old site become paths: its stories stand on this one now, and its old addresses lead to them. */
function onThisSite(document: StoryDocument, oldHosts: ReadonlySet<string>): StoryDocument {
  const moved = (href: string): string => {
    if (!/^https?:/.test(href) || !URL.canParse(href) || !oldHosts.has(new URL(href).host)) return href;
    return pathOf(href) ?? '/';
  };
  const line = (content: StoryInline[]): StoryInline[] =>
    content.map((inline) =>
      inline.type === 'text' && inline.marks
        ? {
            ...inline,
            marks: inline.marks.map((mark) => (mark.type === 'link' ? { ...mark, attrs: { href: moved(mark.attrs.href) } } : mark)),
          }
        : inline,
    );
  const paragraphs = <Held extends { content: StoryInline[] }>(held: Held[]): Held[] =>
    held.map((one) => ({ ...one, content: line(one.content) }));
  const block = (one: StoryBlock): StoryBlock => {
    switch (one.type) {
      case 'paragraph':
      case 'heading':
        return { ...one, content: line(one.content) };
      case 'blockquote':
        return { ...one, content: paragraphs(one.content) };
      case 'bulletList':
      case 'orderedList':
        return { ...one, content: one.content.map((item) => ({ ...item, content: paragraphs(item.content) })) };
      case 'table':
        return {
          ...one,
          content: one.content.map((row) => ({
            ...row,
            content: row.content.map((cell) => ({ ...cell, content: paragraphs(cell.content) })),
          })),
        };
      default:
        return one;
    }
  };
  return { type: 'doc', content: document.content.map(block) };
}

/** The script tells more than what a feed says of itself. */
function languageOf(text: string, message: string): string {
  if (/[\u0a80-\u0aff]/.test(text)) return 'gu';
  if (/[\u0900-\u097f]/.test(text)) return message.startsWith('mr') ? 'mr' : 'hi';
  const [primary = ''] = message.toLowerCase().split('-');
  if (/^[a-z]{2,3}$/.test(primary) && primary !== 'gu') return primary;
  return /[a-z]/i.test(text) ? 'en' : 'gu';
}
