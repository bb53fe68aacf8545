import { Card } from '../../../design/Card.tsx';
import { SectionHead } from '../../../design/SectionHead.tsx';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { ampAddress } from '../../../site/amp/amp.ts';
import type { PageContext } from '../../../site/pages/page.tsx';
import { type ArticlePageData, StoryArticle } from '../views/ArticlePage.tsx';
import { storyCard } from '../views/storyCard.ts';
import { articleText } from '../words.ts';
import styles from './AmpArticle.module.css';

type Props = { data: ArticlePageData; context: PageContext };

/** A story without tools, and the headlines of related ones. Their times are dates: search engines show it hours later. */
export function AmpArticle({ data: { story, body, siteUrl, related, parts, hasComments }, context: { now } }: Props) {
  return (
    <>
      <StoryArticle story={story} body={body} siteUrl={siteUrl} parts={parts} hasComments={hasComments} hasTools={false} />
      {related.length > 0 && (
        <section className={styles.related}>
          <SectionHead title={articleText.related} />
          <ul>
            {related.map((other) => (
              <li key={other.id}>
                <Card
                  card={{ ...storyCard(other, now, { timeLabel: dateAndTime(other.publishedAt) }), href: ampAddress(other.address) }}
                  shape="line"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
