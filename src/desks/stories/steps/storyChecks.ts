import { graphemes } from '../../../platform/text/graphemes.ts';
import { editionOf } from '../../../platform/text/language.ts';
import { isPageLink } from '../../../platform/text/linkAddress.ts';
import { doubledSigns, strayLatin } from '../../../platform/text/proofreading.ts';
import type { Sentence } from '../../../site/newsroom/newsroomError.ts';
import { singleLine } from '../copies/singleLine.ts';
import type { LooseDocument, WorkingCopy } from '../copies/workingCopy.ts';
import { doubledSignIn, strayLatinIn, storyWords as words } from '../words.ts';
import type { OriginalFacts } from './readOriginal.ts';

/** A missing or doubtful part of a story. Errors prevent publishing, warnings do not. */
export type StoryCheck = {
  weight: 'error' | 'warning';
  /** The path in the working copy: `headline`, `body.content.3`. */
  path: string;
  message: Sentence;
};

/** Data for the checks besides the copy: its pictures and topics, as far as they exist. */
export type StoryFacts = {
  pictures: ReadonlyMap<string, { width: number; alt: string }>;
  /** The kind of each topic: `category`, `city`, `author`. */
  topicKinds: ReadonlyMap<number, string>;
  /** The story that the copy translates, if it names one that exists. */
  original?: OriginalFacts;
};

/** Minimum width of a picture for search engines and large screens. */
const MIN_PICTURE_WIDTH = 1_200;
/** A phone shows about three lines of this length above the fold (specification, section 4). */
const MAX_HEADLINE_LETTERS = 90;

/** All checks for an editor before publishing, in the order of the fields. */
export function storyChecks(copy: WorkingCopy, facts: StoryFacts): StoryCheck[] {
  return [
    ...headlineChecks(copy),
    ...slugChecks(copy),
    ...topicChecks(copy, facts),
    ...translationChecks(copy, facts),
    ...pictureChecks(copy, facts),
    ...presentationChecks(copy, facts),
    ...bodyChecks(copy, facts),
    ...spellingChecks(copy),
  ];
}

const error = (path: string, message: Sentence): StoryCheck => ({ weight: 'error', path, message });
const warning = (path: string, message: Sentence): StoryCheck => ({ weight: 'warning', path, message });

function headlineChecks({ headline, deck }: WorkingCopy): StoryCheck[] {
  if (singleLine(headline) === '') return [error('headline', words.noHeadline)];
  return [
    ...(graphemes(headline).length > MAX_HEADLINE_LETTERS ? [warning('headline', words.longHeadline)] : []),
    ...(singleLine(deck) === '' ? [warning('deck', words.noDeck)] : []),
  ];
}

function slugChecks({ slug }: WorkingCopy): StoryCheck[] {
  if (slug === '') return [error('slug', words.noSlug)];
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return [];
  // An old story may keep its imported slug if it is valid in an address.
  return [/^[\p{L}\p{M}\p{N}_-]+$/u.test(slug) ? warning('slug', words.wrongSlug) : error('slug', words.wrongSlug)];
}

/** Kinds of topics that a story may be listed under besides its category and city; imported ones stand in several of those too. */
const OTHER_KINDS = ['author', 'tag', 'section', 'magazine', 'column', 'category', 'city'];

function topicChecks({ categoryId, cityId, topicIds }: WorkingCopy, { topicKinds }: StoryFacts): StoryCheck[] {
  const kindOf = (id: number) => topicKinds.get(id) ?? '';
  return [
    ...(categoryId === null
      ? [error('categoryId', words.noCategory)]
      : kindOf(categoryId) === 'category'
        ? []
        : [error('categoryId', words.unknownTopic)]),
    ...(cityId === null ? [warning('cityId', words.noCity)] : kindOf(cityId) === 'city' ? [] : [error('cityId', words.unknownTopic)]),
    ...(topicIds.every((id) => OTHER_KINDS.includes(kindOf(id))) ? [] : [error('topicIds', words.unknownTopic)]),
    ...(topicIds.some((id) => kindOf(id) === 'author') ? [] : [warning('topicIds', words.noAuthor)]),
  ];
}

/** One link makes a pair: the translation names its original, which names none, and no other translation does. */
function translationChecks({ translationOf, language }: WorkingCopy, { original }: StoryFacts): StoryCheck[] {
  if (translationOf === null) return [];
  if (!original) return [error('translationOf', words.noOriginal)];
  return [
    ...(editionOf(original.language) === editionOf(language) ? [error('translationOf', words.sameLanguage)] : []),
    ...(original.isTranslation ? [error('translationOf', words.originalTranslates)] : []),
    ...(original.hasOtherTranslation ? [error('translationOf', words.alreadyTranslated)] : []),
  ];
}

