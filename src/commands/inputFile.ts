import { stat } from 'node:fs/promises';
import { isMissingFile } from '../platform/storage/storageError.ts';
import { CommandFailure } from './commandFailure.ts';

/** Checks an input file, which should be `what` ("a PDF"). Returns its size; throws `CommandFailure` with one sentence. */
export async function checkInputFile(file: string, what: string): Promise<number> {
  const about = await statOrFail(file);
  if (!about) throw new CommandFailure(`There is no file "${file}".`);
  if (about.isDirectory()) throw new CommandFailure(`"${file}" is a folder, not ${what}.`);
  return about.size;
}

/** Throws if the folder does not exist; undefined is allowed. */
export async function checkInputFolder(folder: string | undefined): Promise<void> {
  if (folder === undefined) return;
  if (!(await statOrFail(folder))?.isDirectory()) throw new CommandFailure(`There is no folder "${folder}".`);
}

/** Undefined if there is no such file. */
export async function statOrFail(path: string) {
  try {
    return await stat(path);
  } catch (error) {
    if (isMissingFile(error)) return undefined;
    const code = error instanceof Error && 'code' in error ? error.code : '';
    throw new CommandFailure(`"${path}" cannot be read (${code}).`);
  }
}
