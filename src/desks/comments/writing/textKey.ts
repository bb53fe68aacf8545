import { createHash } from 'node:crypto';
import { words } from '../../../platform/text/graphemes.ts';

/** A hash that is the same for texts that differ only in spaces, punctuation, case and forms of letters. */
export const textKey = (text: string): string =>
  createHash('sha256')
    .update(words(text.normalize('NFKC').toLowerCase()).join(' '))
    .digest('base64url');
