import { hash } from 'node:crypto';
import { type Dropped, documentFromHtml, picturesInHtml } from '../../../platform/document/documentFromHtml.ts';
import { documentFromMarkdown, type MarkdownNames, picturesInMarkdown } from '../../../platform/document/documentFromMarkdown.ts';
import { wordsOfHtml } from '../../../platform/document/htmlTree.ts';
import { plainText } from '../../../platform/document/plainText.ts';
import type { StoryBlock, StoryDocument, StoryInline } from '../../../platform/document/storyDocument.ts';
import { cutText } from '../../../platform/text/graphemes.ts';
import { slugOf } from '../../../platform/text/slug.ts';
import { pathOf } from '../source/addressParts.ts';
import type { SourceStory } from '../source/sourceItem.ts';
import type { WrittenStory } from './importCommands.ts';
import type { Belongs } from './topicResolver.ts';
import { type Attachment, htmlOfWordpress } from './wordpressHtml.ts';

/** Increase it when the result for the same source changes, so that the next run writes it again. */
const MAKING = 2;
const MAX_HEADLINE = 300;
/** About a hundred thousand words; the newsroom's limit is four megabytes. */
const MAX_STORY_LETTERS = 1_000_000;
/**
 * WordPress slugs have at most 200 letters, each up to nine characters when percent-encoded; PostgreSQL index entries are limited to 2,700
 * bytes.
 */
const MAX_NAME_BYTES = 2_000;
const MAX_DECK = 1_000;

/** A hash of everything in the source's story but its comments, to detect changes. */
export function hashOf({ comments: _, ...story }: SourceStory): string {
  return hash(
    'sha256',
    JSON.stringify([MAKING, story.datedAs === undefined ? story : { ...story, publishedAt: null, updatedAt: null }]),
    'base64url',
  );
}

/** Why a story cannot be imported; undefined if it can. An unpublished one may lack anything, but not be empty. */
export function whyNot(story: SourceStory, now: Date): string | undefined {
  if (story.inHand) return wordsOfHtml(story.title) || story.html.trim() || story.markdown?.trim() ? undefined : 'drafts without a word';
  if (!wordsOfHtml(story.title)) return 'posts without a headline';
  if (!story.publishedAt) return 'posts without a date';
  if (story.publishedAt > now) return 'posts that are not due yet';
  return undefined;
}

/**
 * Why a story exceeds a limit: its text is longer than the newsroom's limit, or a name is too long for the database's indexes. Undefined if
 * it does not.
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
/** A story's text before its pictures are resolved: the list of pictures, and a function that makes the document with their keys. */
export type ReadableText = { pictures: Attachment[]; read: (keys: ReadonlyMap<string, string>) => Read };

/** Reads Markdown, or HTML with WordPress shortcodes. */
export function readableText(
  story: SourceStory,
  { attachments, uploads }: { attachments: ReadonlyMap<string, Attachment>; uploads: readonly string[] },
  names: Pick<MarkdownNames, 'stories' | 'videos'>,
): ReadableText {
  const { markdown } = story;
  if (markdown !== undefined) {
    return {
      pictures: picturesInMarkdown(markdown),
      read: (pictures) => documentFromMarkdown(markdown, { ...names, pictures }),
    };
  }
  const { html, dropped: marks } = htmlOfWordpress(story.html, attachments, uploads);
  const isWrittenInLines = story.isWrittenInLines && !html.includes('<!-- wp:');
  return {
    pictures: picturesInHtml(html),
    read: (pictures) => {
      const { document, dropped } = documentFromHtml(html, { pictures, isWrittenInLines });
      return { document, dropped: [...marks, ...dropped] };
    },
  };
}

type Given = {
  story: SourceStory;
  belongs: Belongs;
  document: StoryDocument;
  /** The main picture, if the source has one that is available. */
  lead: { key: string; caption: string } | undefined;
  /** The picture for social networks. */
  socialPictureKey: string | undefined;
  /** The story that it translates. */
  translationOf: number | undefined;
  /** The hosts of the old site: links to them become links within this site. */
  oldHosts: ReadonlySet<string>;
};

/** The story in the form in which it will be written. */
export function prepareStory({ story, belongs, document, lead, socialPictureKey, translationOf, oldHosts }: Given): WrittenStory {
  // Only HTML sources have entities and tags in titles.
  const words = story.markdown === undefined ? wordsOfHtml : (text: string) => text.trim();
  const headline = cutText(words(story.title), MAX_HEADLINE);
  const deck = cutText(words(story.summary), MAX_DECK);
  const { body, key, caption } = withLead(document, lead);
  const named = story.slug || headline;
  const { socialPicture: _, ...presentation } = story.presentation ?? {};
  return {
    slug: named === '' ? '' : slugOf(named),
    headline,
    deck,
    kicker: story.kicker ?? '',
    body: onThisSite(body, oldHosts),
    language: languageOf(`${headline} ${plainText(body).slice(0, 2_000)}`, story.language),
    ...(translationOf === undefined ? {} : { translationOf }),
    cityId: belongs.cityId,
    topicIds: belongs.topicIds,
    ...(key === undefined ? {} : { pictureKey: key }),
    pictureCaption: caption,
    ...story.flags,
    ...presentation,
    ...(socialPictureKey === undefined ? {} : { socialPictureKey }),
  };
}

/** A story without a main picture gets its first one, which is removed from the text. */
function withLead(document: StoryDocument, lead: Given['lead']): { body: StoryDocument; key: string | undefined; caption: string } {
  const [first, ...others] = document.content;
  if (first?.type === 'picture' && (!lead || lead.key === first.attrs.picture)) {
    return { body: { type: 'doc', content: others }, key: first.attrs.picture, caption: first.attrs.caption || (lead?.caption ?? '') };
  }
  const inside = document.content.find((block) => block.type === 'picture');
  return { body: document, key: lead?.key ?? inside?.attrs.picture, caption: lead?.caption ?? '' };
}

/** Turns links to the old site into paths, because its stories are on this site now and its old addresses redirect to them. */
export function onThisSite(document: StoryDocument, oldHosts: ReadonlySet<string>): StoryDocument {
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

/** The script of the text is more reliable than the language that a feed states. */
function languageOf(text: string, message: string): string {
  if (/[\u0a80-\u0aff]/.test(text)) return 'gu';
  if (/[\u0900-\u097f]/.test(text)) return message.startsWith('mr') ? 'mr' : 'hi';
  const [primary = ''] = message.toLowerCase().split('-');
  if (/^[a-z]{2,3}$/.test(primary) && primary !== 'gu') return primary;
  return /[a-z]/i.test(text) ? 'en' : 'gu';
}
