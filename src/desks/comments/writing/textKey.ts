import { hash } from 'node:crypto';
import { words } from '../../../platform/text/graphemes.ts';

/**
 * A hash that is the same for texts that differ only in spaces, punctuation, case and forms of letters. Those without a word, of emoji alone,
 * are told apart by their signs.
 */
export function textKey(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase();
  return hash('sha256', words(plain).join(' ') || plain, 'base64url');
}
