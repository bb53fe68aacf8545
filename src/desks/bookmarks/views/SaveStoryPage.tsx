import { buttonClass } from '../../../design/Button.tsx';
import { AccountPrompt } from '../../../site/account/AccountPrompt.tsx';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { PageBreadcrumbs } from '../../../site/lists/PageBreadcrumbs.tsx';
import type { StoryCard } from '../../articles/queries.ts';
import { bookmarkText } from '../words.ts';

export type SaveStoryData = { story: StoryCard };

/** Saves one story, for readers without script who had to log in first. */
export function SaveStoryPage({ data: { story } }: { data: SaveStoryData }) {
  return (
    <AccountPrompt>
      <PageBreadcrumbs steps={[homeStep]} />
      <h1>{bookmarkText.saveThis}</h1>
      <p>
        <a href={story.address}>{story.headline}</a>
      </p>
      <form action="/account/bookmark" method="post">
        <input type="hidden" name="articleId" value={story.id} />
        <button type="submit" className={buttonClass('strong')}>
          {bookmarkText.save}
        </button>
      </form>
    </AccountPrompt>
  );
}
