import { z } from 'zod';
import { type WorkingCopy, workingCopy } from '../workingCopy.ts';

/** What was written here and the server has not acknowledged yet, on top of which version. */
const kept = z.object({ version: z.number().int(), working: workingCopy, at: z.string() });
export type KeptCopy = z.infer<typeof kept>;

const nameOf = (storyId: number) => `story-${storyId}`;

/** Keeps a copy in this browser. Whether there was room. */
export function keepCopy(storyId: number, copy: { version: number; working: WorkingCopy }): boolean {
  try {
    localStorage.setItem(nameOf(storyId), JSON.stringify({ ...copy, at: new Date().toISOString() }));
    return true;
  } catch {
    // Full, or switched off: the screen says so and the text lives in the open page only.
    return false;
  }
}

export const forgetCopy = (storyId: number): void => localStorage.removeItem(nameOf(storyId));

/** The copy that is kept of a story, if it can be read. */
export function readKeptCopy(storyId: number): KeptCopy | undefined {
  const json = localStorage.getItem(nameOf(storyId));
  if (json === null) return undefined;
  try {
    return kept.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
