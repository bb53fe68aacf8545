import { z } from 'zod';
import { type WorkingCopy, workingCopy } from '../../copies/workingCopy.ts';

/**
 * What was written here and the server has not acknowledged yet; the version it was written on, and the words of that version, by which what
 * others did meanwhile is told from what was written here.
 */
const kept = z.object({ version: z.number().int(), working: workingCopy, base: workingCopy.optional(), at: z.string() });
export type KeptCopy = z.infer<typeof kept>;

type Base = { version: number; working: WorkingCopy };

/** At the latest this long after a key, what was written is in the browser's storage. */
const AT_LATEST_MS = 1_000;

export type CopyKeeper = {
  keep: (working: WorkingCopy, base: Base) => void;
  /** The server has what was kept last; what another window has kept since stays. */
  forget: () => void;
  /** Writes what waits to be written, at once: the page may not live any longer. */
  writeNow: () => void;
};

const nameOf = (storyId: number) => `story-${storyId}`;

/**
 * Keeps what is written of a story in this browser: while the browser is idle, so that no key waits for it. `onKept` is told whether there
 * was room, whenever that changes.
 */
export function startKeeping(storyId: number, onKept: (isKept: boolean) => void): CopyKeeper {
  let waiting: { working: WorkingCopy; base: Base } | undefined;
  let handle: number | undefined;
  // What a page that is gone has kept is brought back by this one, and goes when the server has it.
  let written = read(nameOf(storyId));
  let isKept = true;

  const writeNow = () => {
    if (handle !== undefined) cancelIdle(handle);
    handle = undefined;
    if (!waiting) return;
    const { working, base } = waiting;
    waiting = undefined;
    written = jsonOfKept(working, base);
    const hadRoom = isKept;
    isKept = write(nameOf(storyId), written);
    if (isKept !== hadRoom) onKept(isKept);
  };
  return {
    keep(working, base) {
      waiting = { working, base };
      handle ??= whenIdle(writeNow);
    },
    forget() {
      if (handle !== undefined) cancelIdle(handle);
      handle = undefined;
      waiting = undefined;
      // Another window with the same story may have kept something that is not acknowledged yet.
      if (written !== undefined && read(nameOf(storyId)) === written) dropKeptCopy(storyId);
      written = undefined;
    },
    writeNow,
  };
}

/** Safari has no idle callbacks. */
const whenIdle = (work: () => void): number =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: AT_LATEST_MS }) : Number(setTimeout(work, AT_LATEST_MS / 4));
const cancelIdle = (handle: number): void => ('cancelIdleCallback' in window ? cancelIdleCallback(handle) : clearTimeout(handle));

/** Nothing where storage is switched off. */
function read(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(name: string, json: string): boolean {
  try {
    localStorage.setItem(name, json);
    return true;
  } catch {
    // Full, or switched off: the screen says so and the text lives in the open page only.
    return false;
  }
}

/** A paragraph is made JSON once, as long as nobody writes in it. */
const madeJson = new WeakMap<object, string>();
function jsonOf(value: object): string {
  const json = madeJson.get(value) ?? JSON.stringify(value);
  madeJson.set(value, json);
  return json;
}

function jsonOfCopy({ body, ...fields }: WorkingCopy): string {
  return `{"body":{"type":"doc","content":[${body.content.map(jsonOf).join(',')}]},${JSON.stringify(fields).slice(1)}`;
}

const jsonOfKept = (working: WorkingCopy, base: Base): string =>
  `{"version":${base.version},"at":"${new Date().toISOString()}","base":${jsonOfCopy(base.working)},"working":${jsonOfCopy(working)}}`;

/** Removes what is kept of a story: it is saved elsewhere, or given up by the editor. */
export const dropKeptCopy = (storyId: number): void => localStorage.removeItem(nameOf(storyId));

/** The copy that is kept of a story, if it can be read. */
export function readKeptCopy(storyId: number): KeptCopy | undefined {
  const json = read(nameOf(storyId));
  if (json === undefined) return undefined;
  try {
    return kept.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
