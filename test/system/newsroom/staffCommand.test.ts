import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDataDir } from '../../templateApp.ts';
import { runCommand } from '../runCommand.ts';

let data: ReturnType<typeof freshDataDir>;
beforeAll(() => {
  data = freshDataDir();
});
afterAll(() => data.remove());

/** Runs the command; gives its exit code and all that it said. */
async function run(...args: string[]): Promise<{ code: number | null; stderr: string }> {
  const { code, out, stderr: text } = await runCommand('newsroom', data.dataDir, args, undefined, { SITE_URL: 'https://savar.example' });
  return { code, stderr: (out + text).trim() };
}

test('an operator makes an account, rescues it, and closes it', async () => {
  const added = await run('user', 'add', 'Ravi@savar.example', '--name', 'રવિ પટેલ', '--role', 'desk-editor');
  expect(added.stderr).toMatch(/રવિ પટેલ is made\. .*\nhttps:\/\/savar\.example\/newsroom#welcome=[\w-]{32}$/);
  expect((await run('user', 'list')).stderr).toBe('ravi@savar.example\tdesk-editor\tરવિ પટેલ');
  expect((await run('user', 'reset', 'ravi@savar.example', '--telephone')).stderr).toMatch(/#welcome=[\w-]{32}$/);
  expect((await run('user', 'suspend', 'ravi@savar.example')).stderr).toBe('રવિ પટેલ is signed out everywhere and cannot come in.');
  expect((await run('user', 'list')).stderr).toContain('suspended');
  expect(await run('user', 'restore', 'ravi@savar.example')).toEqual({ code: 0, stderr: 'રવિ પટેલ can come in again.' });
  // Six times a program is started on a database of its own.
}, 60_000);

test.each([
  [[], 2, /^Name a command: newsroom user add, newsroom user list/],
  [['user', 'add'], 2, /^<email> is missing/],
  [['user', 'add', 'x@savar.example'], 2, /^--name is missing/],
  [['user', 'add', 'no address', '--name', 'x'], 2, /^<email> is no e-mail address \(given: "no address"\)\./],
  [['user', 'add', 'x@savar.example', '--name', 'x', '--role', 'king'], 2, /'king' is invalid\. .* reporter, .*administrator\./],
  [['user', 'add', 'a@savar.example', 'b@savar.example'], 2, /^Too many arguments/],
  [['user', 'crown', 'x@savar.example'], 2, /^Unknown command 'crown'/],
  [['user', 'suspend', 'nobody@savar.example'], 1, /^There is no account with the e-mail address "nobody@savar.example"\.$/],
  [['user', 'add', 'x@savar.example', '--king'], 2, /--king.*npm run savar -- newsroom user add --help$/],
])('%j is answered in one sentence', async (args, exitCode, sentence) => {
  const { code, stderr: text } = await run(...args);
  expect(text).toMatch(sentence);
  expect(text.split('\n')).toHaveLength(1);
  expect(code).toBe(exitCode);
});
