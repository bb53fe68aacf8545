import { analyticsClassOf } from '../../../site/pages/analyticsClass.ts';
import type { AroundPage } from '../../../site/pages/aroundPage.ts';
import { readCardsById } from '../../articles/queries.ts';
import { readRunningTests } from '../queries.ts';
import { chooseScript } from '../showing/chooseScript.ts';
import { markHeadlines } from '../showing/markHeadlines.ts';
import { HeadlineTests } from './HeadlineTests.tsx';

/**
 * The front page and lists that show a story under test hold all its headlines. No tags: such a page has those of the
 * story, and a test that begins or ends invalidates them.
 */
export const headlinesAroundPage: AroundPage = async ({ db }, { path, main }) => {
  const pageClass = analyticsClassOf(path);
  if (pageClass !== 'home' && pageClass !== 'article_list') return { tags: [] };
  const tests = await readRunningTests(db);
  if (tests.length === 0) return { tags: [] };
  const cards = await readCardsById(
    db,
    tests.map(({ storyId }) => storyId),
  );
  const shown = tests.flatMap(({ id, storyId, headlines }) => {
    const address = cards.get(storyId)?.address;
    return address === undefined ? [] : [{ id, address, headlines }];
  });
  const marked = markHeadlines(main, shown);
  return marked === undefined ? { tags: [] } : { main: marked, below: <HeadlineTests />, tags: [], scripts: [chooseScript] };
};
