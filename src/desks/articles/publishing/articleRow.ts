import { type Placement, placementsOf } from '../../../content/placements/placements.ts';
import { readTopic, readTopicsById } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { plainText } from '../../../platform/document/plainText.ts';
import { storyDocument } from '../../../platform/document/storyDocument.ts';
import { words } from '../../../platform/text/graphemes.ts';
import { editionOf } from '../../../platform/text/language.ts';
import { readingMinutes } from '../../../platform/text/readingTime.ts';
import type { articles } from '../tables.ts';
import { kindOfEdition } from './articleKind.ts';
import type { StoryDraft } from './storyDraft.ts';

// Converts a draft to its published form: a row and placements.

/** Invalidated whenever breaking news changes. */
export const BREAKING_TAG = 'breaking';

export type BuiltInLists = Record<'latest' | 'breaking' | 'top-head' | 'top-story', number>;

/** The ids of the built-in lists. */
export async function readBuiltInLists(tx: Database): Promise<BuiltInLists> {
  const idOf = async (slug: keyof BuiltInLists) => {
    const list = await readTopic(tx, 'list', slug);
    if (!list) throw new Error(`The paper has no list ${slug}: it is made when the paper is first opened`);
    return list.id;
  };
  return {
    latest: await idOf('latest'),
    breaking: await idOf('breaking'),
    'top-head': await idOf('top-head'),
    'top-story': await idOf('top-story'),
  };
}

/** The published row of a draft. Throws if its document is invalid. */
export function articleRow(draft: StoryDraft): Omit<typeof articles.$inferSelect, 'id' | 'createdAt' | 'commentCount'> {
  const body = storyDocument.parse(draft.body);
  return {
    slug: draft.slug,
    headline: draft.headline,
    listHeadline: draft.listHeadline ?? '',
    deck: draft.deck,
    kicker: draft.kicker,
    body,
    language: draft.language ?? 'gu',
    translationOf: draft.translationOf ?? null,
    categoryId: draft.categoryId,
    cityId: draft.cityId ?? null,
    pictureKey: draft.pictureKey ?? null,
    pictureCaption: draft.pictureCaption ?? '',
    correction: draft.correction ?? '',
    breaking: draft.breaking ?? false,
    breakingUntil: draft.breakingUntil ?? null,
    sensitive: draft.sensitive ?? false,
    topStory: draft.topStory ?? false,
    searchTitle: draft.searchTitle ?? '',
    searchDescription: draft.searchDescription ?? '',
    socialHeadline: draft.socialHeadline ?? '',
    socialPictureKey: draft.socialPictureKey ?? null,
    canonical: draft.canonical ?? '',
    noindex: draft.noindex ?? false,
    dateline: draft.dateline ?? '',
    sponsor: draft.sponsor ?? '',
    commenting: draft.commenting ?? 'site',
    readingMinutes: readingMinutes(words(plainText(body)).length),
    publishedAt: draft.publishedAt,
    updatedAt: draft.updatedAt ?? draft.publishedAt,
  };
}

/** The placements of a story: lists of its topics, and built-in lists. */
export function placesOf(itemId: number, draft: StoryDraft, lists: BuiltInLists, parentId: number | null): Placement[] {
  return placementsOf({
    kind: kindOfEdition(editionOf(draft.language ?? 'gu')),
    itemId,
    publishedAt: draft.publishedAt,
    chosen: [draft.categoryId, ...(draft.cityId === undefined ? [] : [draft.cityId]), ...draft.topicIds],
    following: [
      ...(parentId === null ? [] : [parentId]),
      lists.latest,
      ...(draft.breaking ? [lists.breaking] : []),
      ...(draft.topHead ? [lists['top-head']] : []),
      ...(draft.topStory ? [lists['top-story']] : []),
    ],
  });
}

/** The placements of a story, as they are or would be. */
export async function readPlacesOf(db: Database, id: number, draft: StoryDraft): Promise<Placement[]> {
  const lists = await readBuiltInLists(db);
  const parents = await readTopicsById(db, [draft.categoryId]);
  return placesOf(id, draft, lists, parents.get(draft.categoryId)?.parentId ?? null);
}
