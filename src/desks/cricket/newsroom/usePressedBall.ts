import { useState } from 'react';
import { nothingPressed, type Pressed } from './makeBall.ts';

/** The people of a ball: from the crease, unless the scorer has chosen others. */
export type People = { striker: number | undefined; nonStriker: number | undefined; bowler: number | undefined };

/**
 * The scorer's input for the ball at `place` (innings and ball). After a ball is sent, the keys are free for the next one while the request
 * runs. If a ball is rejected, its keys are restored, and those of the next ball after it.
 */
export function usePressedBall(
  place: string,
  crease: People,
  isBusy: boolean,
): {
  pressed: Pressed;
  press: (pressed: Pressed) => void;
  people: People;
  choose: (chosen: Partial<People>) => void;
  send: (take: () => Promise<boolean>) => Promise<void>;
} {
  const [next, setNext] = useState(nothingPressed);
  const [sent, setSent] = useState<{ place: string; pressed: Pressed }>();
  const [chosen, setChosen] = useState<{ place: string; people: Partial<People> }>();
  const refused = !isBusy && sent?.place === place ? sent : undefined;
  const pressed = refused?.pressed ?? next;
  const own = chosen?.place === place ? chosen.people : {};
  return {
    pressed,
    press: (now) => (refused ? setSent({ place, pressed: now }) : setNext(now)),
    people: { ...crease, ...own },
    choose: (people) => setChosen({ place, people: { ...own, ...people } }),
    send: async (take) => {
      setSent({ place, pressed });
      if (!refused) setNext(nothingPressed);
      if (await take()) setSent(undefined);
    },
  };
}
