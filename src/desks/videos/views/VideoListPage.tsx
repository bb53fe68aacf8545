import type { ContentPage } from '../../../content/placements/contentLists.ts';
import type { Topic } from '../../../content/topics/queries.ts';
import { ChoiceBar, type ChoiceLink } from '../../../design/ChoiceBar.tsx';
import type { Link } from '../../../site/desk.ts';
import { EmptyList, latestNews } from '../../../site/lists/EmptyList.tsx';
import { ListHead } from '../../../site/lists/ListHead.tsx';
import { ListPager } from '../../../site/lists/ListPager.tsx';
import type { PageContext } from '../../../site/pages/page.tsx';
import type { VideoCard } from '../queries.ts';
import type { VideoKind } from '../tables.ts';
import { videoText } from '../words.ts';
import styles from './VideoListPage.module.css';
import { ShortTile, VideoTile } from './VideoTile.tsx';
import { videoListAddress } from './videoAddress.ts';

export type VideoListData = {
  kind: VideoKind;
  category: Topic | undefined;
  /** Categories with videos of this kind. */
  categories: Topic[];
  list: ContentPage<VideoCard>;
  title: string;
  breadcrumbs: Link[];
  cacheTags: string[];
};

/** A page of the list of videos or of shorts, of all categories or of one. */
export function VideoListPage({ data, context: { now } }: { data: VideoListData; context: PageContext }) {
  const { kind, category, categories, list, title, breadcrumbs } = data;
  const [lead, ...rest] = list.items;
  const tabs = (['watch', 'short'] as const).map((one) => ({
    name: one === 'watch' ? videoText.videos : videoText.shorts,
    href: videoListAddress({ kind: one }),
    current: one === kind,
  }));
  const chips: ChoiceLink[] = [
    { name: videoText.allCategories, href: videoListAddress({ kind }), current: category === undefined },
    ...categories.map((topic) => ({
      name: topic.name,
      href: videoListAddress({ kind, categorySlug: topic.slug }),
      current: topic.id === category?.id,
    })),
  ];
  return (
    <div className={styles.page}>
      <ListHead
        breadcrumbs={breadcrumbs}
        title={title}
        page={list.page}
        intro={category ? undefined : kind === 'watch' ? videoText.intro : videoText.introShorts}
      >
        <ChoiceBar label={videoText.kinds} links={tabs} />
        {chips.length > 2 && <ChoiceBar label={videoText.byCategory} links={chips} quiet />}
      </ListHead>
      {list.items.length === 0 && (
        <EmptyList
          text={videoText.emptyList}
          next={
            category ? { href: videoListAddress({ kind }), name: kind === 'watch' ? videoText.allVideos : videoText.allShorts } : latestNews
          }
        />
      )}
      {kind === 'watch' && lead && (
        <>
          <div className={styles.lead}>
            <VideoTile video={lead} now={now} shape="lead" heading="h2" first />
          </div>
          <ul className={styles.videos}>
            {rest.map((video) => (
              <li key={video.id}>
                <VideoTile video={video} now={now} shape="row" heading="h2" />
              </li>
            ))}
          </ul>
        </>
      )}
      {kind === 'short' && (
        <ul className={styles.shorts}>
          {list.items.map((video) => (
            <li key={video.id}>
              <ShortTile video={video} heading="h2" />
            </li>
          ))}
        </ul>
      )}
      <ListPager
        page={list.page}
        pageCount={list.pageCount}
        hrefOf={(page) => videoListAddress({ kind, categorySlug: category?.slug, page })}
      />
    </div>
  );
}
