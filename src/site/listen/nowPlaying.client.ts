import { atom } from 'nanostores';

/** The player that is active on this page. A player, a voice too, sets itself here when it starts, and stops when another is set. */
export const nowPlaying = atom<object | null>(null);
