import { Breadcrumbs } from '../../design/Breadcrumbs.tsx';
import { ButtonLink } from '../../design/Button.tsx';
import { Pager } from '../../design/Pager.tsx';
import { siteText } from '../../site/words.ts';
import type { Topic } from '../taxonomy/queries.ts';
import type { WebStoryListPage as List } from './queries.ts';
import styles from './WebStoryListPage.module.css';
import { WebStoryTile } from './WebStoryTile.tsx';
import { webStoryListAddress } from './webStoryAddress.ts';
import { webStoryText } from './words.ts';

export type WebStoryListData = {
  category: Topic | undefined;
  categories: { category: Topic; stories: number }[];
  list: List;
};

/** The first tiles are before every reader's eyes. */
const SEEN_AT_ONCE = 2;

/** All web stories, or those of one category. */
export function WebStoryListPage({ data: { category, categories, list } }: { data: WebStoryListData }) {
  const filters = [
    { name: webStoryText.all, slug: undefined },
    ...categories.map((one) => ({ name: one.category.name, slug: one.category.slug })),
  ];
  return (
    <>
      <header className={styles.head}>
        <Breadcrumbs
          label={webStoryText.trail}
          trail={[
            { name: siteText.home, href: '/' },
            ...(category ? [{ name: webStoryText.title, href: webStoryListAddress(undefined) }] : []),
          ]}
        />
        <h1>
          {category ? `${category.name}: ${webStoryText.title}` : webStoryText.title}
          {list.page > 1 && (
            <span className={styles.number}>
              {' '}
              · {webStoryText.page} {list.page}
            </span>
          )}
        </h1>
        <p className={styles.intro}>{webStoryText.intro}</p>
        {categories.length > 1 && (
          <nav aria-label={webStoryText.filter}>
            <ul className={styles.filters}>
              {filters.map(({ name, slug }) => (
                <li key={slug ?? ''}>
                  <a href={webStoryListAddress(slug)} aria-current={slug === category?.slug ? 'true' : undefined}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      {list.stories.length === 0 && (
        <div className={styles.empty}>
          <p>{webStoryText.empty}</p>
          <ButtonLink href={category ? webStoryListAddress(undefined) : '/recent-news/1'}>
            {category ? webStoryText.allStories : siteText.latest}
          </ButtonLink>
        </div>
      )}
      <ul className={styles.grid}>
        {list.stories.map((story, at) => (
          <li key={story.id}>
            <WebStoryTile
              story={story}
              heading="h2"
              first={at < SEEN_AT_ONCE}
              sizes="(width >= 64rem) 15rem, (width >= 48rem) 30vw, 50vw"
            />
          </li>
        ))}
      </ul>
      <Pager
        page={list.page}
        pageCount={list.pageCount}
        hrefOf={(page) => webStoryListAddress(category?.slug, page)}
        words={{
          label: webStoryText.listPages,
          previous: webStoryText.previousPage,
          next: webStoryText.nextPage,
          page: (number) => `${webStoryText.page} ${number}`,
        }}
      />
    </>
  );
}
