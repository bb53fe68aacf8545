/** Finds the parts of a gallery in its HTML (`GallerySlides.tsx`), for its script. */

/** The gallery around an element. Throws if there is none. */
export function galleryOf(element: Element): HTMLElement {
  const gallery = element.closest<HTMLElement>('[data-gallery]');
  if (!gallery) throw new Error('There is no gallery around this element');
  return gallery;
}

/** The slides in order. */
export const slidesOf = (gallery: HTMLElement): HTMLElement[] => [...gallery.querySelectorAll<HTMLElement>('[data-slide]')];

/** The slide at a position from 1. Throws if there is none. */
export function slideAt(gallery: HTMLElement, position: number): HTMLElement {
  const slide = slidesOf(gallery)[position - 1];
  if (!slide) throw new Error(`The gallery has no picture ${position}`);
  return slide;
}

export const captionOf = (slide: HTMLElement): string => slide.querySelector('[data-caption]')?.textContent?.trim() ?? '';

/** The large version of a slide's picture, from its link; width and height in pixels. */
export function largeOf(slide: HTMLElement): { src: string; srcset: string; width: number; height: number; alt: string } {
  const link = slide.querySelector<HTMLAnchorElement>('a[data-large]');
  const image = slide.querySelector('img');
  return {
    src: link?.href ?? '',
    srcset: link?.dataset['large'] ?? '',
    width: Number(link?.dataset['width']),
    height: Number(link?.dataset['height']),
    alt: image?.alt ?? '',
  };
}

export const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
