import { chromelessOf, staying } from '../pages/chromeless.ts';

/** Where a script leads the reader of this page: the address itself, or, on a page without the shell, how it stands there. */
export const addressHere = (address: string): string => staying(chromelessOf(new URL(location.href)), address);
