import { itemTag } from '../../../content/contentType.ts';

const galleries = { name: 'galleries', subject: 'gallery' };

/** Invalidates whatever shows lists of galleries of any kind: fronts, blocks, what stands under a gallery. */
export const galleriesTag = galleries.name;
/** Invalidates whatever shows this gallery. */
export const galleryTag = (id: number): string => itemTag(galleries, id);
