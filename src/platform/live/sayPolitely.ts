/** Screen readers are told of live changes at most so often; the newest stands for those before it. */
const EVERY_MS = 15_000;

let region: HTMLElement | undefined;
let waiting: string | undefined;
let last = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says a sentence to screen readers when they have finished what they are reading. For the browser only. */
export function sayPolitely(sentence: string): void {
  waiting = sentence;
  if (timer !== undefined) return;
  // A region is listened to from when it is in the page, so it is put there before it says anything.
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
