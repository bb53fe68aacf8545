import { enableCompileCache } from 'node:module';
import { dirname, join } from 'node:path';

// Entry point of the command line: `npm run savar -- help`.

/** Maximum time that open handles may keep the process alive after its command has ended. */
const LINGER_MS = 2_000;

/** The built program is in dist/server. */
const projectDir = dirname(dirname(import.meta.dirname));

// As in `main.ts`.
enableCompileCache(join(import.meta.dirname, 'compiled'));
const { runCommandLine } = await import('./commands/commandLine.ts');
process.exitCode = await runCommandLine(process.argv.slice(2), projectDir);
setTimeout(() => process.exit(), LINGER_MS).unref();
