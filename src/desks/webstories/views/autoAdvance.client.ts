import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Stage } from './stage.client.ts';

type Given = {
  stage: RefObject<Stage | undefined>;
  /** The page before the reader, from 0. */
  current: number;
  playing: boolean;
  /** How long each page stands. */
  seconds: readonly number[];
};

/**
 * Turns the page when its time is over. What was left of the time when the reader stopped it is left when it goes on; a page whose picture is
 * still on its way waits for it. Gives whether time is running.
 */
export function useAutoAdvance({ stage, current, playing, seconds }: Given): boolean {
  const left = useRef({ page: -1, ms: 0 });
  const [running, setRunning] = useState(false);
  useEffect(() => {
    if (left.current.page !== current) left.current = { page: current, ms: (seconds[current] ?? 0) * 1000 };
    if (!playing) return;
    let began: number | undefined;
    let timer = 0;
    const start = () => {
      if (began !== undefined) return;
      began = performance.now();
      timer = window.setTimeout(() => stage.current?.turnTo(current + 1), left.current.ms);
      setRunning(true);
    };
    const picture = stage.current?.pictureOf(current);
    if (!picture || picture.complete) start();
    else for (const type of ['load', 'error']) picture.addEventListener(type, start);
    return () => {
      clearTimeout(timer);
      for (const type of ['load', 'error']) picture?.removeEventListener(type, start);
      if (began !== undefined) left.current.ms = Math.max(0, left.current.ms - (performance.now() - began));
      setRunning(false);
    };
  }, [stage, current, playing, seconds]);
  return running;
}
