import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type CborValue = number | string | Buffer | ReadonlyMap<CborValue, CborValue>;

/** CBOR (RFC 8949) of what WebAuthn needs. */
function cbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
}

function head(kind: number, count: number): Buffer {
  const first = kind << 5;
  if (count < 24) return Buffer.from([first | count]);
  return count < 256 ? Buffer.from([first | 24, count]) : Buffer.from([first | 25, count >> 8, count & 255]);
}

const base64url = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** What a test makes wrong. */
type Wrong = {
  origin?: string | undefined;
  rpId?: string | undefined;
  challenge?: string | undefined;
  type?: string | undefined;
  flags?: number | undefined;
  userHandle?: string | undefined;
  /** Signs instead of the device's own. */
  key?: KeyObject | undefined;
};

/** A device with one passkey, as WebAuthn has it, for tests without a browser. It counts its uses. */
export class SoftAuthenticator {
  readonly id = base64url(randomBytes(32));
  readonly #key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #origin: string;
  #userHandle = '';
  counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** What a browser sends for `creationOptions`. */
  create(options: { challenge: string; rp: { id: string }; user: { id: string } }, wrong: Wrong = {}) {
    this.#userHandle = options.user.id;
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    const key = cbor(
      new Map<CborValue, CborValue>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const id = Buffer.from(this.id, 'base64url');
    const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
    const authData = Buffer.concat([this.#data(wrong.rpId ?? options.rp.id, wrong.flags ?? PRESENT | VERIFIED | HAS_KEY), made]);
    const attestation = new Map<CborValue, CborValue>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      id: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, wrong),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      },
    };
  }

  /** What a browser sends for `loginOptions`. */
  get(options: { challenge: string; rpId: string }, wrong: Wrong = {}) {
    this.counter += 1;
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, wrong);
    const authenticatorData = this.#data(wrong.rpId ?? options.rpId, wrong.flags ?? PRESENT | VERIFIED);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: this.id,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign('sha256', signed, wrong.key ?? this.#key.privateKey)),
        userHandle: wrong.userHandle ?? this.#userHandle,
      },
    };
  }

  #clientData(type: string, challenge: string, wrong: Wrong): string {
    const data = { type: wrong.type ?? type, challenge: wrong.challenge ?? challenge, origin: wrong.origin ?? this.#origin };
    return base64url(JSON.stringify({ ...data, crossOrigin: false }));
  }

  #data(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }
}

/** Somebody else's key. */
export const otherKey = (): KeyObject =>
  createPrivateKey(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }));
