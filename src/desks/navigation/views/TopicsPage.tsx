import { clsx } from 'clsx';
import { type Topic, topicAddress } from '../../../content/topics/queries.ts';
import { Card } from '../../../design/Card.tsx';
import { SectionHead } from '../../../design/SectionHead.tsx';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { PageBreadcrumbs } from '../../../site/lists/PageBreadcrumbs.tsx';
import type { PageContext } from '../../../site/pages/page.tsx';
import { type StoryCard, storyCard } from '../../articles/queries.ts';
import { navigationText } from '../words.ts';
import styles from './TopicsPage.module.css';

/** On a desk the headlines of a magazine are beside its cover. */
export type TopicsLook = 'magazines' | 'topics';

export type TopicsPageData = { title: string; intro: string; look: TopicsLook; topics: { topic: Topic; newest: StoryCard[] }[] };

const COVER_SIZES = '(min-width: 64rem) 26rem, (min-width: 48rem) 45vw, 100vw';

/** All topics of a kind: the picture of the newest story as a cover, and the headlines after it. */
export function TopicsPage({ data: { title, intro, look, topics }, context: { now } }: { data: TopicsPageData; context: PageContext }) {
  return (
    <>
      <header className={styles.head}>
        <PageBreadcrumbs steps={[homeStep]} />
        <h1>{title}</h1>
        <p>{intro}</p>
      </header>
      <ul className={clsx(styles.topics, look === 'magazines' && styles.magazines)}>
        {topics.map(({ topic, newest: [cover, ...others] }, at) => (
          <li key={topic.id} className={styles.topic}>
            <SectionHead title={topic.name} more={{ href: topicAddress(topic), label: navigationText.allOf }} />
            {cover && <Card card={storyCard(cover, now, { kicker: false })} shape="tile" sizes={COVER_SIZES} first={at < 2} />}
            {others.length > 0 && (
              <ul className={styles.headlines}>
                {others.map(({ id, address, headline }) => (
                  <li key={id}>
                    <a href={address}>{headline}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
