import { atom } from 'nanostores';

/** Specification, sections 4 and 9: a toast disappears after 3 s. */
const TOAST_MS = 3_000;

/** The current toast, if any. Islands set it; the shell shows it. */
export const toast = atom('');

let timer = 0;

/** Shows the current message in the shell's live region. */
export function showToast(message: string): void {
  const place = document.querySelector('[data-toast]');
  if (place) place.textContent = message;
  clearTimeout(timer);
  if (message) timer = window.setTimeout(() => toast.set(''), TOAST_MS);
}
