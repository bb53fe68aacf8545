import { createECDH } from 'node:crypto';
import ece from 'http_ece';
import type { BrowserToken } from './browserToken.ts';

/** Encrypts a message for a browser (RFC 8291, aes128gcm), with a key of its own. Throws for a key that is no point on the curve. */
export function encryptMessage(payload: Buffer, { p256dh, auth }: BrowserToken): Buffer {
  const privateKey = createECDH('prime256v1');
  privateKey.generateKeys();
  return ece.encrypt(payload, { version: 'aes128gcm', dh: p256dh, authSecret: auth, privateKey });
}
