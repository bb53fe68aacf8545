import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export type CommandOutcome = { code: number | null; out: string; stderr: string };

/**
 * Runs one of the newspaper's commands (`import`, `export` …) on a data folder; `watch` may look at what it says meanwhile, and end it.
 * A replay, which serves pages meanwhile, takes any free port: several run at once. Gives its exit code and what it wrote to standard output and to standard error.
 */
export function runCommand(
  name: string,
  dataDir: string,
  args: readonly string[],
  watch: (child: ChildProcess) => void = () => undefined,
  environment: Readonly<Record<string, string>> = {},
): Promise<CommandOutcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../dist/server/savar.js'), ...(name ? [name] : []), ...args], {
      env: {
        PATH: process.env['PATH'] ?? '',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        ...(name === 'replay' && { PORT: '0' }),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      out += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    watch(child);
    child.on('close', (code) => resolve({ code, out, stderr: text.trim() }));
  });
}
