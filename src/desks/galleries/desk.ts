import type { Database } from '../../platform/database.ts';
import type { Desk, Link } from '../../site/desk.ts';
import { galleryCalls } from './api.ts';
import { galleriesBlock, slideShowsBlock } from './blocks.tsx';
import { publishDemoGalleries } from './demo.ts';
import { galleriesExportTables } from './exportTables.ts';
import { galleryTopicListener } from './galleriesFollowTopics.ts';
import { galleryListAddress } from './galleryAddress.ts';
import { kindName } from './galleryHead.ts';
import { galleriesTag } from './galleryTags.ts';
import { galleryNewsroomCalls } from './newsroom/calls.ts';
import { galleryPages } from './pages.tsx';
import { galleriesWithPicture } from './pictureUses.ts';
import { type GalleryKind, readGalleryCategories } from './queries.ts';
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
  pages: galleryPages,
  calls: galleryCalls,
  newsroom: galleryNewsroomCalls,
  usesOfPicture: galleriesWithPicture,
  front: [galleriesBlock],
  sidebar: [slideShowsBlock],
  sitemap: [
    { heading: galleryText.photoGallery, tags: ['topics', galleriesTag], load: linksTo('photo-gallery') },
    { heading: galleryText.slideShow, tags: ['topics', galleriesTag], load: linksTo('slide-show') },
  ],
  onTopicChange: galleryTopicListener,
  demo: publishDemoGalleries,
  exportTables: galleriesExportTables,
};