function pictureChecks({ pictureKey }: WorkingCopy, { pictures }: StoryFacts): StoryCheck[] {
  if (pictureKey === null) return [warning('pictureKey', words.noPicture)];
  const picture = pictures.get(pictureKey);
  if (!picture) return [error('pictureKey', words.unknownPicture)];
  return [
    ...(picture.width < MIN_PICTURE_WIDTH ? [warning('pictureKey', words.smallPicture)] : []),
    ...(picture.alt.trim() === '' ? [warning('pictureKey', words.noAlt)] : []),
  ];
}

function presentationChecks({ canonical, socialPictureKey }: WorkingCopy, { pictures }: StoryFacts): StoryCheck[] {
  const picture = socialPictureKey === null ? undefined : pictures.get(socialPictureKey);
  return [
    ...(canonical.trim() === '' || isPageLink(canonical) ? [] : [error('canonical', words.wrongCanonical)]),
    ...(socialPictureKey !== null && !picture ? [error('socialPictureKey', words.unknownPicture)] : []),
    ...(picture && picture.width < MIN_PICTURE_WIDTH ? [warning('socialPictureKey', words.smallPicture)] : []),
  ];
}

/** The pictures in a document, with the index of their block. */
export function picturesIn(document: LooseDocument): { key: string; block: number }[] {
  return document.content.flatMap(({ type, attrs }, block) => {
    if (type !== 'picture' && type !== 'gallery') return [];
    const named = isRecord(attrs) && Array.isArray(attrs['pictures']) ? attrs['pictures'] : [attrs];
    return named.flatMap((one: unknown) => (isRecord(one) && typeof one['picture'] === 'string' ? [{ key: one['picture'], block }] : []));
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether a block has content for readers: text, or a node without text of its own. */
function hasContent(block: unknown): boolean {
  if (!isRecord(block)) return false;
  const { type, text, content } = block;
  if (typeof text === 'string') return text.trim() !== '';
  if (Array.isArray(content)) return content.some(hasContent);
  return type !== 'paragraph' && type !== 'heading' && type !== 'hardBreak';
}

function bodyChecks({ body }: WorkingCopy, { pictures }: StoryFacts): StoryCheck[] {
  if (!body.content.some(hasContent)) return [error('body', words.emptyBody)];
  return picturesIn(body).flatMap(({ key, block }) => {
    const picture = pictures.get(key);
    if (!picture) return [warning(`body.content.${block}`, words.unknownPicture)];
    return picture.alt.trim() === '' ? [warning(`body.content.${block}`, words.noAlt)] : [];
  });
}

/** The words of any block. */
function wordsIn(value: unknown): string {
  if (!isRecord(value)) return '';
  if (typeof value['text'] === 'string') return value['text'];
  const inner = Array.isArray(value['content']) ? value['content'].map(wordsIn).join('') : '';
  const attrs = value['attrs'];
  const own = isRecord(attrs) ? ['text', 'caption', 'title'].flatMap((name) => (typeof attrs[name] === 'string' ? [attrs[name]] : [])) : [];
  return [inner, ...own].filter((text) => text !== '').join(' ');
}

/** The full text of a copy, for checks of other desks. */
export const wordsOf = ({ headline, deck, kicker, body }: WorkingCopy): string =>
  [headline, deck, kicker, ...body.content.map(wordsIn)].join(' ');

function spellingChecks(copy: WorkingCopy): StoryCheck[] {
  const fields = (
    ['headline', 'listHeadline', 'deck', 'kicker', 'pictureCaption', 'searchTitle', 'searchDescription', 'socialHeadline'] as const
  ).map((path) => ({ path: `${path}`, text: copy[path] }));
  const blocks = copy.body.content.map((block, at) => ({ path: `body.content.${at}`, text: wordsIn(block) }));
  const doubled = [...fields, ...blocks].flatMap(({ path, text }) =>
    doubledSigns(text).map((result) => warning(path, doubledSignIn(result.text))),
  );
  const heads = copy.language === 'gu' ? fields.slice(0, 3) : [];
  const latin = heads.flatMap(({ path, text }) => strayLatin(text).map((result) => warning(path, strayLatinIn(result.text))));
  return [...doubled, ...latin];
}
