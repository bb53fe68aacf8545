import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { change, type Press } from '../../platform/change.ts';
import type { Database } from '../../platform/database.ts';
import { graphemes, words } from '../../platform/text/graphemes.ts';
import { slugOf } from '../../platform/text/slug.ts';
import { readPictures } from '../pictures/queries.ts';
import { readTopicsById } from '../taxonomy/queries.ts';
import { webStoryEditingText as says } from './editing/words.ts';
import { webStoriesTag, webStoryTag } from './queries.ts';
import { textPlacements, webStories, webStoryPages, webStoryStatuses, webStoryTallies } from './tables.ts';

/** A Web Story of AMP has at most this many characters in its title; they are counted as machines count, signs too. */
const MOST_TITLE = 70;
const FEWEST_PAGES = 4;
const MOST_PAGES = 30;
const FEWEST_SECONDS = 3;
const MOST_SECONDS = 30;
/** AMP: the poster is upright, 3:4, and at least 640 by 853. */
const POSTER_WIDTH = 640;
const POSTER_HEIGHT = 854;

/** A text counted in letters as readers count them. */
const text = (most: number, tooLong: string) =>
  z
    .string()
    .trim()
    .refine((its) => graphemes(its).length <= most, tooLong);

const isSafeLink = (href: string): boolean => /^\/(?!\/)/.test(href) || (href.startsWith('https://') && URL.canParse(href));

const pageDraft = z.object({
  picture: z.string(),
  headline: text(90, says.longHeadline).refine((its) => its.length > 0, says.noHeadline),
  text: text(300, says.longText).default(''),
  /** Without it the picture's own credit stands. */
  credit: text(80, says.longCredit).optional(),
  link: z
    .object({
      href: z.string().refine(isSafeLink, says.wrongLink),
      label: text(40, says.noLinkLabel).refine((its) => its.length > 0, says.noLinkLabel),
    })
    .optional(),
  placement: z.enum(textPlacements).default('bottom'),
  /** Without it, as long as its words take to read. */
  seconds: z.int(says.wrongSeconds).min(FEWEST_SECONDS, says.wrongSeconds).max(MOST_SECONDS, says.wrongSeconds).optional(),
});

const webStoryDraft = z.object({
  title: z.string().trim().min(1, says.noTitle).max(MOST_TITLE, says.longTitle),
  description: text(200, says.longDescription).refine((its) => its.length > 0, says.noDescription),
  /** Without it, one made of the title. */
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, says.wrongSlug)
    .max(80, says.wrongSlug)
    .optional(),
  categoryId: z.int(),
  poster: z.string(),
  status: z.enum(webStoryStatuses).default('published'),
  publishedAt: z.date(),
  updatedAt: z.date().optional(),
  pages: z.array(pageDraft).min(FEWEST_PAGES, says.fewPages).max(MOST_PAGES, says.manyPages),
});

/** What an editor says of a web story. */
export type WebStoryDraft = z.input<typeof webStoryDraft>;
type Checked = z.output<typeof webStoryDraft>;

/** What is wrong with a draft: where (`pages.2.headline`), and in a sentence for the editor. */
type Problem = { path: string; message: string };

