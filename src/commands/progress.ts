import { SingleBar } from 'cli-progress';

/** How far long work is. */
export type Progress = {
  /** `part` is how much of the whole is done, from 0 to 1. Throws when the command has been asked to stop. */
  update: (part: number, count: number) => void;
  /** Clears the bar from the terminal's line, until it is drawn again, so that a line of output may stand there. */
  clear: () => void;
  close: () => void;
};

type Options = {
  /** What is counted: stories, files. */
  unit: string;
  stream: NodeJS.WritableStream & { isTTY?: boolean };
  /** How often a line is written where there is no terminal. */
  everyMs: number;
  stopped: AbortSignal;
  now?: () => number;
};

/** Shows progress as a bar on a terminal, elsewhere as a line now and then. */
export function openProgress({ unit, stream, everyMs, stopped, now = () => performance.now() }: Options): Progress {
  const began = now();
  const describe = (count: number) => `${count} ${unit}, ${Math.round(count / Math.max((now() - began) / 1000, 0.001))} a second`;
  const show = stream.isTTY ? showBar(stream) : showLines(stream, everyMs, now);
  return {
    ...show,
    update: (part, count) => {
      stopped.throwIfAborted();
      show.update(Math.min(100, Math.floor(part * 100)), describe(count));
    },
  };
}

type Show = { update: (percent: number, text: string) => void; clear: () => void; close: () => void };

function showBar(stream: NodeJS.WritableStream): Show {
  const bar = new SingleBar({
    stream,
    format: '{bar} {percentage} %, {text}',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 30,
    // Signals are the command's own matter.
    gracefulExit: false,
    // Lines of output are written over it.
    forceRedraw: true,
    clearOnComplete: true,
  });
  let isOpen = false;
  return {
    update: (percent, text) => {
      if (!isOpen) bar.start(100, percent, { text });
      else bar.update(percent, { text });
      isOpen = true;
    },
    clear: () => {
      if (isOpen) stream.write('\r\u001b[2K');
    },
    close: () => {
      if (isOpen) bar.stop();
      isOpen = false;
    },
  };
}

function showLines(stream: NodeJS.WritableStream, everyMs: number, now: () => number): Show {
  let last = now();
  return {
    update: (percent, text) => {
      if (now() - last < everyMs) return;
      last = now();
      stream.write(`${percent} %, ${text}\n`);
    },
    clear: () => undefined,
    close: () => undefined,
  };
}
