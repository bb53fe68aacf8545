import { randomBytes } from 'node:crypto';

/** An id for an account: small letters and digits, never guessed and never given twice. */
export const newId = (): string => randomBytes(15).toString('hex');
