/** Specification, sections 4 and 9: a toast disappears after 3 s. */
const TOAST_MS = 3_000;

let timer = 0;

/** Shows a message in the shell's live region for three seconds. It replaces the one that is shown. */
export function showToast(message: string): void {
  const place = document.querySelector('[data-toast]');
  if (!place) return;
  place.textContent = message;
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    place.textContent = '';
  }, TOAST_MS);
}
