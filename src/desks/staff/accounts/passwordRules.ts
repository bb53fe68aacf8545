import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { fieldError } from '../../../site/newsroom/newsroomError.ts';
import { accountWords } from '../words.ts';

export const SHORTEST_PASSWORD = 12;
export const MAX_PASSWORD = 128;
/** On zxcvbn's scale of 0 to 4: safe against online guessing and against a thousand million attempts. */
const STRONG_ENOUGH = 3;

/** Minimum length of a password without its owner's own names. */
const SHORTEST_FOREIGN = 8;

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * Rejects a password that is too short, in lists of breached passwords, or easily guessed, also from the owner's name and address. There
 * are no rules for digits and capitals (NIST SP 800-63B, 3.1.1.2).
 */
export async function checkPassword(password: string, about: readonly string[]): Promise<void> {
  if ([...password].length < SHORTEST_PASSWORD) throw fieldError('password', accountWords.passwordShort);
  if (password.length > MAX_PASSWORD) throw fieldError('password', accountWords.passwordLong);
  const own = about.flatMap((text) => text.toLowerCase().split(/[\s@.]+/)).filter((part) => part.length > 2);
  const { score } = judge.check(password, own);
  const foreign = own.reduce((rest, part) => rest.replaceAll(part, ''), password.toLowerCase()).replace(/\s/g, '');
  if (score < STRONG_ENOUGH || [...foreign].length < SHORTEST_FOREIGN) throw fieldError('password', accountWords.passwordEasy);
}
