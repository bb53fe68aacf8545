import { chromelessOf, staying } from '../pages/chromeless.ts';

/** The address for a link written by a script: the chromeless version if this page is chromeless, otherwise unchanged. */
export const addressHere = (address: string): string => staying(chromelessOf(new URL(location.href)), address);
