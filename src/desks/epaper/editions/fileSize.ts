import { epaperText } from '../words.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** A file size for readers: 436 કેબી, 4.2 એમબી. */
export function sizeInWords(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / KILOBYTE))} ${epaperText.kilobytes}`;
  return `${(bytes / MEGABYTE).toFixed(1)} ${epaperText.megabytes}`;
}
