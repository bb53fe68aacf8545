import { createHash } from 'node:crypto';

/** Digits and letters without those that are easily confused when read aloud or copied by hand. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 7;

/** The code of a path. `attempt` gives another one if the previous code belongs to another path. */
export function shortCode(path: string, attempt: number): string {
  const digest = createHash('sha256').update(`${attempt} ${path}`).digest();
  return Array.from(digest.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
}
