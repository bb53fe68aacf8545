import { readTopic } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { renderedState } from '../../../site/live/LiveHtml.tsx';
import type { LiveTopic } from '../../../site/live/live.ts';
import { BREAKING_TAG, readCards, readNewestStoryIds } from '../../articles/queries.ts';
import { BreakingLines } from '../views/BreakingLines.tsx';
import { frontText } from '../words.ts';
import { BREAKING_SHOWN } from './frontPages.ts';

/** What the strip of breaking news shows, newest first, and the list that it is. */
export async function readBreakingShown(db: Database): Promise<{ ids: number[]; listId: number | undefined }> {
  const list = await readTopic(db, 'list', 'breaking');
  return { ids: list ? await readNewestStoryIds(db, list.id, BREAKING_SHOWN) : [], listId: list?.id };
}

/** Breaking news, as the strip above the front page shows it while it is open. A strip that is there stays, though its last line went. */
export const breakingTopic: LiveTopic = {
  kind: 'breaking',
  tags: () => [BREAKING_TAG],
  read: async ({ db }) => {
    const stories = await readCards(db, (await readBreakingShown(db)).ids);
    const [newest] = stories;
    return renderedState(<BreakingLines stories={stories} />, newest && `${frontText.breaking}: ${newest.headline}`);
  },
};
