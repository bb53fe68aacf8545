/** Random numbers that are the same for the same seed. */
export type SeededRandom = {
  /** A whole number from 0 to below `below`. */
  whole: (below: number) => number;
  /** True once in `times`, on average. */
  oneIn: (times: number) => boolean;
  /** A random item of a list, all equally likely. Throws if the list is empty. */
  one: <T>(list: readonly T[]) => T;
  /** A random item of a list, earlier items more likely: position n has the weight 1/n, like the frequency of names and words. */
  oneOfUneven: <T>(list: readonly T[]) => T;
};

/** Random numbers by mulberry32, which is small, fast and even enough for demo content; never for secrets. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number) => Math.floor(next() * below);
  const at = <T>(list: readonly T[], place: number): T => {
    const result = list[place];
    if (result === undefined) throw new Error('There is nothing to choose from');
    return result;
  };
  return {
    whole,
    oneIn: (times) => next() * times < 1,
    one: (list) => at(list, whole(list.length)),
    // The sum of 1/n grows like a logarithm, so a power of the length with a uniform exponent is distributed like 1/n.
    oneOfUneven: (list) => at(list, Math.floor((list.length + 1) ** next()) - 1),
  };
}
