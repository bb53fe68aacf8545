/** Endings that Gujarati writes onto a name: `@રવિ પટેલને`, `@મીરા શાહનો`. */
const ENDING = '(?:ને|નો|ની|નું|નાં|ના|થી|માં|એ)?';

type Named = { id: string; name: string };

/**
 * The members of the staff whom a text names, in its order: `@` and the name as the list of the staff has it. Of two names that begin alike
 * the longer one is meant; of two members of the same name both are.
 */
export function findMentions(text: string, members: readonly Named[]): string[] {
  const idsByName = Map.groupBy(members, ({ name }) => comparable(name));
  const names = [...idsByName.keys()].filter((name) => name !== '').sort((one, other) => other.length - one.length);
  if (names.length === 0) return [];
  // A mail address is no mention, and neither is the beginning of a longer name.
  const mention = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])@ ?(${names.map(literal).join('|')})${ENDING}(?![\\p{L}\\p{M}\\p{N}])`, 'gu');
  const found = [...comparable(text).matchAll(mention)].flatMap(([, name = '']) => idsByName.get(name) ?? []);
  return [...new Set(found.map(({ id }) => id))];
}

/** One spelling of signs, spaces and letter case. */
const comparable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const literal = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
