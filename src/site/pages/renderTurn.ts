let turn: Promise<void> = Promise.resolve();

/**
 * Each page is rendered in its own turn of the event loop, which takes some milliseconds. A request for a cached page then waits for one
 * render at most, not for all of them.
 */
export function renderTurn(): Promise<void> {
  turn = turn.then(() => new Promise((resolve) => setImmediate(resolve)));
  return turn;
}
