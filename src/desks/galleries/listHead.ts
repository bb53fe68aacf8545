import { siteConfig } from '../../../site.config.ts';
import type { Head } from '../../site/head.ts';
import { pictureAddress } from '../pictures/queries.ts';
import type { GalleryListData } from './GalleryListPage.tsx';
import type { GalleryCard } from './queries.ts';
import { galleryText } from './words.ts';

/** The picture that stands for a list when it is shared: the cover of its first gallery. */
export function imageOf(gallery: GalleryCard | undefined): Pick<Head, 'image'> {
  const cover = gallery?.cover;
  return cover ? { image: { path: pictureAddress(cover, 'wide', 1200), width: 1200, height: 675, alt: cover.alt } } : {};
}

/** The head of a page of a list of galleries. */
export function galleryListHead({ title, intro, list, addressOf }: GalleryListData): Head {
  const { page, pageCount } = list;
  const suffix = page > 1 ? ` · ${galleryText.pageOf} ${page}` : '';
  return {
    title: `${title}${suffix}`,
    description: `${intro || `${title}: ${siteConfig.description}`}${suffix}`,
    canonical: addressOf(page),
    previous: page > 1 ? addressOf(page - 1) : undefined,
    next: page < pageCount ? addressOf(page + 1) : undefined,
    ...imageOf(list.galleries[0]),
  };
}
