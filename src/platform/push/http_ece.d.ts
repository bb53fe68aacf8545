declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  type Options = {
    version: 'aes128gcm';
    /** The receiver's public key and secret, base64url. */
    dh: string;
    authSecret: string;
    /** The sender's key of this message. */
    privateKey: ECDH;
  };
  export function encrypt(plain: Buffer, options: Options): Buffer;
  const library: { encrypt: typeof encrypt };
  export default library;
}
