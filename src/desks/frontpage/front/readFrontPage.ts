import { pictureAddress } from '../../../content/pictures/queries.ts';
import { readSubCategories, readTopic, readTopics, readTopicsById, type Topic, topicAddress } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { editionOf } from '../../../platform/text/language.ts';
import type { App } from '../../../site/app.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { type Staff, worksFor } from '../../../site/newsroom/staff.ts';
import { readBreakingUntil, readCards, readNewest, type StoryCard, searchStories, storyIdIn } from '../../articles/queries.ts';
import { frontRefusalWords as words } from '../newsroom/words.ts';
import { readArrangement } from '../queries.ts';
import {
  BREAKING_SHOWN,
  type BreakingNow,
  blocksOfPage,
  type DeskStory,
  type FrontPageChoice,
  type FrontPageNow,
  topicOfPage,
} from './frontPages.ts';
import { renderFront } from './renderFront.ts';
import { readSlots } from './slots.ts';
import { fillBlock } from './topStories.ts';

const THUMB_WIDTH = 256;
const CANDIDATES = 30;
/** Maximum number of breaking news stories. */
const MAX_BREAKING = 20;

function deskStory(story: StoryCard): DeskStory {
  return {
    id: story.id,
    headline: story.headline,
    place: story.city?.name ?? story.category.name,
    address: story.address,
    publishedAt: story.publishedAt.toISOString(),
    thumb: story.picture ? pictureAddress(story.picture, 'row', THUMB_WIDTH) : null,
    breaking: story.breaking,
  };
}

/**
 * The topic of a page, for permissions: a topic's page may be arranged by staff working for it, the front page by everybody with the
 * permission.
 */
export async function readPageTopic(db: Database, page: string): Promise<Topic | undefined> {
  const named = topicOfPage(page);
  if (!named) return undefined;
  const topic = (await readTopicsById(db, [named.id])).get(named.id);
  if (topic?.kind !== named.kind) throw new NewsroomError(404, words.noSuchPage);
  return topic;
}

/** Whether the user may arrange a page, given that their role allows it. */
export function arranges(staff: Staff, topic: Topic | undefined): boolean {
  if (!topic) return true;
  if (topic.kind === 'city') return worksFor(staff, { categoryIds: [], cityId: topic.id });
  return worksFor(staff, { categoryIds: [topic.id, ...(topic.parentId === null ? [] : [topic.parentId])] });
}

/** The pages to choose from: the front page, then categories, each followed by its subcategories, then cities. */
export async function readPageChoices(db: Database, staff: Staff): Promise<FrontPageChoice[]> {
  const [categories, under, cities] = await Promise.all([readTopics(db, 'category'), readSubCategories(db), readTopics(db, 'city')]);
  const choice = (topic: Topic, parentName = ''): FrontPageChoice => ({
    page: `${topic.kind}:${topic.id}`,
    name: topic.name,
    parentName,
    mayArrange: arranges(staff, topic),
  });
  return [
    { page: 'home', name: '', parentName: '', mayArrange: true },
    ...categories.flatMap((category) => [
      choice(category),
      ...under.filter((child) => child.parentId === category.id).map((child) => choice(child, category.name)),
    ]),
    ...cities.map((city) => choice(city)),
  ];
}

/** The current blocks of a page: stories placed by editors, and those filled in. */
export async function readFrontPage(app: App, staff: Staff, page: string, now: Date): Promise<FrontPageNow> {
  const { db } = app;
  const topic = await readPageTopic(db, page);
  const places = blocksOfPage(page);
  const [arrangement, slots, shown] = await Promise.all([
    readArrangement(db, page),
    readSlots(db, Object.keys(places), now),
    topic ? readListBlock(db, topic, page, now) : renderFront(app, 'mobile', now).then(({ arranged }) => arranged),
  ]);
  const cards = new Map((await readCards(db, [...shown.values()].flat())).map((card) => [card.id, card]));
  return {
    page,
    name: topic?.name ?? '',
    address: topic ? topicAddress(topic) : '/',
    version: arrangement?.version ?? 0,
    saved: arrangement ? { by: arrangement.savedByName, at: arrangement.savedAt.toISOString() } : null,
    mayArrange: arranges(staff, topic),
    blocks: Object.entries(places).map(([block, most]) => ({
      block,
      places: most,
      now: (shown.get(block) ?? []).flatMap((id) => {
        const card = cards.get(id);
        const slot = slots.get(block)?.find((one) => one.articleId === id);
        return card ? { story: deskStory(card), chosen: slot !== undefined, until: slot?.until?.toISOString() ?? null } : [];
      }),
    })),
  };
}

async function readListBlock(db: Database, topic: Topic, block: string, now: Date): Promise<Map<string, readonly number[]>> {
  const slots = await readSlots(db, [block], now);
  const most = blocksOfPage(block)[block] ?? 0;
  const wanted = { block, most, taken: new Set<number>(), now, fillFrom: [topic.id] };
  const { ids } = await fillBlock(db, wanted, slots.get(block) ?? []);
  return new Map([[block, ids]]);
}

/** Candidates for a page: matches of a search, or the story of an address; otherwise the newest of the page's topic or of the newspaper. */
export async function readCandidates(db: Database, page: string, text: string, now: Date): Promise<DeskStory[]> {
  const addressed = storyIdIn(text);
  if (addressed !== undefined)
    return (await readCards(db, [addressed])).filter(({ language }) => editionOf(language) === 'gu').map(deskStory);
  if (text.trim() !== '') return (await searchStories(db, text, 1, now)).stories.map(deskStory);
  const list = (await readPageTopic(db, page)) ?? (await readTopic(db, 'list', 'latest'));
  return list ? (await readNewest(db, list.id, CANDIDATES)).map(deskStory) : [];
}

/** Current breaking news, newest first. */
export async function readBreaking(db: Database): Promise<BreakingNow[]> {
  const list = await readTopic(db, 'list', 'breaking');
  const stories = list ? await readNewest(db, list.id, MAX_BREAKING) : [];
  const ends = await readBreakingUntil(
    db,
    stories.map((story) => story.id),
  );
  return stories.map((story, at) => ({
    story: deskStory(story),
    until: ends.get(story.id)?.toISOString() ?? null,
    isShown: at < BREAKING_SHOWN,
  }));
}
