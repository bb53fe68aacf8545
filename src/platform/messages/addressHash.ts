import { hash } from 'node:crypto';

/**
 * SHA-256 of an address in lower case. Without a secret, because it must still be recognized after an export to another installation, which
 * has secrets of its own.
 */
export const addressHash = (email: string): string => hash('sha256', email, 'hex');
