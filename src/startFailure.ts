import { FolderInUse } from './platform/folderLock.ts';
import { WrongSetting } from './platform/settings.ts';

/**
 * What is said when a program of the paper cannot start or go on: what the person who started it can mend in one
 * sentence, anything else with all that is known of it.
 */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof WrongSetting || error instanceof FolderInUse) return error.message;
  return (codeOf(error) && SENTENCES[codeOf(error) ?? '']) ?? error.stack ?? error.message;
}

const SENTENCES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is in use by another program: stop that one, or choose another with PORT.',
  ECONNREFUSED: 'The database server at DATABASE_URL does not answer: start it, or leave DATABASE_URL away to use the embedded database.',
};

const codeOf = (error: Error): string | undefined => ('code' in error && typeof error.code === 'string' ? error.code : undefined);
