import { siteConfig } from '../../../../site.config.ts';
import { pictureAddress } from '../../../content/pictures/queries.ts';
import type { Head } from '../../../site/document/head.ts';
import { listPageHead } from '../../../site/lists/listPageHead.ts';
import type { GalleryCard } from '../queries.ts';
import type { GalleryListData } from './GalleryListPage.tsx';

/** The picture that stands for a list when it is shared: the cover of its first gallery. */
export function imageOf(gallery: GalleryCard | undefined): Pick<Head, 'image'> {
  const cover = gallery?.cover;
  return cover ? { image: { path: pictureAddress(cover, 'wide', 1200), width: 1200, height: 675, alt: cover.alt } } : {};
}

/** The head of a page of a list of galleries. */
export function galleryListHead({ title, intro, list, addressOf }: GalleryListData): Head {
  const { page, pageCount } = list;
  const description = intro || `${title}: ${siteConfig.description}`;
  return { ...listPageHead({ title, description, page, pageCount, addressOf }), ...imageOf(list.items[0]) };
}
