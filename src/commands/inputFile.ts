import { stat } from 'node:fs/promises';
import { CommandFailure } from './commandFailure.ts';

/** Looks at a file that a command is to read, which should be `what` ("a PDF"). Gives its size; throws `CommandFailure` in one sentence. */
export async function checkInputFile(file: string, what: string): Promise<number> {
  const about = await statOrFail(file);
  if (!about) throw new CommandFailure(`There is no file "${file}".`);
  if (about.isDirectory()) throw new CommandFailure(`"${file}" is a folder, not ${what}.`);
  return about.size;
}

/** Refuses a folder that is not there; none given is fine. */
export async function checkInputFolder(folder: string | undefined): Promise<void> {
  if (folder === undefined) return;
  if (!(await statOrFail(folder))?.isDirectory()) throw new CommandFailure(`There is no folder "${folder}".`);
}

/** Undefined when there is nothing of that name. */
export async function statOrFail(path: string) {
  try {
    return await stat(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new CommandFailure(`"${path}" cannot be read (${code}).`);
  }
}
