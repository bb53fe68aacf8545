import { useState } from 'react';
import { nothingPressed, type Pressed } from './makeBall.ts';

/** The people of a ball: whom the crease names, unless the scorer has chosen somebody else. */
export type People = { striker: number | undefined; nonStriker: number | undefined; bowler: number | undefined };

/**
 * What the scorer has pressed and chosen for the ball at `place` (innings and ball). Once a ball is sent, its keys are released for the
 * next, which may be pressed while the answer is on its way; a ball that was refused is on the keys again, and the next one after it.
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
