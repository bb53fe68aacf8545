/**
 * Where all notices are shown: one element over the screen. While a dialog is open it is within the dialog, because everything else is
 * hidden from screen readers then and cannot have the focus.
 */
export const noticeLayer = document.createElement('div');
noticeLayer.dataset['noticeLayer'] = '';
document.body.append(noticeLayer);

/** The open dialogs, the last one on top. */
const dialogs: HTMLElement[] = [];

function settle(): void {
  const place = dialogs.at(-1) ?? document.body;
  if (noticeLayer.parentElement === place) return;
  // A menu that is closing has hidden it.
  noticeLayer.removeAttribute('aria-hidden');
  place.append(noticeLayer);
}

/** Shows the notices within an open dialog. Returns what takes them out again when it closes. */
export function showNoticesIn(dialog: HTMLElement): () => void {
  dialogs.push(dialog);
  settle();
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    settle();
  };
}

let cameFrom: HTMLElement | undefined;
noticeLayer.addEventListener('focusin', ({ relatedTarget }) => {
  if (relatedTarget instanceof HTMLElement && !noticeLayer.contains(relatedTarget)) cameFrom = relatedTarget;
});

/** Gives the focus of a notice that goes away to the next notice, or back to where it was before. */
export function leaveNotice(notice: HTMLElement): void {
  if (!notice.contains(document.activeElement)) return;
  const next = [...noticeLayer.querySelectorAll('button')].find((button) => !notice.contains(button));
  (next ?? cameFrom)?.focus({ preventScroll: true });
}

/** Lets the page end above the notices that lie over its end, so that whatever they cover can be scrolled to. Returns what ends that. */
export function makeRoomForNotices(): () => void {
  const root = document.documentElement;
  const watch = new ResizeObserver(() => root.style.setProperty('--notices', `${Math.ceil(noticeLayer.getBoundingClientRect().height)}px`));
  watch.observe(noticeLayer);
  return () => watch.disconnect();
}
