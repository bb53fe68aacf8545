import type { Topic } from '../../../content/topics/queries.ts';
import { Card } from '../../../design/Card.tsx';
import { ChoiceBar } from '../../../design/ChoiceBar.tsx';
import { homeOf, type Language } from '../../../platform/text/language.ts';
import { useLanguage, useText } from '../../../platform/text/useText.ts';
import { AccountToggle } from '../../../site/account/AccountToggle.tsx';
import type { Link } from '../../../site/desk.ts';
import { EmptyList } from '../../../site/lists/EmptyList.tsx';
import { homeStepIn } from '../../../site/lists/homeStep.ts';
import { ListHead } from '../../../site/lists/ListHead.tsx';
import { ListPager } from '../../../site/lists/ListPager.tsx';
import type { PageContext } from '../../../site/pages/page.tsx';
import type { ListPage } from '../lists/listPages.ts';
import { articleWords } from '../words.ts';
import styles from './StoryListPage.module.css';
import { storyCard } from './storyCard.ts';

export type StoryListData = {
  title: string;
  /** Shown under the title. */
  intro?: string | undefined;
  /** The parent list, if there is one. */
  parent?: Link | undefined;
  /** Links to sublists. */
  children?: Link[];
  list: ListPage;
  /** The topic of the list, which readers can follow, here and by its feed. */
  topic?: Pick<Topic, 'id' | 'kind' | 'slug' | 'name' | 'searchTitle' | 'searchDescription' | 'noindex'>;
  /** Whether readers can log in, and so follow the topic. */
  offersLogin?: boolean;
  addressOf: (page: number) => string;
  /** The AMP version of the page, if it has one. */
  amphtml?: string | undefined;
  /** The cache tags of the page. */
  cacheTags: string[];
};

/** The breadcrumbs of a list. */
export const breadcrumbsOf = ({ parent }: Pick<StoryListData, 'parent'>, edition: Language): Link[] => [
  homeStepIn(edition),
  ...(parent ? [parent] : []),
];

/** With fewer stories there would be nothing after a second tier of three. */
const ENOUGH_FOR_TIER = 5;

/** A page of a list of stories. The first page has a large story, three after it side by side, and the others in rows. */
export function StoryListPage({
  data: { title, intro, parent, children = [], list, topic, offersLogin, addressOf },
  context: { now },
}: {
  data: StoryListData;
  context: PageContext;
}) {
  const articleText = useText(articleWords);
  const edition = useLanguage();
  const latest = edition === 'gu' ? '/recent-news/1' : homeOf(edition);
  const isLatest = addressOf(1) === latest;
  const opening = list.page === 1 ? list.stories.slice(0, 1) : [];
  const tier = list.page === 1 && list.stories.length >= ENOUGH_FOR_TIER ? list.stories.slice(1, 4) : [];
  const rest = list.stories.slice(opening.length + tier.length);
  return (
    <div className={styles.page}>
      <ListHead breadcrumbs={breadcrumbsOf({ parent }, edition)} title={title} page={list.page} intro={intro}>
        {offersLogin && edition === 'gu' && topic && topic.kind !== 'list' && <AccountToggle kind="topic" id={topic.id} />}
        {children.length > 0 && <ChoiceBar label={articleText.narrower} links={children} />}
      </ListHead>
      {list.stories.length === 0 && (
        <EmptyList
          text={articleText[isLatest ? 'emptyLatest' : 'emptyList']}
          next={isLatest ? undefined : { href: latest, name: articleText.latest }}
        />
      )}
      {opening.map((story) => (
        <div key={story.id} className={styles.opening}>
          <Card card={storyCard(story, now)} shape="lead" heading="h2" first />
        </div>
      ))}
      {tier.length > 0 && (
        <ul className={styles.tier}>
          {tier.map((story) => (
            <li key={story.id}>
              <Card card={storyCard(story, now)} shape="tile" heading="h2" />
            </li>
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <ul className={styles.rows}>
          {rest.map((story) => (
            <li key={story.id}>
              <Card card={storyCard(story, now)} shape="entry" heading="h2" />
            </li>
          ))}
        </ul>
      )}
      <ListPager page={list.page} pageCount={list.pageCount} hrefOf={addressOf} />
    </div>
  );
}
