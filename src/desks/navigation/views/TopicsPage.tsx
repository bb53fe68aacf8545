import { type Topic, topicAddress } from '../../../content/topics/queries.ts';
import { Card } from '../../../design/Card.tsx';
import { SectionHead } from '../../../design/SectionHead.tsx';
import { homeStep, PageBreadcrumbs } from '../../../site/lists/PageBreadcrumbs.tsx';
import type { PageContext } from '../../../site/pages/page.tsx';
import { type StoryCard, storyCard } from '../../articles/queries.ts';
import { navigationText } from '../words.ts';
import styles from './TopicsPage.module.css';

export type TopicsPageData = { title: string; intro: string; topics: { topic: Topic; newest: StoryCard | undefined }[] };

/** All topics of a kind, each with its newest story. */
export function TopicsPage({ data: { title, intro, topics }, context: { now } }: { data: TopicsPageData; context: PageContext }) {
  return (
    <>
      <header className={styles.head}>
        <PageBreadcrumbs steps={[homeStep]} />
        <h1>{title}</h1>
        <p>{intro}</p>
      </header>
      <ul className={styles.topics}>
        {topics.map(({ topic, newest }, at) => (
          <li key={topic.id}>
            <SectionHead title={topic.name} more={{ href: topicAddress(topic), label: navigationText.allOf }} />
            {newest && <Card card={storyCard(newest, now, { kicker: false })} shape="tile" first={at < 2} />}
          </li>
        ))}
      </ul>
    </>
  );
}
