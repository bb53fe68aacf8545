import type { GalleryKind } from '../tables.ts';

type Addressed = { id: number; kind: GalleryKind; slug: string; category: { slug: string } };

/** Where a list shows every gallery of a kind instead of a category's. */
export const ALL = 'all';

/** The address of a gallery: its kind, its category, its slug, and the id that stays when these change. */
export const galleryAddress = ({ id, kind, slug, category }: Addressed): string => `/${kind}/${category.slug}/${slug}-${id}`;

/** The address of a page of a kind's list; `under` is a category's slug, or `all`. */
export const galleryListAddress = (kind: GalleryKind, under: string, page = 1): string => `/${kind}/${under}/${page}`;

/** The address that opens a gallery at a picture, the first being 1; shared, it shows that picture as its own. */
export const pictureAddressIn = (address: string, position: number): string => `${address}?picture=${position}#picture-${position}`;
