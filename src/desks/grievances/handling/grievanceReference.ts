import { randomInt } from 'node:crypto';

/** Consonants only, so that no words arise, and none that is taken for a digit. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const LENGTH = 8;

/** The letters behind the number: whoever knows only a number cannot look up its grievance. */
export const newCheckLetters = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

type Parts = { id: number; checkLetters: string };

/** What a person is told: `1042-BCDFGHJK`. */
export const referenceOf = ({ id, checkLetters }: Parts): string => `${id}-${checkLetters}`;

/** Reads a reference as it may have been typed; undefined if it is none. */
export function parseReference(reference: string): Parts | undefined {
  const [, number, letters] = /^(\d{1,9})-([a-z]{8})$/i.exec(reference.trim()) ?? [];
  return number === undefined || letters === undefined ? undefined : { id: Number(number), checkLetters: letters.toUpperCase() };
}

/** The address under which a person follows a grievance. */
export const statusPath = (reference: string): string => `/grievance/${reference}`;
