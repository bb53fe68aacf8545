import { enableCompileCache } from 'node:module';
import { dirname, join } from 'node:path';

// The command line of the newspaper: `npm run savar -- help`.

/** What keeps a process alive after its command has ended does so no longer than this. */
const LINGER_MS = 2_000;

/** The built program stands in dist/server. */
const projectDir = dirname(dirname(import.meta.dirname));

// As in `main.ts`.
enableCompileCache(join(import.meta.dirname, 'compiled'));
const { runCommandLine } = await import('./commands/commandLine.ts');
process.exitCode = await runCommandLine(process.argv.slice(2), projectDir);
setTimeout(() => process.exit(), LINGER_MS).unref();
