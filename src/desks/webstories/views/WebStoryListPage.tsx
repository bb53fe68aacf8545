import type { LoadedList } from '../../../content/pages/loadList.ts';
import type { Topic } from '../../../content/topics/queries.ts';
import { ChoiceBar } from '../../../design/ChoiceBar.tsx';
import type { Link } from '../../../site/desk.ts';
import { EmptyList, latestNews } from '../../../site/lists/EmptyList.tsx';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { ListHead } from '../../../site/lists/ListHead.tsx';
import { ListPager } from '../../../site/lists/ListPager.tsx';
import type { WebStoryCard } from '../queries.ts';
import { webStoryText } from '../words.ts';
import styles from './WebStoryListPage.module.css';
import { WebStoryTile } from './WebStoryTile.tsx';
import { webStoryListAddress } from './webStoryAddress.ts';

export type WebStoryListData = LoadedList<WebStoryCard> & { categories: { category: Topic; stories: number }[] };

/** Number of tiles visible at first. */
const SEEN_AT_ONCE = 2;

/** The breadcrumbs of the list of all, or of a category. */
export const breadcrumbsOfList = (category: Topic | undefined): Link[] => [
  homeStep,
  ...(category ? [{ name: webStoryText.title, href: webStoryListAddress(undefined) }] : []),
];

/** All web stories, or those of one category. */
export function WebStoryListPage({ data: { category, categories, list, addressOf } }: { data: WebStoryListData }) {
  const filters = [
    { name: webStoryText.all, href: webStoryListAddress(undefined), current: category === undefined },
    ...categories.map(({ category: { name, slug } }) => ({ name, href: webStoryListAddress(slug), current: slug === category?.slug })),
  ];
  return (
    <>
      <ListHead
        breadcrumbs={breadcrumbsOfList(category)}
        title={category ? `${category.name}: ${webStoryText.title}` : webStoryText.title}
        page={list.page}
        intro={webStoryText.intro}
      >
        {categories.length > 1 && <ChoiceBar label={webStoryText.filter} links={filters} />}
      </ListHead>
      {list.items.length === 0 && (
        <EmptyList
          text={webStoryText.empty}
          next={category ? { href: webStoryListAddress(undefined), name: webStoryText.allStories } : latestNews}
        />
      )}
      <ul className={styles.grid}>
        {list.items.map((story, at) => (
          <li key={story.id}>
            <WebStoryTile
              story={story}
              heading="h2"
              first={at < SEEN_AT_ONCE}
              sizes="(min-width: 64rem) 15rem, (min-width: 48rem) 30vw, 50vw"
            />
          </li>
        ))}
      </ul>
      <ListPager page={list.page} pageCount={list.pageCount} hrefOf={addressOf} />
    </>
  );
}
