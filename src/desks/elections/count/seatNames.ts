import { foldedKeys } from '../../../platform/text/folding.ts';

/** A name normalised for comparison: letters and digits of any script, without case, accents and punctuation. */
export const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{M}\p{N}]|[\u0300-\u036f]/gu, '');

/** The names of a seat. */
export type SeatNames = { number: number; slug: string; name: string; nameEn: string };

/** The suffix that the ECI adds to the name of a reserved seat. */
const RESERVED = /\s*[([]\s*(SC|ST|અ\.?\s?જા\.?|અ\.?\s?જ\.?\s?જા\.?)\s*[)\]]\s*$/iu;

const plain = (name: string): string => folded(name.replace(RESERVED, ''));
const sound = (name: string): string => foldedKeys(name.replace(RESERVED, '')).join('');

/**
 * The seats with this name: by number, slug, or name in either script; if there is no exact match, those that sound alike (વડોદરા, Vadodara
 * and Vadodra). Several if the name is ambiguous.
 */
export function seatsNamed<Seat extends SeatNames>(seats: readonly Seat[], called: string | number): Seat[] {
  const text = String(called).trim();
  if (/^\d{1,4}$/.test(text)) return seats.filter(({ number }) => number === Number(text));
  const query = plain(text);
  if (query === '') return [];
  const spelt = seats.filter(({ slug, name, nameEn }) => slug === text.toLowerCase() || plain(name) === query || plain(nameEn) === query);
  if (spelt.length > 0) return spelt;
  const heard = sound(text);
  return heard === '' ? [] : seats.filter(({ name, nameEn }) => sound(name) === heard || sound(nameEn) === heard);
}

const SHORTEST_SHARED = 3;

/**
 * Whether a seat name in a source plausibly belongs to this seat: publishers misspell some (KURNOOLU, DADAR & NAGAR HAVELI), but share a
 * word or the beginning of one.
 */
export function mayBeCalled(seat: SeatNames, message: string): boolean {
  if (seatsNamed([seat], message).length > 0) return true;
  const own = foldedKeys(`${seat.name} ${seat.nameEn}`);
  return foldedKeys(message).some((word) =>
    own.some((key) => Math.min(word.length, key.length) >= SHORTEST_SHARED && (key.startsWith(word) || word.startsWith(key))),
  );
}

/**
 * The seats for a reader's input: by number or part of a name as written; if there are none, by words that sound alike, and then by their
 * prefixes, in either script. `others` are further names of a seat.
 */
export function seatsTyped<Seat extends SeatNames>(
  seats: readonly Seat[],
  typed: string,
  others: (seat: Seat) => readonly (string | null)[] = () => [],
): Seat[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return [...seats];
  if (/^\d+$/.test(text)) return seats.filter(({ number }) => String(number) === text);
  const namesOf = (seat: Seat) => [seat.name, seat.nameEn, seat.slug, ...others(seat)].filter((name) => name !== null);
  const written = seats.filter((seat) => namesOf(seat).some((name) => name.toLowerCase().includes(text)));
  if (written.length > 0) return written;
  const words = foldedKeys(text);
  // A single sound matches too many names.
  if (words.every((word) => word.length < 2)) return [];
  const keyed = seats.map((seat) => ({ seat, keys: foldedKeys(namesOf(seat).join(' ')) }));
  const whole = keyed.filter(({ keys }) => words.every((word) => keys.includes(word)));
  const begun = () =>
    keyed.filter(({ keys }) => words.every((word) => word.length >= SHORTEST_SHARED && keys.some((key) => key.startsWith(word))));
  return (whole.length > 0 ? whole : begun()).map(({ seat }) => seat);
}

/** Seats with the same name, listed for an editor to choose: `35 Kalol (kalol), 127 Kalol (kalol-panchmahal)`. */
export const seatsListed = (seats: readonly SeatNames[], inGujarati: boolean): string =>
  seats
    .slice(0, 6)
    .map(({ number, name, nameEn, slug }) => `${number} ${inGujarati ? name : nameEn} (${slug})`)
    .join(', ') + (seats.length > 6 ? ', …' : '');
