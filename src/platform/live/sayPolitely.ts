/** Minimum time between announcements to screen readers; only the latest one is announced. */
const EVERY_MS = 15_000;

let region: HTMLElement | undefined;
let waiting: string | undefined;
let last = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Announces a sentence to screen readers without interrupting them (polite live region). Browser only. */
export function sayPolitely(sentence: string): void {
  waiting = sentence;
  if (timer !== undefined) return;
  // Screen readers announce only changes of an existing region, so it is added empty first.
  region ??= putRegion();
  timer = setTimeout(print, Math.max(1_000, last + EVERY_MS - Date.now()));
}

function print(): void {
  timer = undefined;
  last = Date.now();
  if (region && waiting !== undefined) region.textContent = waiting;
  waiting = undefined;
}

function putRegion(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('aria-live', 'polite');
  element.className = 'sr-only';
  document.body.append(element);
  return element;
}
