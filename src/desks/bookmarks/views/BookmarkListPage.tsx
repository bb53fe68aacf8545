import { ButtonLink, buttonClass } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { Notice } from '../../../design/Notice.tsx';
import { AccountPrompt } from '../../../site/account/AccountPrompt.tsx';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { ListHead } from '../../../site/lists/ListHead.tsx';
import { ListPager } from '../../../site/lists/ListPager.tsx';
import ownRows from '../../../site/lists/OwnRows.module.css';
import { type StoryCard, storyCard } from '../../articles/queries.ts';
import { bookmarkText } from '../words.ts';

export type BookmarkListData = {
  stories: readonly StoryCard[];
  page: number;
  pageCount: number;
  state: 'saved' | 'removed' | 'full' | 'noSuchStory' | undefined;
  /** Whether readers can log in; stories have a button that saves them only then. */
  offersLogin: boolean;
  now: Date;
};

/** The stories that a reader has saved. */
export function BookmarkListPage({ data: { stories, page, pageCount, state, offersLogin, now } }: { data: BookmarkListData }) {
  return (
    <div>
      <ListHead
        breadcrumbs={[homeStep]}
        title={bookmarkText.title}
        page={page}
        intro={stories.length > 0 ? bookmarkText.intro : undefined}
      />
      {state && <Notice>{bookmarkText[state]}</Notice>}
      {stories.length === 0 && (
        <AccountPrompt>
          <p>
            {bookmarkText.none} {offersLogin && bookmarkText.howToSave}
          </p>
          <ButtonLink href="/recent-news/1">{bookmarkText.latest}</ButtonLink>
        </AccountPrompt>
      )}
      <ul className={ownRows.rows} data-own-buttons>
        {stories.map((story) => (
          <li key={story.id}>
            <Card card={storyCard(story, now)} shape="row" heading="h2" />
            <form action="/account/bookmark/remove" method="post">
              <input type="hidden" name="articleId" value={story.id} />
              <button type="submit" className={buttonClass('plain')}>
                {bookmarkText.remove}
              </button>
            </form>
          </li>
        ))}
      </ul>
      <ListPager page={page} pageCount={pageCount} hrefOf={(number) => `/account/bookmark/list?page=${number}`} />
    </div>
  );
}
