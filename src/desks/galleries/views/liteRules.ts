import type { LiteRule } from '../../../site/lite/liteHtml.ts';
import page from './GalleryPage.module.css';
import slides from './GallerySlides.module.css';

/**
 * Lite pages have a gallery's pictures in a numbered list, each with its caption: no large versions, which weigh too much, and none of the
 * ways from picture to picture.
 */
export const galleryLiteRules: readonly LiteRule[] = [{ classes: [slides.large, slides.bar, page.tools, page.thumbs, page.headings] }];
