import { z } from 'zod';
import { type WorkingCopy, workingCopy } from '../../copies/workingCopy.ts';

/**
 * Text that the server has not acknowledged, with the version it is based on and that version's text, to tell others' changes from local
 * ones.
 */
const kept = z.object({ version: z.number().int(), working: workingCopy, base: workingCopy.optional(), at: z.string() });
export type KeptCopy = z.infer<typeof kept>;

type Base = { version: number; working: WorkingCopy };

/** Maximum delay until a change is in the browser's storage. */
const AT_LATEST_MS = 1_000;

export type CopyKeeper = {
  keep: (working: WorkingCopy, base: Base) => void;
  /** Removes the copy that was kept last, because the server has it; a newer one from another window stays. */
  forget: () => void;
  /** Writes pending text at once, because the page may be closing. */
  writeNow: () => void;
};

/** Copies are kept by editor: on a shared computer nobody is given another's text. */
export type CopyOf = { storyId: number; staffId: string };
const nameOf = ({ storyId, staffId }: CopyOf) => `story-${storyId}-${staffId}`;

/**
 * Keeps the text of a story in this browser, while the browser is idle so that typing is not delayed. `onKept` is called when storing
 * begins to fail or succeeds again.
 */
export function startKeeping(of: CopyOf, onKept: (isKept: boolean) => void): CopyKeeper {
  let waiting: { working: WorkingCopy; base: Base } | undefined;
  let handle: number | undefined;
  // A copy kept by an earlier page is restored here, and removed when the server has it.
  let written = read(nameOf(of));
  let isKept = true;

  const writeNow = () => {
    if (handle !== undefined) cancelIdle(handle);
    handle = undefined;
    if (!waiting) return;
    const { working, base } = waiting;
    waiting = undefined;
    written = jsonOfKept(working, base);
    const hadRoom = isKept;
    isKept = write(nameOf(of), written);
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
      // Another window with the same story may have stored text that is not acknowledged yet.
      if (written !== undefined && read(nameOf(of)) === written) dropKeptCopy(of);
      written = undefined;
    },
    writeNow,
  };
}

/** Safari has no idle callbacks. */
const whenIdle = (work: () => void): number =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: AT_LATEST_MS }) : Number(setTimeout(work, AT_LATEST_MS / 4));
const cancelIdle = (handle: number): void => ('cancelIdleCallback' in window ? cancelIdleCallback(handle) : clearTimeout(handle));

/** Undefined if storage is blocked. */
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
    // Storage is full or blocked: the screen says so, and the text exists in the open page only.
    return false;
  }
}

/** The JSON of unchanged paragraphs is cached. */
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

/** Removes the kept copy of a story, after it was saved elsewhere or discarded by the editor. */
export const dropKeptCopy = (of: CopyOf): void => localStorage.removeItem(nameOf(of));

/** The kept copy of a story, if it is valid. */
export function readKeptCopy(of: CopyOf): KeptCopy | undefined {
  const json = read(nameOf(of));
  if (json === undefined) return undefined;
  try {
    return kept.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
