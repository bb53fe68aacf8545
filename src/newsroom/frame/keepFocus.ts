const ROW = 'li, tr';
const CONTROL = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled)';

/** Where the focus is in a list: the row with its place, and which of its controls. */
type Place = { list: Element; row: Element; at: number; control: number };

/**
 * Gives the focus back that a browser gives to the page, where whoever works with the keyboard would begin again at its top. When the row that
 * has it is removed, the same control of the row that takes its place gets it, or of the last one. A control that was disabled while its work
 * was done gets it once it is enabled. When the screen that has it gives way to another one, that one gets it: `main`. Returns what ends that.
 */
export function keepFocus(main: HTMLElement): () => void {
  let place: Place | undefined;
  /** What has the focus, also while it is disabled, and after it was removed. */
  let holder: HTMLElement | undefined;
  let wasDisabled = false;
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) holder = target;
    wasDisabled = false;
    // A dialog asks about the row from which it was opened.
    if (target instanceof Element && !target.closest('[role="dialog"]')) place = placeOf(target);
  };
  const forget = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null || !(target instanceof Element)) return;
    // Chrome says this of a control before it is removed, too. One that is removed, or disabled while its work is done, has not been left.
    queueMicrotask(() => {
      if (target.isConnected && !target.matches(':disabled') && document.hasFocus() && document.activeElement === document.body) letGo();
    });
  };
  const letGo = () => {
    place = undefined;
    holder = undefined;
    wasDisabled = false;
  };
  const restore = () => {
    if (holder?.matches(':disabled')) wasDisabled = true;
    if (!holder || document.activeElement !== document.body) return;
    if (place && !place.row.isConnected) restoreInList(place);
    else if (!holder.isConnected) setTimeout(giveToMain);
    // While the focus goes from one control to another, the page has it as well.
    else if (wasDisabled && !holder.matches(':disabled')) holder.focus({ preventScroll: true });
  };
  // What takes the focus of itself, as a field of the new screen, has it by then.
  const giveToMain = () => {
    if (holder && !holder.isConnected && document.activeElement === document.body) main.focus({ preventScroll: true });
  };
  const restoreInList = ({ list, at, control }: Place) => {
    place = undefined;
    const row = list.isConnected ? list.children[Math.min(at, list.children.length - 1)] : undefined;
    const controls = row ? controlsOf(row) : [];
    const next = controls[Math.min(control, controls.length - 1)];
    (next instanceof HTMLElement ? next : main).focus({ preventScroll: true });
  };
  const press = () => {
    if (document.activeElement === document.body) letGo();
  };
  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', forget);
  document.addEventListener('pointerdown', press);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', forget);
    document.removeEventListener('pointerdown', press);
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
