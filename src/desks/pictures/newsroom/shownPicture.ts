import type { LibraryPicture } from '../library/readLibrary.ts';

/** A picture of the library as it comes to the screens. */
export type ShownPicture = Omit<LibraryPicture, 'createdAt'> & { createdAt: string };
