import { type Topic, topicAddress } from '../../../content/topics/queries.ts';
import { ButtonLink } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Notice } from '../../../design/Notice.tsx';
import { AccountPrompt } from '../../../site/account/AccountPrompt.tsx';
import { ListHead } from '../../../site/lists/ListHead.tsx';
import { homeStep } from '../../../site/lists/PageBreadcrumbs.tsx';
import { type StoryCard, storyCard } from '../../articles/queries.ts';
import { followText } from '../words.ts';
import styles from './Follows.module.css';

export type MyNewsData = {
  topics: readonly Topic[];
  stories: readonly StoryCard[];
  state: 'followed' | 'unfollowed' | 'full' | undefined;
  now: Date;
};

/** The newest stories of the topics that a reader follows. */
export function MyNewsPage({ data: { topics, stories, state, now } }: { data: MyNewsData }) {
  const isEmpty = topics.length === 0;
  return (
    <div>
      <ListHead breadcrumbs={[homeStep]} title={followText.title} page={1} intro={isEmpty ? undefined : followText.intro} />
      {state && <Notice>{followText[state]}</Notice>}
      {isEmpty ? (
        <AccountPrompt>
          <p>{followText.none}</p>
          <ButtonLink href="/sitemap">{followText.choose}</ButtonLink>
        </AccountPrompt>
      ) : (
        <ul className={styles.topics} aria-label={followText.topics}>
          {topics.map((topic) => (
            <li key={topic.id}>
              <a href={topicAddress(topic)}>{topic.name}</a>
              <form action="/account/unfollow" method="post">
                <input type="hidden" name="topicId" value={topic.id} />
                <button type="submit">
                  <Icon name="close" />
                  <span className="sr-only">
                    {topic.name}: {followText.unfollow}
                  </span>
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {!isEmpty && stories.length === 0 && <p>{followText.noStories}</p>}
      <ul className={styles.rows}>
        {stories.map((story) => (
          <li key={story.id}>
            <Card card={storyCard(story, now)} shape="row" heading="h2" />
          </li>
        ))}
      </ul>
    </div>
  );
}
