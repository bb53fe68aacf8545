import { setTimeout } from 'node:timers/promises';

/** Resolves when the next mail may begin. */
export type Pacer = () => Promise<void>;

/** Lets mails begin at a rate per second, evenly. */
export function openPacer(perSecond: number): Pacer {
  let nextAt = 0;
  return async () => {
    const now = performance.now();
    const at = Math.max(now, nextAt);
    nextAt = at + 1_000 / perSecond;
    if (at > now) await setTimeout(at - now);
  };
}
