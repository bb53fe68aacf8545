/**
 * What a screen with unfinished work must know of the session: when somebody has signed in again over it, and when they are about to sign
 * out.
 */

const afterSigningIn = new Set<() => void>();
const beforeSigningOut = new Set<() => Promise<unknown>>();

function listen<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls `act` whenever somebody has signed in again over an expired session. Gives what ends that. */
export const onSignedInAgain = (act: () => void): (() => void) => listen(afterSigningIn, act);

/** Calls `act` before the session is ended by hand; the sign-out waits for it, though not for ever. Gives what ends that. */
export const onSigningOut = (act: () => Promise<unknown>): (() => void) => listen(beforeSigningOut, act);

export function signedInAgain(): void {
  for (const act of afterSigningIn) act();
}

/** A sign-out does not wait longer for open work: what is not saved is kept in the browser. */
const PATIENCE_MS = 3_000;

export async function signingOut(): Promise<void> {
  const done = Promise.allSettled([...beforeSigningOut].map((act) => act()));
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
