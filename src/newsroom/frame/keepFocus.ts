const ROW = 'li, tr';
const CONTROL = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled)';

/** Where the focus is in a list: the row with its place, and which of its controls. */
type Place = { list: Element; row: Element; at: number; control: number };

/**
 * When the row that has the focus is removed, gives it to the same control of the row that takes its place, or of the last one. A browser
 * gives it to the page, and whoever works with the keyboard would begin again at its top. Returns what ends that.
 */
export function keepFocus(): () => void {
  let place: Place | undefined;
  const note = ({ target }: FocusEvent) => {
    // A dialog asks about the row from which it was opened.
    if (target instanceof Element && !target.closest('[role="dialog"]')) place = placeOf(target);
  };
  const forget = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null || !(target instanceof Element)) return;
    // Chrome says this of a control before it is removed, too. One that is removed, or disabled while its work is done, has not been left.
    queueMicrotask(() => {
      if (target.isConnected && !target.matches(':disabled') && document.hasFocus() && document.activeElement === document.body)
        place = undefined;
    });
  };
  const restore = () => {
    if (!place || place.row.isConnected || document.activeElement !== document.body) return;
    const { list, at, control } = place;
    place = undefined;
    const row = list.isConnected ? list.children[Math.min(at, list.children.length - 1)] : undefined;
    const controls = row ? controlsOf(row) : [];
    const next = controls[Math.min(control, controls.length - 1)];
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', forget);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', forget);
  };
}

function placeOf(element: Element): Place | undefined {
  const row = element.closest(ROW);
  const list = row?.parentElement;
  if (!row || !list) return undefined;
  return { list, row, at: [...list.children].indexOf(row), control: controlsOf(row).indexOf(element) };
}

/** What of a row can have the focus, itself first. */
const controlsOf = (row: Element): Element[] => [row, ...row.querySelectorAll(CONTROL)].filter((one) => one.matches(CONTROL));
