import { ButtonLink, buttonClass } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { Notice } from '../../../design/Notice.tsx';
import { AccountPrompt } from '../../../site/account/AccountPrompt.tsx';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { ListHead } from '../../../site/lists/ListHead.tsx';
import { ListPager } from '../../../site/lists/ListPager.tsx';
import ownRows from '../../../site/lists/OwnRows.module.css';
import { loginAddress } from '../../../site/pages/loginAddress.ts';
import { type StoryCard, storyCard } from '../../articles/queries.ts';
import { historyText as words } from '../words.ts';
import { DeviceHistory } from './DeviceHistory.tsx';
import styles from './HistoryPage.module.css';

export const HISTORY_PATH = '/account/history';

export type HistoryPageData = {
  stories: readonly StoryCard[];
  isOn: boolean;
  page: number;
  pageCount: number;
  isForgotten: boolean;
  isLoggedIn: boolean;
  /** Whether readers can log in; only then does an account note what is read. */
  offersLogin: boolean;
  now: Date;
};

/** The stories that a reader has read, or that no list is kept. */
export function HistoryPage({
  data: { stories, isOn, page, pageCount, isForgotten, isLoggedIn, offersLogin, now },
}: {
  data: HistoryPageData;
}) {
  return (
    <div>
      <ListHead breadcrumbs={[homeStep]} title={words.title} page={page} intro={stories.length > 0 ? words.intro : undefined} />
      {isForgotten && <Notice>{words.forgotten}</Notice>}
      {!isOn && page === 1 && <DeviceHistory />}
      {!isLoggedIn && offersLogin && (
        <AccountPrompt>
          <p>{words.loggedOut}</p>
          <ButtonLink href={loginAddress(HISTORY_PATH)}>{words.login}</ButtonLink>
        </AccountPrompt>
      )}
      {isLoggedIn && stories.length === 0 && (isOn || offersLogin) && (
        <AccountPrompt>
          <p>{isOn ? words.none : words.isOff}</p>
          <ButtonLink href="/account/privacy">{words.choose}</ButtonLink>
        </AccountPrompt>
      )}
      <ul className={ownRows.rows}>
        {stories.map((story) => (
          <li key={story.id}>
            <Card card={storyCard(story, now)} shape="row" heading="h2" />
            <form action={`${HISTORY_PATH}/remove`} method="post">
              <input type="hidden" name="articleId" value={story.id} />
              <button type="submit" className={buttonClass('plain')}>
                {words.forget}
                <span className="sr-only">: {story.headline}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
      <ListPager page={page} pageCount={pageCount} hrefOf={(number) => `${HISTORY_PATH}?page=${number}`} />
      {stories.length > 0 && (
        <form className={styles.all} action={`${HISTORY_PATH}/remove`} method="post">
          <button type="submit" className={buttonClass()}>
            {words.forgetAll}
          </button>
          <a href="/account/privacy">{words.choose}</a>
        </form>
      )}
    </div>
  );
}
