import { z } from 'zod';
import { tagsOfList } from '../../content/contentType.ts';
import { idOfContentUrl } from '../../content/contentUrl.ts';
import { loadList } from '../../content/pages/loadList.ts';
import type { Topic } from '../../content/topics/queries.ts';
import type { App } from '../../site/app.ts';
import type { Link } from '../../site/desk.ts';
import { type Moved, moved, type NotFound, notFound, type Page, type PageContext, page } from '../../site/pages/page.tsx';
import type { Subject } from '../../site/pages/subject.ts';
import { siteText } from '../../site/words.ts';
import { slideShowsBlock } from './blocks.tsx';
import { galleryContent } from './content.ts';
import {
  type GalleryKind,
  galleriesTag,
  galleryLists,
  galleryTag,
  readAllGalleries,
  readGallery,
  readGalleryCategories,
  readNextGallery,
  readRelatedGalleries,
} from './queries.ts';
import { type GalleryHomeData, GalleryHomePage, type GalleryListData, GalleryListPage } from './views/GalleryListPage.tsx';
import { GalleryPage, type GalleryPageData } from './views/GalleryPage.tsx';
import { ALL, galleryListAddress } from './views/galleryAddress.ts';
import { galleryHead, galleryListHead, kindName } from './views/galleryHead.ts';
import { galleryListCards } from './views/socialCards.ts';
import { galleryText } from './words.ts';

const NEWEST = 7;
const OF_THE_OTHER_KIND = 3;
const RELATED = 3;

const introOf = (kind: GalleryKind) => (kind === 'slide-show' ? galleryText.slideShowIntro : galleryText.photoGalleryIntro);
const allOf = (kind: GalleryKind): Link => ({
  name: kind === 'slide-show' ? galleryText.allSlideShows : galleryText.allGalleries,
  href: galleryListAddress(kind, ALL),
});
/** Beside the newest slide shows the sidebar has no others. */
const beside: Subject = { leavesOut: slideShowsBlock.name };
const home: Link = { name: siteText.home, href: '/' };

/** Links to the categories with galleries of a kind; `here` is the slug of the current one. */
async function categoryLinks(app: App, kind: GalleryKind, here: string | undefined): Promise<GalleryListData['categories']> {
  const categories = await readGalleryCategories(app.db, kind);
  return [
    { ...allOf(kind), name: kind === 'slide-show' ? galleryText.allShows : galleryText.all, current: here === ALL },
    ...categories.map(({ category }) => ({
      name: category.name,
      href: galleryListAddress(kind, category.slug),
      current: here === category.slug,
    })),
  ];
}

/** The first page of a kind of galleries. */
function galleryHome(kind: GalleryKind, other: GalleryKind): Page {
  return page({
    path: `/${kind}` as const,
    load: async ({ app }): Promise<GalleryHomeData | NotFound> => {
      const all = await readAllGalleries(app.db);
      if (!all) return notFound();
      const [newest, others, categories] = await Promise.all([
        galleryLists.newestAtOnce(app.db, { kinds: [kind], topicId: all.id }, NEWEST),
        galleryLists.newestAtOnce(app.db, { kinds: [other], topicId: all.id }, OF_THE_OTHER_KIND),
        categoryLinks(app, kind, undefined),
      ]);
      return {
        title: kindName(kind),
        intro: introOf(kind),
        breadcrumbs: [home],
        categories,
        newest,
        all: allOf(kind),
        other: { title: kindName(other), galleries: others, all: { ...allOf(other), href: `/${other}` } },
      };
    },
    head: () => ({ title: kindName(kind), description: introOf(kind), canonical: `/${kind}`, card: galleryListCards.named(kind) }),
    tags: () => ['topics', galleriesTag],
    keepsMain: true,
    freshFor: () => '1m',
    about: () => beside,
    view: GalleryHomePage,
  });
}

type ListData = GalleryListData & { kind: GalleryKind; category: Topic | undefined };

