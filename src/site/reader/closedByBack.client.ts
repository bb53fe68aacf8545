/**
 * Adds a history entry for what opens over the page, so that the phone's Back calls `close` instead of leaving the page. Call the returned
 * function once it is closed, in whichever way: it takes the entry away and calls `onLeft` when the page has its own entry again.
 */
export function closedByBack(close: () => void, address: string): (onLeft: () => void) => void {
  let isBack = false;
  const leave = () => {
    isBack = true;
    close();
  };
  history.pushState({ ...history.state, viewer: true }, '', address);
  addEventListener('popstate', leave, { once: true });
  return (onLeft) => {
    removeEventListener('popstate', leave);
    if (isBack) return onLeft();
    addEventListener('popstate', onLeft, { once: true });
    history.back();
  };
}
