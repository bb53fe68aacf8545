import { captionOf, slideAt, slidesOf, wantsLessMotion } from './galleryElements.client.ts';

/** Scrolling has ended when nothing has moved for this long. */
const AT_REST_MS = 120;
/** On a slow device a frame may come later than that; for so long after a turn has begun the picture it leads to is waited for. */
const LONGEST_TURN_MS = 1_000;

const enlivened = new WeakSet<HTMLElement>();

/** The position, from 1, of the most visible picture in a gallery. */
export function positionOf(gallery: HTMLElement): number {
  const stage = gallery.querySelector('[data-stage]');
  if (!stage) return 1;
  const edge = stage.getBoundingClientRect().left;
  const distances = slidesOf(gallery).map((slide) => Math.abs(slide.getBoundingClientRect().left - edge));
  return distances.indexOf(Math.min(...distances)) + 1;
}

/** Scrolls to a picture, without animation if the reader prefers reduced motion or `atOnce` is set. */
export function showPicture(gallery: HTMLElement, position: number, { atOnce = false } = {}): void {
  const stage = gallery.querySelector('[data-stage]');
  const slide = slideAt(gallery, position);
  if (!stage) {
    slide.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    return;
  }
  const left = stage.scrollLeft + slide.getBoundingClientRect().left - stage.getBoundingClientRect().left;
  stage.scrollTo({ left, behavior: atOnce || wantsLessMotion() ? 'instant' : 'smooth' });
}

/** Loads the neighbouring pictures before they are swiped to. */
function fetchNeighbours(gallery: HTMLElement, position: number): void {
  for (const slide of slidesOf(gallery).slice(Math.max(0, position - 2), position + 2)) {
    const image = slide.querySelector('img');
    if (image) image.loading = 'eager';
  }
}

/** Marks the picture in the numbered list, scrolls the list, and updates the address. */
function follow(gallery: HTMLElement, position: number): void {
  for (const link of gallery.querySelectorAll<HTMLAnchorElement>('[data-choose] a')) {
    const isHere = link.hash === `#picture-${position}`;
    if (!isHere) link.removeAttribute('aria-current');
    else if (!link.hasAttribute('aria-current')) {
      link.setAttribute('aria-current', 'true');
      const list = link.closest('ol');
      list?.scrollTo({ left: link.offsetLeft - list.clientWidth / 2, behavior: wantsLessMotion() ? 'instant' : 'smooth' });
    }
  }
  if (slideAt(gallery, position).id) history.replaceState(history.state, '', `${location.pathname}#picture-${position}`);
}

function announce(gallery: HTMLElement, position: number): void {
  const line = gallery.querySelector('[data-said]');
  if (line) line.textContent = `${position} / ${slidesOf(gallery).length}: ${captionOf(slideAt(gallery, position))}`;
}

/** The position that a key leads to; undefined for other keys. */
function keyLeadsTo(key: string, position: number, last: number): number | undefined {
  const places: Record<string, number> = { ArrowRight: position + 1, ArrowLeft: position - 1, Home: 1, End: last };
  const place = places[key];
  return place === undefined ? undefined : Math.min(Math.max(place, 1), last);
}

/** The picture in the address, from 1. */
const addressedPosition = (): number => Number(/^#picture-(\d+)$/.exec(location.hash)?.[1] ?? 1);

/** Enhances the browser's own scrolling: keys, links without a jump of the page, the address of the visible picture. */
export function enlivenStage(gallery: HTMLElement): void {
  const stage = gallery.querySelector<HTMLElement>('[data-stage]');
  if (!stage || enlivened.has(gallery)) return;
  enlivened.add(gallery);
  let position = positionOf(gallery);
  let wanted = position;
  let turnsUntil = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  fetchNeighbours(gallery, position);
  // On a slow connection pictures may be swiped before this script is loaded.
  if (position !== addressedPosition()) follow(gallery, position);
  const turnTo = (to: number) => {
    wanted = to;
    turnsUntil = performance.now() + LONGEST_TURN_MS;
    fetchNeighbours(gallery, to);
    showPicture(gallery, to);
  };
  const moveTo = (to: number) => {
    turnTo(to);
    announce(gallery, to);
  };
  const waitForRest = (): void => {
    clearTimeout(rest);
    rest = setTimeout(() => {
      const here = positionOf(gallery);
      // A key pressed now goes on from where the turn leads, and not from where it has come.
      if (here !== wanted && performance.now() < turnsUntil) return waitForRest();
      wanted = here;
      if (wanted === position) return;
      position = wanted;
      fetchNeighbours(gallery, position);
      follow(gallery, position);
    }, AT_REST_MS);
  };
  stage.addEventListener('scroll', waitForRest, { passive: true });
  // A browser leaves the next picture where it is if a part of a pixel of it is in sight.
  stage.addEventListener('focusin', ({ target }) => {
    const slide = target instanceof HTMLElement && target.matches(':focus-visible') ? target.closest<HTMLElement>('[data-slide]') : null;
    const to = Number(slide?.dataset['slide']);
    if (!slide || to === wanted) return;
    turnTo(to);
  });
  stage.addEventListener('keydown', (event) => {
    const to = event.altKey || event.ctrlKey || event.metaKey ? undefined : keyLeadsTo(event.key, wanted, slidesOf(gallery).length);
    if (to === undefined) return;
    event.preventDefault();
    const focused = document.activeElement;
    // If a button in the previous picture has the focus, the same button in the new one gets it.
    if (focused !== stage) slideAt(gallery, to).querySelector<HTMLElement>('[data-open]')?.focus({ preventScroll: true });
    moveTo(to);
  });
  gallery.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#picture-"]') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const to = Number(link.hash.slice('#picture-'.length));
    const step = link.dataset['step'];
    if (step) {
      const comes = slideAt(gallery, to);
      const same = comes.querySelector<HTMLElement>(`[data-step="${step}"]`) ?? comes.querySelector<HTMLElement>('[data-step]');
      same?.focus({ preventScroll: true });
    }
    moveTo(to);
  });
}