async function loadListPage(app: App, kind: GalleryKind, under: string, number: number): Promise<ListData | NotFound | Moved> {
  const loaded = await loadList(app, galleryLists, {
    kinds: [kind],
    categorySlug: under === ALL ? undefined : under,
    page: number,
    addressOf: (slug, at) => galleryListAddress(kind, slug ?? ALL, at),
  });
  if (!('list' in loaded)) return loaded;
  const { category } = loaded;
  return {
    ...loaded,
    kind,
    title: category ? `${category.name}: ${kindName(kind)}` : allOf(kind).name,
    intro: category ? category.description : introOf(kind),
    breadcrumbs: [home, { name: kindName(kind), href: `/${kind}` }],
    categories: await categoryLinks(app, kind, under),
  };
}

async function loadGallery(
  app: App,
  kind: GalleryKind,
  { under, last }: { under: string; last: string },
  query: { picture: number | undefined; view: 'all' | undefined },
): Promise<GalleryPageData | NotFound | Moved> {
  const id = idOfContentUrl(last);
  const gallery = id === undefined ? undefined : await readGallery(app.db, id);
  if (!gallery || gallery.pictures.length === 0) return notFound();
  if (gallery.address !== `/${kind}/${under}/${last}`) return moved(gallery.address);
  const next = await readNextGallery(app.db, gallery);
  const related = await readRelatedGalleries(app.db, gallery, RELATED, next ? [next.id] : []);
  const { siteUrl } = app.settings;
  return { gallery, siteUrl, inARow: query.view === 'all', chosen: query.picture, related, next };
}

const isPageNumber = (text: string): boolean => /^[1-9][0-9]{0,7}$/.test(text);

type Either = ListData | GalleryPageData;

function EitherPage({ data, context }: { data: Either; context: PageContext }) {
  return 'list' in data ? <GalleryListPage data={data} context={context} /> : <GalleryPage data={data} context={context} />;
}

/** `/kind/heritage/2` is a page of a list, `/kind/heritage/stepwells-12` a gallery: one route, distinguished by the last segment. */
function listsAndGalleries(kind: GalleryKind): Page {
  return page({
    path: `/${kind}/:under/:last` as const,
    query: z.object({
      picture: z.coerce.number().int().min(1).max(999).optional().catch(undefined),
      view: z.literal('all').optional().catch(undefined),
    }),
    load: async ({ app, params, query }): Promise<Either | NotFound | Moved> =>
      isPageNumber(params.last)
        ? loadListPage(app, kind, params.under, Number(params.last))
        : loadGallery(app, kind, params, { picture: query.picture, view: query.view }),
    head: (data) => ('list' in data ? galleryListHead(data) : galleryHead(data.gallery, data.siteUrl, data.chosen)),
    tags: (data) =>
      'list' in data ? [...tagsOfList(galleryContent, data), galleriesTag] : ['topics', galleriesTag, galleryTag(data.gallery.id)],
    keepsMain: () => true,
    freshFor: (data) => ('list' in data ? '1m' : '10m'),
    about: (data) => ({
      ...(kind === 'slide-show' ? beside : {}),
      ...('list' in data ? {} : { cityId: data.gallery.city?.id, isShort: data.gallery.pictureCount === 1 }),
    }),
    view: EitherPage,
  });
}

/** `/kind/heritage` redirects to the first page of that list. */
function firstPages(kind: GalleryKind): Page {
  return page<ListData, `/${string}/:under`>({
    path: `/${kind}/:under`,
    load: async ({ app, params }) => {
      const first = await loadListPage(app, kind, params.under, 1);
      return 'list' in first ? moved(first.addressOf(1)) : first;
    },
    head: galleryListHead,
    tags: () => [galleriesTag],
    freshFor: () => '1m',
    view: GalleryListPage,
  });
}

const pagesOf = (kind: GalleryKind, other: GalleryKind): Page[] => [galleryHome(kind, other), listsAndGalleries(kind), firstPages(kind)];

export const galleryPages: readonly Page[] = [...pagesOf('photo-gallery', 'slide-show'), ...pagesOf('slide-show', 'photo-gallery')];
