import { z } from '@hono/zod-openapi';
import { nameUpTo } from '../../../site/forms/draftFields.ts';
import { readerText } from '../words.ts';

/** WebAuthn allows ids of 1,023 bytes. */
const MAX_ID = 1_364;
const MAX_BYTES = 12_000;
const MAX_NAME = 60;

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);
const credential = { id: base64url(MAX_ID), type: z.literal('public-key') };

/** What a browser sends after `navigator.credentials.get`, as WebAuthn's `toJSON` writes it; other fields are ignored. */
export const passkeyLogin = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(MAX_BYTES),
      authenticatorData: base64url(MAX_BYTES),
      signature: base64url(MAX_BYTES),
      userHandle: base64url(MAX_BYTES).nullish(),
    }),
  })
  .openapi('PasskeyLogin');
export type PasskeyLogin = z.infer<typeof passkeyLogin>;

/** What a browser sends after `navigator.credentials.create`. */
export const newPasskey = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(MAX_BYTES),
      attestationObject: base64url(MAX_BYTES),
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  })
  .openapi('NewPasskey');
export type NewPasskey = z.infer<typeof newPasskey>;

export const passkeyName = nameUpTo(MAX_NAME, readerText.passkeyNameTooLong).min(1, { error: readerText.passkeyNameMissing });

const shared = { challenge: z.string(), timeout: z.number().openapi({ description: 'Milliseconds' }) };
const preferred = z.literal('preferred');

/** For `navigator.credentials.get`: any passkey of this site that the device has. */
export const loginOptions = z.object({ ...shared, rpId: z.string(), userVerification: preferred }).openapi('PasskeyLoginOptions');

export type LoginOptions = z.infer<typeof loginOptions>;

/** For `navigator.credentials.create`. */
export const creationOptions = z
  .object({
    ...shared,
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
    excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: z.string() })),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: preferred,
    }),
    attestation: z.literal('none'),
  })
  .openapi('PasskeyCreationOptions');
export type CreationOptions = z.infer<typeof creationOptions>;