/** A draft that cannot be taken. Nothing of it has been kept. */
export class WebStoryRefused extends Error {
  readonly problems: Problem[];
  constructor(problems: Problem[]) {
    super(problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
    this.problems = problems;
  }
}

/** Takes a web story into the paper. Gives its id. Throws `WebStoryRefused`. */
export function publishWebStory(press: Press, draft: WebStoryDraft): Promise<number> {
  return change(press, async (tx) => {
    const checked = await check(tx, draft);
    const [story] = await tx.insert(webStories).values(asRow(checked)).returning({ id: webStories.id });
    if (!story) throw new Error('The web story was not written');
    await tx.insert(webStoryPages).values(pageRows(story.id, checked));
    if (checked.status === 'published') await tally(tx, checked.categoryId, 1);
    return { result: story.id, tags: [webStoriesTag, webStoryTag(story.id)] };
  });
}

/** Replaces a web story by a newer version of itself. Throws `WebStoryRefused`, and when there is no such story. */
export function reviseWebStory(press: Press, id: number, draft: WebStoryDraft): Promise<void> {
  return change(press, async (tx) => {
    const checked = await check(tx, draft);
    await takeOutOfTally(tx, id);
    await tx.update(webStories).set(asRow(checked)).where(eq(webStories.id, id));
    await tx.delete(webStoryPages).where(eq(webStoryPages.storyId, id));
    await tx.insert(webStoryPages).values(pageRows(id, checked));
    if (checked.status === 'published') await tally(tx, checked.categoryId, 1);
    return { result: undefined, tags: [webStoriesTag, webStoryTag(id)] };
  });
}

/** Takes a web story out of the paper. Throws when there is no such story. */
export function removeWebStory(press: Press, id: number): Promise<void> {
  return change(press, async (tx) => {
    await takeOutOfTally(tx, id);
    await tx.delete(webStories).where(eq(webStories.id, id));
    return { result: undefined, tags: [webStoriesTag, webStoryTag(id)] };
  });
}

async function takeOutOfTally(tx: Database, id: number): Promise<void> {
  const [before] = await tx
    .select({ categoryId: webStories.categoryId, status: webStories.status })
    .from(webStories)
    .where(eq(webStories.id, id))
    .for('update');
  if (!before) throw new Error(`No web story has the id ${id}`);
  if (before.status === 'published') await tally(tx, before.categoryId, -1);
}

async function tally(tx: Database, categoryId: number, by: 1 | -1): Promise<void> {
  await tx
    .insert(webStoryTallies)
    .values({ categoryId, stories: by })
    .onConflictDoUpdate({ target: webStoryTallies.categoryId, set: { stories: sql`${webStoryTallies.stories} + ${by}` } });
}

/** The draft as it will be kept, or `WebStoryRefused` with everything that is wrong with it. */
async function check(tx: Database, draft: WebStoryDraft): Promise<Checked> {
  const parsed = webStoryDraft.safeParse(draft);
  if (!parsed.success) throw new WebStoryRefused(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
  const { data } = parsed;
  const problems: Problem[] = [];
  const pictures = await readPictures(tx, [data.poster, ...data.pages.map((page) => page.picture)]);
  const poster = pictures.get(data.poster);
  if (!poster) problems.push({ path: 'poster', message: says.noSuchPicture });
  else if (poster.width < POSTER_WIDTH || poster.height < POSTER_HEIGHT) problems.push({ path: 'poster', message: says.smallPoster });
  for (const [at, { picture }] of data.pages.entries()) {
    if (!pictures.has(picture)) problems.push({ path: `pages.${at}.picture`, message: says.noSuchPicture });
  }
  const category = (await readTopicsById(tx, [data.categoryId])).get(data.categoryId);
  if (category?.kind !== 'category') problems.push({ path: 'categoryId', message: says.noSuchCategory });
  if (problems.length > 0) throw new WebStoryRefused(problems);
  return data;
}

const asRow = ({ title, description, slug, categoryId, poster, status, publishedAt, updatedAt, pages }: Checked) => ({
  title,
  description,
  slug: slug ?? slugOf(title),
  categoryId,
  posterKey: poster,
  status,
  publishedAt,
  updatedAt: updatedAt ?? publishedAt,
  pageCount: pages.length,
});

const pageRows = (storyId: number, { pages }: Checked) =>
  pages.map(({ picture, link, credit, seconds, ...page }, at) => ({
    ...page,
    storyId,
    position: at + 1,
    pictureKey: picture,
    credit: credit ?? null,
    linkHref: link?.href ?? null,
    linkLabel: link?.label ?? null,
    seconds: seconds ?? secondsToRead(`${page.headline} ${page.text}`),
  }));

/** Readers take in about three words a second, after a look at the picture. */
function secondsToRead(its: string): number {
  return Math.min(15, Math.max(5, Math.round(words(its).length / 3) + 3));
}
