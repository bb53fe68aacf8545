import { type Topic, topicAddress } from '../../../content/topics/queries.ts';
import { buttonClass } from '../../../design/Button.tsx';
import { AccountPrompt } from '../../../site/account/AccountPrompt.tsx';
import { followText } from '../words.ts';

export type FollowTopicData = { topic: Topic };

/** Follows one topic, for readers without script who had to log in first. */
export function FollowTopicPage({ data: { topic } }: { data: FollowTopicData }) {
  return (
    <AccountPrompt>
      <h1>{followText.followThis}</h1>
      <p>
        <a href={topicAddress(topic)}>{topic.name}</a>
      </p>
      <form action="/account/follow" method="post">
        <input type="hidden" name="topicId" value={topic.id} />
        <button type="submit" className={buttonClass('strong')}>
          {followText.follow}
        </button>
      </form>
    </AccountPrompt>
  );
}
