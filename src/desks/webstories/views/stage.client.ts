import { addressHere } from '../../../site/reader/addressHere.client.ts';

/** Callbacks for the reader's actions. */
type Told = {
  /** The current page has changed: its index (from 0; the one after the last is the end), and its text. */
  onPage: (page: number, text: string) => void;
  /** The reader holds the page, focuses a link on it, or has switched to another tab, so the time is paused. */
  onHold: (held: boolean) => void;
  /** The reader pressed the space bar. */
  onPause: () => void;
  /** The address that Escape leads to. */
  leaveTo: string;
};

export type Stage = {
  turnTo: (page: number) => void;
  pictureOf: (page: number) => HTMLImageElement | null;
  close: () => void;
};

/** A longer press holds the page and is not a tap. */
const HOLD_MS = 200;
/** Taps in this fraction of the page, from the left edge, turn back. */
const TURNS_BACK = 0.33;

/**
 * Turns the list of pages into a stage: only the current page can be focused, it and its neighbours have their pictures, and taps, keys and
 * the address are handled. Swiping is native scrolling.
 */
export function openStage(root: HTMLElement, { onPage, onHold, onPause, leaveTo }: Told): Stage {
  const list = root.querySelector<HTMLElement>('[data-pages]');
  const pages = list ? [...list.children].filter((child) => child instanceof HTMLElement) : [];
  if (!list || pages.length === 0) throw new Error('There is no story on the stage');
  const stopped = new AbortController();
  const { signal } = stopped;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let current = -1;
  /** The target of an animated turn; pages passed on the way are ignored. */
  let aim: number | undefined;

  const leftOf = (page: HTMLElement) => page.offsetLeft - (list.clientWidth - page.clientWidth) / 2;
  const nearest = () => {
    const distances = pages.map((page) => Math.abs(leftOf(page) - list.scrollLeft));
    return distances.indexOf(Math.min(...distances));
  };
  const show = (page: number) => {
    if (page === current) return;
    const first = current === -1;
    current = page;
    for (const [at, element] of pages.entries()) {
      element.inert = at !== page;
      element.toggleAttribute('data-current', at === page);
      if (Math.abs(at - page) <= 1) element.toggleAttribute('data-near', true);
    }
    const shown = pages[page];
    if (!first) history.replaceState(history.state, '', page === 0 ? location.pathname + location.search : `#page-${page + 1}`);
    const text = [shown?.querySelector('section')?.getAttribute('aria-label'), shown?.querySelector('h2')?.textContent]
      .filter(Boolean)
      .join('. ');
    onPage(page, first ? '' : text);
  };
  const move = (page: number, behavior: ScrollBehavior) => {
    const to = Math.min(Math.max(page, 0), pages.length - 1);
    const element = pages[to];
    if (!element) return;
    // Without movement there is no scroll event to report the arrival.
    aim = nearest() === to ? undefined : to;
    show(to);
    list.scrollTo({ left: leftOf(element), behavior });
  };
  const turnTo = (page: number) => move(page, still ? 'instant' : 'smooth');
  const addressed = () => Number(/^#page-(\d+)$/.exec(location.hash)?.[1] ?? 1) - 1;

  list.addEventListener(
    'scroll',
    () => {
      const page = nearest();
      if (aim === undefined) show(page);
      else if (page === aim) aim = undefined;
    },
    { passive: true, signal },
  );
  const takeOver = () => {
    aim = undefined;
  };
  for (const type of ['wheel', 'touchstart']) list.addEventListener(type, takeOver, { passive: true, signal });
  addEventListener('hashchange', () => turnTo(addressed()), { signal });
  // A turn that is under way would end where the pages were before.
  addEventListener('resize', () => move(current, 'instant'), { signal });
  const wasHeld = followHolding(list, onHold, signal);
  list.addEventListener(
    'click',
    ({ target, clientX }) => {
      if (wasHeld() || (target instanceof Element && target.closest('a, button'))) return;
      const box = pages[current]?.getBoundingClientRect();
      if (box) turnTo(clientX < box.left + box.width * TURNS_BACK ? current - 1 : current + 1);
    },
    { signal },
  );
  addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const onControl = event.target instanceof Element && event.target.closest('a, button') !== null;
      const acts: Record<string, () => void> = {
        ArrowRight: () => turnTo(current + 1),
        ArrowLeft: () => turnTo(current - 1),
        Home: () => turnTo(0),
        End: () => turnTo(pages.length - 1),
        Escape: () => location.assign(addressHere(leaveTo)),
        ...(onControl ? {} : { ' ': onPause }),
      };
      const act = acts[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
    { signal },
  );
  root.toggleAttribute('data-staged', true);
  move(addressed(), 'instant');
  return {
    turnTo,
    pictureOf: (page) => pages[page]?.querySelector('img') ?? null,
    close: () => {
      stopped.abort();
      root.toggleAttribute('data-staged', false);
      for (const page of pages) page.inert = false;
    },
  };
}

/** Reports when the page is held. Returns a function that tells whether the press that has just ended was a hold. */
function followHolding(list: HTMLElement, onHold: (held: boolean) => void, signal: AbortSignal): () => boolean {
  let timer = 0;
  let held = false;
  let pressedAt = 0;
  let pressedMs = 0;
  const release = ({ timeStamp }: Event) => {
    pressedMs = timeStamp - pressedAt;
    clearTimeout(timer);
    if (held && timer !== 0) onHold(false);
    timer = 0;
  };
  list.addEventListener(
    'pointerdown',
    ({ target, button, timeStamp }) => {
      held = false;
      pressedAt = timeStamp;
      if (button !== 0 || (target instanceof Element && target.closest('a, button'))) return;
      // The timer of a finger that is still down could not be stopped any more.
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        held = true;
        onHold(true);
      }, HOLD_MS);
    },
    { signal },
  );
  for (const type of ['pointerup', 'touchend', 'touchcancel']) addEventListener(type, release, { signal });
  // A finger that starts to scroll cancels its pointer, but stays on the page.
  addEventListener('pointercancel', (event) => event.pointerType === 'mouse' && release(event), { signal });
  // A long touch holds the page, so the browser's context menu for pictures is suppressed.
  list.addEventListener('contextmenu', (event) => held && event.preventDefault(), { signal });
  document.addEventListener('visibilitychange', () => onHold(document.hidden), { signal });
  list.addEventListener('focusin', ({ target }) => target instanceof Element && target.matches('a:focus-visible') && onHold(true), {
    signal,
  });
  list.addEventListener('focusout', () => onHold(false), { signal });
  // A busy phone may report a tap so late that the timer has run.
  return () => held && pressedMs >= HOLD_MS;
}
