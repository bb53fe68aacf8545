import type { GalleryKind } from '../tables.ts';

type Addressed = { id: number; kind: GalleryKind; slug: string; category: { slug: string } };

/** The path segment for all categories. */
export const ALL = 'all';

/** The address of a gallery: its kind, its category, its slug, and its id, which stays when the others change. */
export const galleryAddress = ({ id, kind, slug, category }: Addressed): string => `/${kind}/${category.slug}/${slug}-${id}`;

/** The address of a page of a kind's list; `under` is a category's slug or `all`. */
export const galleryListAddress = (kind: GalleryKind, under: string, page = 1): string => `/${kind}/${under}/${page}`;

/** The address of a picture in a gallery, from 1; a shared link shows that picture. */
export const pictureAddressIn = (address: string, position: number): string => `${address}?picture=${position}#picture-${position}`;
