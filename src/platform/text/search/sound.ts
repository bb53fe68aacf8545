/** The sound of each letter of a Gujarati key whose sound has another letter; the short a is not written in a key. */
const SOUNDS: ReadonlyMap<string, string> = new Map(
  'Aa fru Ee Oo Kk Gg Nn Cc Jj Yn wt Wt qd Qd Rn Tt Dd Pf Bb yi Ll Ss zs Mn H'.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

/** What readers type for a sound, in order. */
const TYPED: readonly (readonly [RegExp, string])[] = [
  [/[^a-z0-9]/g, ''],
  [/x/g, 'ks'],
  [/tch|chh?/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/ck|q|c/g, 'k'],
  [/C/g, 'c'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/([bcdgjkpst])h/g, '$1'],
  [/ee|y/g, 'i'],
  [/oo/g, 'u'],
  [/(.)\1+/g, '$1'],
];

/**
 * How a word's key sounds, in the letters of a Latin keyboard without aspirates and long vowels: `vrsAd` is `vrsad`; a
 * word in Latin letters by what readers mean by it: `.varsaad` is `varsad`.
 */
export function soundOf(key: string): string {
  if (key.startsWith('.')) return TYPED.reduce((sound, [typed, letter]) => sound.replace(typed, letter), key);
  let sound = '';
  for (const letter of key.replace(/jY/g, 'gY')) sound += SOUNDS.get(letter) ?? letter;
  return sound.replace(/(.)\1+/g, '$1');
}

/**
 * The consonants of a sound, which all spellings of a word share: varsad, varasaad and વરસાદ have `vrsd`. Without
 * nasals, which writers leave out, and h, which is hardly heard. A word without consonants has its vowels.
 */
export function skeletonOf(sound: string): string {
  const bones = sound.replace(/m(?=[bfp])|[nhaeiou]/g, '').replace(/(.)\1+/g, '$1');
  return bones === '' ? sound : bones;
}

/**
 * Whether a word in Latin letters may be one that is written in Gujarati, so that what sounds like it is worth finding: not `zzzz`, which
 * sounds as one letter, nor `hj`, whose consonants are too few to tell a word, nor `qwerty`, as no word begins.
 */
export function mayBeWord(key: string): boolean {
  const sound = soundOf(key);
  return sound.length > 1 && !/^\.q[^aeiouylr]/.test(key) && (isVoweled(key) || skeletonOf(sound).length > 2);
}

/** Whether a word in Latin letters has a vowel; writers in a hurry leave them out (`vrsd`). */
export const isVoweled = (key: string): boolean => /[aeiouy]/.test(key);

const VOWELS = 'aeiou';
const CLOSE = new Set(['ie', 'ei', 'uo', 'ou', 'ea', 'ae', 'oa', 'ao', 'mn', 'nm']);

/** The cost of writing a letter that is not there: an a is often left out, and an h hardly heard. */
const extraCost = (letter: string): number =>
  letter === 'a' ? 0.2 : letter === 'h' || letter === 'n' ? 0.4 : VOWELS.includes(letter) ? 0.6 : 1;

function changeCost(from: string, to: string): number {
  if (from === to) return 0;
  if (CLOSE.has(from + to)) return 0.25;
  return VOWELS.includes(from) && VOWELS.includes(to) ? 0.6 : VOWELS.includes(from) || VOWELS.includes(to) ? 1.4 : 1;
}

/** How far two sounds are apart: the cost of the letters by which one becomes the other; 0 for the same, about 1 for a wrong letter. */
export function soundDistance(from: string, to: string): number {
  let above = [0];
  for (const letter of to) above.push((above.at(-1) ?? 0) + extraCost(letter));
  for (const letter of from) {
    const row = [(above[0] ?? 0) + extraCost(letter)];
    for (let at = 1; at <= to.length; at++) {
      const other = to.charAt(at - 1);
      row.push(
        Math.min(
          (above[at] ?? 0) + extraCost(letter),
          (row[at - 1] ?? 0) + extraCost(other),
          (above[at - 1] ?? 0) + changeCost(letter, other),
        ),
      );
    }
    above = row;
  }
  return above.at(-1) ?? 0;
}
