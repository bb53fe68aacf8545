import { SingleBar } from 'cli-progress';

/** Progress of long work. */
export type Progress = {
  /** `part` is the finished fraction, from 0 to 1. Throws if the command has been asked to stop. */
  update: (part: number, count: number) => void;
  /** Clears the bar until the next update, so that a line of output can be printed. */
  clear: () => void;
  close: () => void;
};

type Options = {
  /** The counted unit: stories, files. */
  unit: string;
  stream: NodeJS.WritableStream & { isTTY?: boolean };
  /** Interval between lines when there is no terminal. */
  everyMs: number;
  stopped: AbortSignal;
  now?: () => number;
};

/** Shows progress as a bar on a terminal, otherwise as a line at intervals. */
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
    // The command handles signals itself.
    gracefulExit: false,
    // Printed lines overwrite the bar.
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
