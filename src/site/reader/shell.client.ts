import { INDIA_OFFSET_MS } from '../../platform/text/indianTime.ts';
import { serveReader } from '../account/serveReader.client.ts';
import { keepFocusInMenu } from './menuDialog.client.ts';
import { measureReading, onPageSeen } from './pageSeen.client.ts';
import { showToast } from './showToast.client.ts';

/** Specification, section 4: the page reloads by itself after 10 minutes without activity. */
const IDLE_RELOAD_MS = 10 * 60_000;
/** Specification, section 4: scroll depths that are marked, in percent. */
const SCROLL_DEPTHS = [25, 50, 75, 100];
/** Specification, section 4: the scroll threshold is the header's height, whatever stands above it, and this. */
const PAST_HEADER_PX = 40;
/** Specification, section 9: debounce 50 to 200 ms. */
const DEBOUNCE_MS = 100;
/** For so long the same button does not send its form again. */
const SENDING_MS = 5_000;
/** Pages that open faster show no loading sign. */
const LOADING_AFTER_MS = 200;

const root = document.documentElement;

/** The script of every page, without React so that pages do not need it. */
export function startShell(): void {
  switchThemes();
  runClock();
  closeNotices();
  sharePages();
  watchScroll();
  sendOnce();
  reloadWhenIdle();
  closeBoxes();
  keepFocusInMenu();
  serveReader();
  // After the others, whose dialogs keep a press from leaving the page.
  showLoading();
  onPageSeen(location.pathname);
  measureReading();
}

/** Storage may be blocked (private windows, restricted phones); the choice then holds for this page only. */
function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
}

function switchThemes(): void {
  for (const button of document.querySelectorAll('[data-theme-switch]')) {
    button.addEventListener('click', () => {
      if ('themeFixed' in root.dataset) return;
      const dark = root.dataset['theme'] ? root.dataset['theme'] === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
      root.dataset['theme'] = dark ? 'light' : 'dark';
      keep('theme', root.dataset['theme']);
      colourBar();
    });
  }
  colourBar();
  addEventListener('pageshow', colourBar);
}

/** Gives the browser's own bar the colour of the page, where the reader's theme is another than that of the device. */
function colourBar(): void {
  if (!('theme' in root.dataset)) return;
  const colour = getComputedStyle(root).backgroundColor;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) bar.content = colour;
}

/**
 * `9:05 PM`, as the clocks of the header and of a phone's menu have it. India has one offset; a formatter of times takes a slow phone 30 ms
 * to make.
 */
