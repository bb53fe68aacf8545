import { contentDesk } from '../../content/contentDesk.ts';
import { contentSearchKind } from '../../content/search/contentSearchKind.ts';
import { reindexKind } from '../../content/search/writeSearch.ts';
import type { Database } from '../../platform/database.ts';
import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { keysOfTexts } from '../../platform/export/keysOfTexts.ts';
import type { Desk, Link } from '../../site/desk.ts';
import { galleryCalls } from './api.ts';
import { galleriesBlock, slideShowsBlock } from './blocks.tsx';
import { galleryContent } from './content.ts';
import { galleryPages } from './pages.tsx';
import { type GalleryKind, galleriesTag, readGalleryCategories } from './queries.ts';
import { galleries, galleryPictures } from './tables.ts';
import { galleryListAddress } from './views/galleryAddress.ts';
import { kindName } from './views/galleryHead.ts';
import { galleryLiteRules } from './views/liteRules.ts';
import { galleryCards } from './views/socialCards.ts';
import { galleryText } from './words.ts';

const linksTo =
  (kind: GalleryKind) =>
  async (db: Database): Promise<Link[]> => [
    { name: kindName(kind), href: `/${kind}` },
    ...(await readGalleryCategories(db, kind)).map(({ category }) => ({
      name: category.name,
      href: galleryListAddress(kind, category.slug),
    })),
  ];

export const galleriesDesk: Desk = {
  name: 'galleries',
  ...contentDesk(galleryContent),
  pages: galleryPages,
  calls: galleryCalls,
  cards: galleryCards,
  front: [galleriesBlock],
  sidebar: [slideShowsBlock],
  liteRules: galleryLiteRules,
  sitemap: [
    { heading: galleryText.photoGallery, tags: ['topics', galleriesTag], load: linksTo('photo-gallery') },
    { heading: galleryText.slideShow, tags: ['topics', galleriesTag], load: linksTo('slide-show') },
  ],
  exportTables: [
    exportTableOf({
      kind: 'gallery',
      table: galleries,
      order: ['id'],
      made: { search: keysOfTexts(['title', 'deck']) },
      finish: (tx) => reindexKind(tx, contentSearchKind(galleryContent)),
    }),
    exportTableOf({ kind: 'gallery-picture', table: galleryPictures, order: ['galleryId', 'position'] }),
  ],
};
