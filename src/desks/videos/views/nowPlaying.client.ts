import { atom } from 'nanostores';

/** What is playing on this page: one at a time. Whoever begins puts itself here; whoever finds another here stops. */
export const nowPlaying = atom<object | null>(null);
