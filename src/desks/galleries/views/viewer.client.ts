import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';
import { closedByBack } from '../../../site/reader/closedByBack.client.ts';
import { galleryText } from '../words.ts';
import { captionOf, largeOf, slideAt, slidesOf, wantsLessMotion } from './galleryElements.client.ts';
import { showPicture } from './stage.client.ts';
import styles from './Viewer.module.css';

/** Space above for the buttons and below for the caption, in CSS pixels. */
const ROOM = { top: 60, bottom: 112, left: 0, right: 0 };

/** The address while the viewer shows a picture; pictures of a gallery inside a story have none. */
const addressAt = (slide: HTMLElement): string => (slide.id ? `${location.pathname}#${slide.id}` : location.href);

/** Accessible names; the viewer's own are English. */
function nameParts(viewer: PhotoSwipe): void {
  const { element, scrollWrap } = viewer;
  element?.setAttribute('aria-modal', 'true');
  element?.setAttribute('aria-label', galleryText.viewer);
  scrollWrap?.setAttribute('aria-roledescription', galleryText.viewerSlides);
  for (const item of element?.querySelectorAll('[aria-roledescription="slide"]') ?? [])
    item.setAttribute('aria-roledescription', galleryText.picture);
}

/** Makes the page under the open viewer inert. Returns a function that restores it. */
function setPageAside(viewer: PhotoSwipe): () => void {
  const aside = [...document.body.children].filter((part) => part !== viewer.element && !part.hasAttribute('inert'));
  for (const part of aside) part.toggleAttribute('inert', true);
  return () => {
    for (const part of aside) part.toggleAttribute('inert', false);
  };
}

/** The caption of the visible picture, announced politely when it changes. */
function showCaptions(viewer: PhotoSwipe, slides: HTMLElement[]): void {
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({
      name: 'caption',
      ...(styles.caption ? { className: styles.caption } : {}),
      appendTo: 'root',
      onInit: (line) => {
        line.setAttribute('aria-live', 'polite');
        line.dataset['viewerCaption'] = '';
        viewer.on('change', () => {
          const slide = slides[viewer.currIndex];
          line.textContent = slide ? captionOf(slide) : '';
        });
      },
    });
  });
}

/**
 * Adds a history entry while the viewer is open, so that the phone's Back closes it; the address is always that of the visible picture.
 * However it is closed, the page is left at that picture, with the focus on it.
 */
function keepPlace(viewer: PhotoSwipe, gallery: HTMLElement, slides: HTMLElement[]): void {
  const giveBackPage = setPageAside(viewer);
  const slideInSight = () => slides[viewer.currIndex] ?? slideAt(gallery, 1);
  const leave = closedByBack(() => viewer.close(), addressAt(slideInSight()));
  viewer.on('change', () => history.replaceState(history.state, '', addressAt(slideInSight())));
  viewer.on('destroy', () => {
    giveBackPage();
    const slide = slideInSight();
    const address = addressAt(slide);
    leave(() => history.replaceState(history.state, '', address));
    showPicture(gallery, viewer.currIndex + 1, { atOnce: true });
    slide.querySelector<HTMLElement>('[data-open]')?.focus({ preventScroll: true });
  });
}

/** Shows a gallery's pictures in full screen, starting at `position` (from 1). */
export function openViewer(gallery: HTMLElement, position: number): void {
  const slides = slidesOf(gallery);
  const viewer = new PhotoSwipe({
    dataSource: slides.map(largeOf),
    index: position - 1,
    ...(styles.viewer ? { mainClass: styles.viewer } : {}),
    loop: false,
    wheelToZoom: true,
    returnFocus: false,
    bgOpacity: 1,
    paddingFn: () => ROOM,
    // Without animation: keys pressed during a fade-in would be lost.
    showHideAnimationType: 'none',
    ...(wantsLessMotion() ? { zoomAnimationDuration: false } : {}),
    closeTitle: galleryText.close,
    zoomTitle: galleryText.zoom,
    arrowPrevTitle: galleryText.previous,
    arrowNextTitle: galleryText.next,
    errorMsg: galleryText.notLoaded,
  });
  showCaptions(viewer, slides);
  viewer.init();
  nameParts(viewer);
  keepPlace(viewer, gallery, slides);
}