function timeInIndia(ms: number): string {
  const there = new Date(ms + INDIA_OFFSET_MS);
  const hour = there.getUTCHours();
  return `${hour % 12 || 12}:${String(there.getUTCMinutes()).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

function runClock(): void {
  const clocks = document.querySelectorAll('[data-clock]');
  if (clocks.length === 0) return;
  const tick = () => {
    for (const clock of clocks) clock.textContent = timeInIndia(Date.now());
    setTimeout(tick, 60_000 - (Date.now() % 60_000));
  };
  tick();
}

function closeNotices(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-close]')) {
    button.addEventListener('click', () => {
      const name = button.dataset['close'] ?? '';
      root.setAttribute(`data-${name}`, 'closed');
      keep(`closed-${name}`, '1');
    });
  }
}

/** The phone's menu shares the story in sight; without script, or if this fails, its link leads to the share links of the page. */
function sharePages(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-share-page]');
  link?.addEventListener('click', (event) => {
    event.preventDefault();
    void import('../share/shareLink.client.ts')
      .then(({ shareLink }) => shareLink({ title: document.title, url: location.href }))
      .then(showToast, () => {
        location.hash = link.hash;
      });
  });
}

/** Marks the scroll depth (for analytics) and whether the scroll threshold is passed. */
function watchScroll(): void {
  const header = document.querySelector('header');
  let waiting = 0;
  const look = () => {
    waiting = 0;
    root.toggleAttribute('data-scrolled', scrollY > (header?.offsetHeight ?? 0) + PAST_HEADER_PX);
    const depth = ((scrollY + innerHeight) / root.scrollHeight) * 100;
    for (const mark of SCROLL_DEPTHS) {
      if (depth < mark - 0.5 || root.hasAttribute(`data-depth-${mark}`)) continue;
      root.setAttribute(`data-depth-${mark}`, '');
      dispatchEvent(new CustomEvent('scroll-depth', { detail: { depth: mark, page: location.pathname } }));
    }
  };
  addEventListener(
    'scroll',
    () => {
      if (!waiting) waiting = window.setTimeout(look, DEBOUNCE_MS);
    },
    { passive: true },
  );
  // Not before the next frame: measured here, the page would be laid out once more.
  waiting = window.setTimeout(look, DEBOUNCE_MS);
}

/** Specification, section 2: shows a loading overlay from the start of a route change. */
function showLoading(): void {
  const line = document.querySelector<HTMLElement>('[data-loading]');
  if (!line) return;
  let timer = 0;
  const hide = () => {
    clearTimeout(timer);
    line.hidden = true;
  };
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const leaves =
      link &&
      link.origin === location.origin &&
      !link.target &&
      !link.hasAttribute('download') &&
      link.pathname + link.search !== location.pathname + location.search;
    if (!leaves || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    timer = window.setTimeout(() => {
      line.hidden = false;
    }, LOADING_AFTER_MS);
  });
  addEventListener('pagehide', hide);
}

/**
 * A second press while a form is on its way would send it twice: two mails, two comments. Whoever has come back to the page sends it anew. A
 * form that a script sends is its own matter.
 */
function sendOnce(): void {
  let pressed: HTMLElement | undefined;
  const forget = () => {
    pressed = undefined;
  };
  addEventListener('submit', (event) => {
    const { submitter } = event;
    if (event.defaultPrevented || !(submitter instanceof HTMLButtonElement) || submitter.form?.method !== 'post') return;
    if (submitter === pressed) event.preventDefault();
    pressed = submitter;
    setTimeout(forget, SENDING_MS);
  });
  addEventListener('pageshow', ({ persisted }) => persisted && forget());
}

/** A form that came back with what was typed, a dialog, a menu, or the large view of a picture. */
const OPEN = ['[data-unsent]', 'dialog[open]', '[data-login-open]', '[aria-modal="true"]:not([popover])', '.pswp'];
/** Browsers without popovers reject the whole selector list because of it. */
if ('popover' in root) OPEN.push(':popover-open');

/** Does not reload while a dialog is open, the reader is typing, a video plays or there is no network, so that nothing is lost. */
function reloadWhenIdle(): void {
  let last = Date.now();
  for (const type of ['pointerdown', 'keydown', 'scroll', 'pointermove', 'touchstart']) {
    addEventListener(
      type,
      () => {
        last = Date.now();
      },
      { passive: true },
    );
  }
  const isBusy = () =>
    document.querySelector(OPEN.join()) !== null ||
    // A video in another site's frame, whose state is not known; advertisements come in frames too.
    [...document.querySelectorAll('main iframe')].some((frame) => !frame.closest('[data-ad]')) ||
    [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some((film) => !film.paused && !film.ended) ||
    [...document.querySelectorAll('textarea, input, select')].some(isWritten);
  const look = () => {
    // The ten minutes start again at the end of a video.
    if (isBusy()) last = Date.now();
    else if (navigator.onLine && Date.now() - last >= IDLE_RELOAD_MS) location.reload();
  };
  setInterval(look, 15_000);
  // A telephone stops the clock of a page in the background, and its reader would read on in yesterday's.
  document.addEventListener('visibilitychange', () => document.hidden || look());
}

function isWritten(field: Element): boolean {
  // The slider of a video moves by itself.
  if (field instanceof HTMLInputElement)
    return field.type !== 'range' && (field.value !== field.defaultValue || field.checked !== field.defaultChecked);
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLSelectElement)
    return (
      field.selectedIndex !==
      Math.max(
        0,
        [...field.options].findIndex((option) => option.defaultSelected),
      )
    );
  return false;
}

/** Boxes that lie over the page: the lists of the header, and others that say so. */
const OPEN_BOXES = ':is(header details, details[data-over-page])[open]';

/** Closes an open box when the reader presses elsewhere or Escape; and menus too on leaving, for when the page is shown again. */
function closeBoxes(): void {
  const close = (pressed?: EventTarget | null) => {
    for (const box of document.querySelectorAll<HTMLDetailsElement>(OPEN_BOXES)) {
      if (pressed instanceof Node && box.contains(pressed)) continue;
      if (box.contains(document.activeElement)) box.querySelector('summary')?.focus();
      box.open = false;
    }
  };
  document.addEventListener('click', ({ target }) => close(target));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  addEventListener('pagehide', () => {
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover?.();
    close();
  });
}
