import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WrongSetting } from './settings.ts';

const WHY: Readonly<Record<string, string>> = {
  EEXIST: 'that is a file, not a folder',
  ENOTDIR: 'that, or what stands above it, is a file and not a folder',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'that disk cannot be written to',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
};

/** Creates the data folder if it is missing, and writes a file to check that it is writable. Throws `WrongSetting`. */
export function checkDataDir(dataDir: string): void {
  const file = join(dataDir, `.start-check-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, '');
    rmSync(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new WrongSetting(`The setting DATA_DIR is "${dataDir}", but ${WHY[code] ?? `nothing can be written there (${code})`}.`);
  }
}
