import { createHash } from 'node:crypto';
import { words } from '../../../platform/text/graphemes.ts';

/**
 * A hash that is the same for texts that differ only in spaces, punctuation, case and forms of letters. Those without a word, of emoji alone,
 * are told apart by their signs.
 */
export function textKey(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase();
  return createHash('sha256')
    .update(words(plain).join(' ') || plain)
    .digest('base64url');
}
