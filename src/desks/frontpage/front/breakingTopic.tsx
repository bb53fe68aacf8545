import { readTopic } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { renderedState } from '../../../site/live/LiveHtml.tsx';
import type { LiveTopic } from '../../../site/live/live.ts';
import { BREAKING_TAG, markedHeadline, readCards, readNewestStoryIds, type StoryCard } from '../../articles/queries.ts';
import { BreakingLines } from '../views/BreakingLines.tsx';
import { frontText } from '../words.ts';
import { BREAKING_SHOWN } from './frontPages.ts';

/** The stories in the breaking news strip, newest first, and the id of the list. */
export async function readBreakingShown(db: Database): Promise<{ ids: number[]; listId: number | undefined }> {
  const list = await readTopic(db, 'list', 'breaking');
  return { ids: list ? await readNewestStoryIds(db, list.id, BREAKING_SHOWN) : [], listId: list?.id };
}

/** The newest breaking story as a sentence for screen readers; undefined if there is none. */
export const breakingSentence = ([newest]: readonly StoryCard[]): string | undefined =>
  newest && `${frontText.breaking}: ${markedHeadline(newest)}`;

/** Live updates of the breaking news strip on the front page. The strip stays in place even if its last item is removed. */
export const breakingTopic: LiveTopic = {
  kind: 'breaking',
  tags: () => [BREAKING_TAG],
  read: async ({ db }) => {
    const stories = await readCards(db, (await readBreakingShown(db)).ids);
    return renderedState(<BreakingLines stories={stories} />, breakingSentence(stories));
  },
};
