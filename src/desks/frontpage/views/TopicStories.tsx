import { type Topic, topicAddress } from '../../../content/topics/queries.ts';
import { Card } from '../../../design/Card.tsx';
import { SectionHead } from '../../../design/SectionHead.tsx';
import { type StoryCard, storyCard } from '../../articles/queries.ts';
import styles from './Blocks.module.css';

/** Topics side by side, each with its newest story: cities, columns. */
export function TopicStories({ title, found, now }: { title: string; found: readonly { topic: Topic; story: StoryCard }[]; now: Date }) {
  return (
    <>
      <SectionHead title={title} />
      <ul className={styles.topicStories}>
        {found.map(({ topic, story }) => (
          <li key={topic.id}>
            <a className={styles.topic} href={topicAddress(topic)}>
              {topic.name}
            </a>
            <Card card={{ ...storyCard(story, now, { kicker: false }), row: undefined, wide: undefined }} shape="row" />
          </li>
        ))}
      </ul>
    </>
  );
}
