import type { Topic } from '../../../content/topics/queries.ts';
import { earliest } from '../../../platform/clock.ts';
import type { App } from '../../../site/app.ts';
import type { ListPage } from './listPages.ts';
import { readCards } from './readCards.ts';

/** A list with its pinned stories, when the next pin expires, and its cache tags besides the list's own. */
type ChosenList = { list: ListPage; until: Date | undefined; tags: string[] };

/**
 * Adds the stories that editors have pinned to the first page of a topic's list, at their positions. They are shown in addition to a full
 * page of the newest stories, so that a pin pushes no story off the page.
 */
export async function withEditorsChoice(app: App, topic: Topic, list: ListPage, now: Date): Promise<ChosenList> {
  if (list.page !== 1) return { list, until: undefined, tags: [] };
  const read = await Promise.all(
    app.contributions.pinnedStories.map((contribution) => contribution.use((pinnedStories) => pinnedStories(app.db, topic.id, now))),
  );
  const tops = read.filter((top) => top !== undefined);
  const places = tops.flatMap((top) => top.places);
  const tags = tops.flatMap((top) => top.tags);
  const until = earliest(tops.map((top) => top.until));
  if (places.length === 0) return { list, until, tags };
  const chosen = await readCards(
    app.db,
    places.map((place) => place.articleId),
  );
  const stories = list.stories.filter((story) => !chosen.some(({ id }) => id === story.id));
  for (const { position, articleId } of places.toSorted((one, other) => one.position - other.position)) {
    stories.splice(position, 0, ...chosen.filter(({ id }) => id === articleId));
  }
  return { list: { ...list, stories }, until, tags: [...tags, ...chosen.map(({ id }) => `article:${id}`)] };
}
