import { dirname } from 'node:path';
import { runCommandLine } from './commands/commandLine.ts';

// The command line of the newspaper: `npm run savar -- help`.

/** What keeps a process alive after its command has ended does so no longer than this. */
const LINGER_MS = 2_000;

/** The built program stands in dist/server. */
const projectDir = dirname(dirname(import.meta.dirname));

process.exitCode = await runCommandLine(process.argv.slice(2), projectDir);
setTimeout(() => process.exit(), LINGER_MS).unref();
