import type { ContentPage } from '../../../content/placements/contentLists.ts';
import { ChoiceBar, type ChoiceLink } from '../../../design/ChoiceBar.tsx';
import { SectionHead } from '../../../design/SectionHead.tsx';
import type { Link } from '../../../site/desk.ts';
import { EmptyList, latestNews } from '../../../site/lists/EmptyList.tsx';
import { ListHead } from '../../../site/lists/ListHead.tsx';
import { ListPager } from '../../../site/lists/ListPager.tsx';
import type { PageContext } from '../../../site/pages/page.tsx';
import type { GalleryCard } from '../queries.ts';
import { galleryText } from '../words.ts';
import styles from './GalleryListPage.module.css';
import { GalleryTile } from './GalleryTile.tsx';

export type GalleryListData = {
  title: string;
  intro: string;
  breadcrumbs: Link[];
  /** Links to the categories with galleries; the current one is marked. */
  categories: ChoiceLink[];
  list: ContentPage<GalleryCard>;
  addressOf: (page: number) => string;
};

/** A page of a list of galleries: its first large, the others in rows. */
export function GalleryListPage({ data, context: { now } }: { data: GalleryListData; context: PageContext }) {
  const { list, addressOf } = data;
  return (
    <div className={styles.page}>
      <GalleryListHead {...data} page={list.page} />
      {list.items.length === 0 && <EmptyList text={galleryText.empty} next={latestNews} />}
      <LeadAndTiles galleries={list.items} now={now} />
      <ListPager page={list.page} pageCount={list.pageCount} hrefOf={addressOf} />
    </div>
  );
}

type HeadProps = Pick<GalleryListData, 'title' | 'intro' | 'breadcrumbs' | 'categories'> & { page?: number };

function GalleryListHead({ title, intro, breadcrumbs, categories, page = 1 }: HeadProps) {
  return (
    <ListHead breadcrumbs={breadcrumbs} title={title} page={page} intro={intro}>
      {categories.length > 0 && <ChoiceBar label={galleryText.categories} links={categories} />}
    </ListHead>
  );
}

type TilesProps = { galleries: GalleryCard[]; now: Date; heading: 'h2' | 'h3' };

/** The first gallery large, the others in rows below. */
function LeadAndTiles({ galleries: [lead, ...rest], now }: Omit<TilesProps, 'heading'>) {
  if (!lead) return null;
  return (
    <>
      <GalleryTile gallery={lead} now={now} shape="lead" heading="h2" first />
      {rest.length > 0 && <Tiles galleries={rest} now={now} heading="h2" />}
    </>
  );
}

function Tiles({ galleries, now, heading }: TilesProps) {
  return (
    <ul className={styles.tiles}>
      {galleries.map((gallery) => (
        <li key={gallery.id}>
          <GalleryTile gallery={gallery} now={now} shape="tile" heading={heading} />
        </li>
      ))}
    </ul>
  );
}

export type GalleryHomeData = Omit<GalleryListData, 'list' | 'addressOf'> & {
  newest: GalleryCard[];
  all: Link;
  /** Galleries of the other kind. */
  other: { title: string; galleries: GalleryCard[]; all: Link };
};

/** The first page of a kind: the newest galleries, links to all of them, and the newest of the other kind. */
export function GalleryHomePage({ data, context: { now } }: { data: GalleryHomeData; context: PageContext }) {
  const { newest, all, other } = data;
  return (
    <div className={styles.page}>
      <GalleryListHead {...data} />
      {newest.length === 0 && <EmptyList text={galleryText.empty} next={latestNews} />}
      <LeadAndTiles galleries={newest} now={now} />
      {newest.length > 0 && (
        <p className={styles.all}>
          <a href={all.href}>{all.name} ›</a>
        </p>
      )}
      {other.galleries.length > 0 && (
        <section className={styles.other}>
          <SectionHead title={other.title} more={{ href: other.all.href, label: other.all.name }} />
          <Tiles galleries={other.galleries} now={now} heading="h3" />
        </section>
      )}
    </div>
  );
}
