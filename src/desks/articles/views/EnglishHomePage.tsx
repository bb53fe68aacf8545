import { clsx } from 'clsx';
import { siteConfig } from '../../../../site.config.ts';
import { Card } from '../../../design/Card.tsx';
import lazyLayout from '../../../design/LazyLayout.module.css';
import { SectionHead } from '../../../design/SectionHead.tsx';
import { homeOf } from '../../../platform/text/language.ts';
import { EmptyList } from '../../../site/lists/EmptyList.tsx';
import type { PageContext } from '../../../site/pages/page.tsx';
import type { StoryCard } from '../lists/readCards.ts';
import { articleWords } from '../words.ts';
import styles from './EnglishHomePage.module.css';
import { storyCard } from './storyCard.ts';

export type EnglishHomeData = { top: StoryCard[]; sections: { name: string; href: string; stories: StoryCard[] }[] };

/** The front page of the English edition: the newest story with those after it beside it, then the categories, as wide as their stories. */
export function EnglishHomePage({ data: { top, sections }, context: { now } }: { data: EnglishHomeData; context: PageContext }) {
  const [lead, ...others] = top;
  return (
    <>
      <h1 className="sr-only">{articleWords.englishName.en.replace('{paper}', siteConfig.nameEn)}</h1>
      {!lead && <EmptyList text={articleWords.noEnglish.en} next={{ href: homeOf('gu'), name: articleWords.gujaratiEdition.en }} />}
      {lead && (
        <div className={clsx(styles.top, lead.picture ? styles.withPicture : styles.across)}>
          <Card card={storyCard(lead, now)} shape="lead" heading="h2" first />
          {others.length > 0 && (
            <ul className={styles.beside}>
              {others.map((story) => (
                <li key={story.id}>
                  <Card card={storyCard(story, now)} shape="row" heading="h2" />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <div className={styles.sections}>
        {sections.map(({ name, href, stories }) => (
          <section key={href} className={clsx(lazyLayout.part, styles.section)} data-tiles={stories.length}>
            <SectionHead title={name} more={{ href, label: articleWords.allStories.en }} />
            <div className={styles.tiles}>
              {stories.map((story) => (
                <Card key={story.id} card={storyCard(story, now)} shape="tile" />
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
