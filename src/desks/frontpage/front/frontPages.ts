import { z } from 'zod';
import { moment } from '../../../site/newsroom/endpoint.ts';

// The pages whose blocks editors arrange, and the types of the newsroom calls, for the server and the screen.

/**
 * The blocks of the front page that editors arrange, from the top, with their number of places. The fourth place at the top is for phones.
 */
export const homeBlocks = { 'home:top': 4, 'home:heads': 4, 'home:mixed': 4 } as const;
type HomeBlock = keyof typeof homeBlocks;
export const isHomeBlock = (block: string): block is HomeBlock => Object.hasOwn(homeBlocks, block);

/** Number of breaking news items above the lead. */
export const BREAKING_SHOWN = 3;

/** The page of a category or city has one block: the top of its list. That of a category is also used in its section of the front page. */
export const LIST_TOP_PLACES = 5;

const topicPage = /^(category|city):([1-9][0-9]{0,8})$/;
export const frontPageKey = z.string().regex(/^(home|(category|city):[1-9][0-9]{0,8})$/);

/** The topic of a page; undefined for the front page. */
export function topicOfPage(page: string): { kind: 'category' | 'city'; id: number } | undefined {
  const [, kind, id] = topicPage.exec(page) ?? [];
  return kind === 'category' || kind === 'city' ? { kind, id: Number(id) } : undefined;
}

/** The blocks of a page with their number of places. */
export const blocksOfPage = (page: string): Record<string, number> => (page === 'home' ? homeBlocks : { [page]: LIST_TOP_PLACES });

const slot = z.object({
  position: z.number().int().min(0).max(99),
  articleId: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  /** When the pin ends; null until an editor removes it. */
  until: z.iso.datetime({ offset: true }).nullable().default(null),
});

/** A page as arranged by an editor: all of its blocks, and the version it is based on. */
export const frontArrangement = z.object({
  version: z.number().int().min(0).max(2_147_483_647),
  blocks: z.array(z.object({ block: z.string().max(40), slots: z.array(slot).max(100) })).max(20),
});
export type FrontArrangement = z.infer<typeof frontArrangement>;

/** A story on the arranging screen. Times are ISO 8601 in UTC. */
export const deskStory = z.object({
  id: z.number(),
  headline: z.string(),
  /** Its city or category. */
  place: z.string(),
  address: z.string(),
  publishedAt: moment,
  thumb: z.string().nullable(),
  breaking: z.boolean(),
});
export type DeskStory = z.infer<typeof deskStory>;

/** The current stories of a block: those placed by editors, and those filled in automatically. */
const frontBlockNow = z.object({
  block: z.string(),
  places: z.number(),
  now: z.array(z.object({ story: deskStory, chosen: z.boolean(), until: moment.nullable() })),
});

/** The current state of a page; also part of a conflict. */
export const frontPageNow = z.object({
  page: z.string(),
  /** A topic's name; empty for the front page. */
  name: z.string(),
  address: z.string(),
  version: z.number(),
  /** Who saved it last, and when; null if nobody has. */
  saved: z.object({ by: z.string(), at: moment }).nullable(),
  mayArrange: z.boolean(),
  blocks: z.array(frontBlockNow),
});
export type FrontPageNow = z.infer<typeof frontPageNow>;

/** A page in the list to choose from. */
export const frontPageChoice = z.object({ page: z.string(), name: z.string(), parentName: z.string(), mayArrange: z.boolean() });
export type FrontPageChoice = z.output<typeof frontPageChoice>;

/** Current breaking news; items in the ticker come first. */
export const breakingNow = z.object({ story: deskStory, until: moment.nullable(), isShown: z.boolean() });
export type BreakingNow = z.output<typeof breakingNow>;
