/** Session events for screens with unsaved work: the user has signed in again after the session expired, or is about to sign out. */

const afterSigningIn = new Set<() => void>();
const beforeSigningOut = new Set<() => Promise<unknown>>();

function listen<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls `act` when the user has signed in again after the session expired. Returns a function that removes the listener. */
export const onSignedInAgain = (act: () => void): (() => void) => listen(afterSigningIn, act);

/** Calls `act` before the user signs out; the sign-out waits for it, up to a time limit. Returns a function that removes the listener. */
export const onSigningOut = (act: () => Promise<unknown>): (() => void) => listen(beforeSigningOut, act);

export function signedInAgain(): void {
  for (const act of afterSigningIn) act();
}

/** Time limit for saving before a sign-out; unsaved work is kept in the browser. */
const PATIENCE_MS = 3_000;

export async function signingOut(): Promise<void> {
  const done = Promise.allSettled([...beforeSigningOut].map((act) => act()));
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
