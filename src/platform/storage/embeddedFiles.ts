import { z } from 'zod';
import { WrongSetting } from '../settings.ts';

/** The numbers by which the embedded database's file system (WASI) names what may not be written, and a full disk. */
const NOT_ALLOWED: ReadonlySet<number> = new Set([2, 63, 69]);
const FULL: ReadonlySet<number> = new Set([19, 22, 51]);

const fileFailure = z.object({ name: z.literal('ErrnoError'), errno: z.number() });

/** Of its files the embedded database throws no errors, but objects with a number. Other errors are returned unchanged. */
export function asFileFailure(error: unknown, folder: string): unknown {
  if (error instanceof Error && /^Aborted\(|failed to initialize/.test(error.message))
    return new WrongSetting(
      `The database in ${folder} cannot be opened: its files are damaged, the disk is full, or this user may not write there.`,
    );
  const { data } = fileFailure.safeParse(error);
  if (!data) return error;
  if (FULL.has(data.errno)) return Object.assign(new Error(`There is no room for ${folder}`), { code: 'ENOSPC' });
  if (NOT_ALLOWED.has(data.errno)) return new WrongSetting(`This user may not write the files of the database in ${folder}.`);
  return new Error(`The files of the database in ${folder} cannot be opened (${data.errno}).`);
}
