import { z } from 'zod';
import { atMostLetters, numericId } from '../../../site/newsroom/draftSchemas.ts';

/**
 * A story as an editor works on it, finished or not. It is validated only as far as needed to store it; missing parts are reported by
 * `storyChecks.ts` and only prevent publishing. Used by the server and by the screens.
 */

/** Maximum nesting of blocks; a table cell is about six levels deep. */
const MAX_DEPTH = 60;
const MAX_TOPICS = 200;

/** Whether a JSON value is not nested too deeply. */
function isShallow(value: unknown, depth = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1));
}

/** The value without text that the database cannot store: NUL and lone surrogates. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key.replaceAll('\0', '').toWellFormed(), storable(inner)]));
}

const text = (most: number) => z.string().check(atMostLetters(most)).default('');

/** Whether it takes comments: as the site's setting says, or as its editor has decided. */
const commenting = z.enum(['site', 'open', 'closed']);

const looseBlock = z.looseObject({ type: z.string().min(1).max(40) });

/** The editor's document, with any block content. */
const looseDocument = z.object({ type: z.literal('doc'), content: z.array(looseBlock).max(20_000).default([]) });
export type LooseDocument = z.infer<typeof looseDocument>;

export const workingCopy = z
  .unknown()
  .refine((value) => isShallow(value))
  .transform(storable)
  .pipe(
    z.object({
      slug: text(300),
      headline: text(1_000),
      /** The headline on the front page and in lists; empty for the headline itself. */
      listHeadline: text(1_000),
      deck: text(5_000),
      kicker: text(600),
      body: looseDocument.default({ type: 'doc', content: [] }),
      language: z
        .string()
        .regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/)
        .default('gu'),
      /** The story of the other edition that this one translates. */
      translationOf: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).nullable().default(null),
      categoryId: numericId.nullable().default(null),
      cityId: numericId.nullable().default(null),
      /** Authors in the order of the byline, then tags, sections, magazine and column. */
      topicIds: z.array(numericId).max(MAX_TOPICS).default([]),
      pictureKey: z.string().max(200).nullable().default(null),
      pictureCaption: text(5_000),
      breaking: z.boolean().default(false),
      /** When the story leaves breaking news, as ISO 8601. */
      breakingUntil: z.iso.datetime({ offset: true }).nullable().default(null),
      sensitive: z.boolean().default(false),
      topStory: z.boolean().default(false),
      commenting: commenting.default('site'),
      /** Whether it is in the top-head list. */
      topHead: z.boolean().default(false),
      /** The correction notice for readers. */
      correction: text(2_000),
      /** What search engines and social networks are told; what is empty is derived from the story. */
      searchTitle: text(300),
      searchDescription: text(1_000),
      socialHeadline: text(300),
      socialPictureKey: z.string().max(200).nullable().default(null),
      /** The address of the original of a text taken over from elsewhere. */
      canonical: text(2_000),
      noindex: z.boolean().default(false),
      /** The place from which it is reported. */
      dateline: text(120),
      /** The advertiser who has paid for it. */
      sponsor: text(200),
    }),
  );
export type WorkingCopy = z.infer<typeof workingCopy>;

/** A stored copy with the fields that did not exist yet when it was stored. */
export const wholeCopy = (kept: WorkingCopy): WorkingCopy => ({ ...workingCopy.parse({}), ...kept });

/** A working copy in a response. */
export const savedCopy = z.object({
  slug: z.string(),
  headline: z.string(),
  listHeadline: z.string(),
  deck: z.string(),
  kicker: z.string(),
  body: z.object({ type: z.literal('doc'), content: z.array(z.looseObject({ type: z.string() })) }),
  language: z.string(),
  translationOf: z.number().nullable(),
  categoryId: z.number().nullable(),
  cityId: z.number().nullable(),
  topicIds: z.array(z.number()),
  pictureKey: z.string().nullable(),
  pictureCaption: z.string(),
  breaking: z.boolean(),
  breakingUntil: z.string().nullable(),
  sensitive: z.boolean(),
  topStory: z.boolean(),
  commenting,
  topHead: z.boolean(),
  correction: z.string(),
  searchTitle: z.string(),
  searchDescription: z.string(),
  socialHeadline: z.string(),
  socialPictureKey: z.string().nullable(),
  canonical: z.string(),
  noindex: z.boolean(),
  dateline: z.string(),
  sponsor: z.string(),
});

/** A working copy from the database: imported ones may exceed the limits for editors. */
export const keptCopy = z.looseObject({
  slug: z.string(),
  headline: z.string(),
  deck: z.string(),
  kicker: z.string(),
  body: z.looseObject({ type: z.literal('doc'), content: z.array(looseBlock) }),
  categoryId: numericId.nullable(),
  cityId: numericId.nullable(),
  topicIds: z.array(numericId),
});
