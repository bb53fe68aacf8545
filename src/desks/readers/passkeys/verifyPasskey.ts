import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import { z } from 'zod';
import type { readerPasskeys } from '../tables.ts';
import { PasskeyRefused } from './passkeyRefused.ts';
import type { NewPasskey, PasskeyLogin } from './passkeySchemas.ts';

/** What is expected of a passkey: the challenge it was given, and the site's origin and host. */
type Expected = { challenge: string; origin: string; rpId: string };

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));
const clientData = z.object({ challenge: z.string().max(200) });

/** The challenge that a browser says it was given, in base64url; undefined if it says nothing of the kind. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    return clientData.safeParse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).data?.challenge;
  } catch {
    return undefined;
  }
}

type Columns = Pick<typeof readerPasskeys.$inferInsert, 'id' | 'publicKey' | 'counter' | 'transports'>;

/** Verifies a passkey that a browser has made, and gives what is stored of it. Throws `PasskeyRefused`. */
export async function verifyNewPasskey(
  { id, response }: NewPasskey,
  { challenge, origin, rpId }: Expected,
  algorithms: number[],
): Promise<Columns> {
  const { registrationInfo } = await refusing(async () => {
    const { clientDataJSON, attestationObject } = response;
    // We want no certificate of the maker, and so fetch no list of revoked ones.
    if (decodeAttestationObject(bytesOf(attestationObject)).get('attStmt').get('x5c')) throw new Error('it comes with a certificate');
    return verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    });
  });
  if (!registrationInfo) throw new PasskeyRefused('its signature is wrong');
  const { publicKey, counter } = registrationInfo.credential;
  // The library takes the id beside the signed one on trust.
  if (registrationInfo.credential.id !== id) throw new PasskeyRefused('its id is not the signed one');
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports: response.transports ?? [] };
}

/** Verifies what a passkey has signed at a log-in. Returns its new count. Throws `PasskeyRefused`. */
export async function verifyLogin(
  { id, response }: PasskeyLogin,
  { challenge, origin, rpId }: Expected,
  { publicKey, counter }: { publicKey: string; counter: number },
): Promise<number> {
  const { clientDataJSON, authenticatorData, signature } = response;
  const { verified, authenticationInfo } = await refusing(() =>
    verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: false,
      credential: { id, publicKey: bytesOf(publicKey), counter },
    }),
  );
  if (!verified) throw new PasskeyRefused('its signature is wrong');
  return authenticationInfo.newCounter;
}

/** The library throws for whatever is not as it should be, by the sender's fault only: it reads nothing but what was sent. */
async function refusing<Result>(verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify();
  } catch (error) {
    throw new PasskeyRefused(error instanceof Error ? error.message : String(error));
  }
}
