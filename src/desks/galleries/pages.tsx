import { z } from 'zod';
import { readTopic, readTopicByFormerSlug, type Topic } from '../../content/topics/queries.ts';
import type { App } from '../../site/app.ts';
import { ITEMS_PER_PAGE } from '../../site/calls/callParameters.ts';
import type { Link } from '../../site/desk.ts';
import { type Moved, moved, type NotFound, notFound, type Page, type PageContext, page } from '../../site/pages/page.tsx';
import { siteText } from '../../site/words.ts';
import {
  type GalleryKind,
  readAllGalleries,
  readGallery,
  readGalleryCategories,
  readGalleryList,
  readNewestGalleries,
  readNextGallery,
  readRelatedGalleries,
} from './queries.ts';
import { type GalleryHomeData, GalleryHomePage, type GalleryListData, GalleryListPage } from './views/GalleryListPage.tsx';
import { GalleryPage, type GalleryPageData } from './views/GalleryPage.tsx';
import { ALL, galleryListAddress, idOfContentUrl } from './views/galleryAddress.ts';
import { galleryHead, kindName } from './views/galleryHead.ts';
import { galleriesTag, galleryListTag, galleryTag } from './views/galleryTags.ts';
import { galleryListHead, imageOf } from './views/listHead.ts';
import { galleryText } from './words.ts';

const NEWEST = 7;
const OF_THE_OTHER_KIND = 3;
const RELATED = 3;

const introOf = (kind: GalleryKind) => (kind === 'slide-show' ? galleryText.slideShowIntro : galleryText.photoGalleryIntro);
const allOf = (kind: GalleryKind): Link => ({
  name: kind === 'slide-show' ? galleryText.allSlideShows : galleryText.allGalleries,
  href: galleryListAddress(kind, ALL),
});
const home: Link = { name: siteText.home, href: '/' };

/** Ways to the categories that have galleries of a kind; `here` is the slug of the one shown. */
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

/** The page where a reader begins with a kind of galleries. */
function galleryHome(kind: GalleryKind, other: GalleryKind): Page {
  return page({
    path: `/${kind}` as const,
    load: async ({ app }): Promise<GalleryHomeData | NotFound> => {
      const all = await readAllGalleries(app.db);
      if (!all) return notFound();
      const [newest, others, categories] = await Promise.all([
        readNewestGalleries(app.db, kind, all.id, NEWEST),
        readNewestGalleries(app.db, other, all.id, OF_THE_OTHER_KIND),
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
    head: ({ newest }) => ({ title: kindName(kind), description: introOf(kind), canonical: `/${kind}`, ...imageOf(newest[0]) }),
    tags: () => ['topics', galleriesTag],
    freshFor: () => '1m',
    view: GalleryHomePage,
  });
}

type ListData = GalleryListData & { topic: Topic };

async function loadList(app: App, kind: GalleryKind, slug: string, number: number): Promise<ListData | NotFound | Moved> {
  const topic = slug === ALL ? await readAllGalleries(app.db) : await readTopic(app.db, 'category', slug);
  if (!topic) {
    const renamed = await readTopicByFormerSlug(app.db, 'category', slug);
    return renamed ? moved(galleryListAddress(kind, renamed.slug, number)) : notFound();
  }
  const list = await readGalleryList(app.db, kind, topic.id, { page: number, perPage: ITEMS_PER_PAGE });
  if (!list) return notFound();
  const isAll = slug === ALL;
  return {
    topic,
    title: isAll ? allOf(kind).name : `${topic.name}: ${kindName(kind)}`,
    intro: isAll ? introOf(kind) : topic.description,
    breadcrumbs: [home, { name: kindName(kind), href: `/${kind}` }],
    categories: await categoryLinks(app, kind, slug),
    list,
    addressOf: (at) => galleryListAddress(kind, slug, at),
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

/** `/kind/heritage/2` is a page of a list, `/kind/heritage/stepwells-12` a gallery: one route, told apart by its last part. */
function listsAndGalleries(kind: GalleryKind): Page {
  return page({
    path: `/${kind}/:under/:last` as const,
    query: z.object({
      picture: z.coerce.number().int().min(1).max(999).optional().catch(undefined),
      view: z.literal('all').optional().catch(undefined),
    }),
    load: async ({ app, params, query }): Promise<Either | NotFound | Moved> =>
      isPageNumber(params.last)
        ? loadList(app, kind, params.under, Number(params.last))
        : loadGallery(app, kind, params, { picture: query.picture, view: query.view }),
    head: (data) => ('list' in data ? galleryListHead(data) : galleryHead(data.gallery, data.siteUrl, data.chosen)),
    tags: (data) =>
      'list' in data
        ? ['topics', galleryListTag(data.topic.id), ...data.list.galleries.map(({ id }) => galleryTag(id)), galleriesTag]
        : ['topics', galleriesTag, galleryTag(data.gallery.id)],
    freshFor: (data) => ('list' in data ? '1m' : '10m'),
    about: (data) => ('list' in data ? {} : { cityId: data.gallery.city?.id }),
    view: EitherPage,
  });
}

/** `/kind/heritage` leads to the first page of that list. */
function firstPages(kind: GalleryKind): Page {
  return page<ListData, `/${string}/:under`>({
    path: `/${kind}/:under`,
    load: async ({ app, params }) => {
      const first = await loadList(app, kind, params.under, 1);
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
