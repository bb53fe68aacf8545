type Given = {
  /** The display time of each page. */
  seconds: readonly number[];
  pictureOf: (page: number) => HTMLImageElement | null;
  turnTo: (page: number) => void;
  /** Called when the time of a page starts or stops running. */
  onRunning: (running: boolean) => void;
};

/**
 * Turns the page when its time is over. When the reader pauses, the remaining time is kept; a page waits until its picture has loaded.
 * `stand` sets the current page and whether its time may run.
 */
export function openAutoAdvance({ seconds, pictureOf, turnTo, onRunning }: Given): { stand: (page: number, playing: boolean) => void } {
  let left = { page: -1, ms: 0 };
  let end = () => {};

  const run = (page: number) => {
    const waiting = new AbortController();
    let began: number | undefined;
    let timer = 0;
    const begin = () => {
      if (began !== undefined) return;
      began = performance.now();
      timer = window.setTimeout(() => turnTo(page + 1), left.ms);
      onRunning(true);
    };
    const picture = pictureOf(page);
    if (!picture || picture.complete) begin();
    else for (const type of ['load', 'error']) picture.addEventListener(type, begin, { signal: waiting.signal });
    return () => {
      clearTimeout(timer);
      waiting.abort();
      if (began !== undefined) left.ms = Math.max(0, left.ms - (performance.now() - began));
    };
  };

  return {
    stand: (page, playing) => {
      end();
      end = () => {};
      if (left.page !== page) left = { page, ms: (seconds[page] ?? 0) * 1000 };
      onRunning(false);
      if (playing) end = run(page);
    },
  };
}
