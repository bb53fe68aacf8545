import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDataDir } from '../templateApp.ts';

const program = join(import.meta.dirname, '../../dist/server/staff.js');
let data: ReturnType<typeof freshDataDir>;
beforeAll(() => {
  data = freshDataDir();
});
afterAll(() => data.remove());

/** Runs the command; gives what it said and whether it went well. */
function run(...args: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [program, ...args],
      { env: { PATH: process.env['PATH'], DATA_DIR: data.dataDir, SITE_URL: 'https://savar.example' } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, said: (stdout + stderr).trim() }),
    );
  });
}

test('an operator makes an account, rescues it, and closes it', async () => {
  const added = await run('user', 'add', 'Ravi@savar.example', '--name', 'રવિ પટેલ', '--role', 'desk-editor');
  expect(added.said).toMatch(/રવિ પટેલ is made\. .*\nhttps:\/\/savar\.example\/newsroom#welcome=[\w-]{32}$/);
  expect((await run('user', 'list')).said).toBe('ravi@savar.example\tdesk-editor\tરવિ પટેલ');
  expect((await run('user', 'reset', 'ravi@savar.example', '--telephone')).said).toMatch(/#welcome=[\w-]{32}$/);
  expect((await run('user', 'suspend', 'ravi@savar.example')).said).toBe('રવિ પટેલ is signed out everywhere and cannot come in.');
  expect((await run('user', 'list')).said).toContain('suspended');
  expect(await run('user', 'restore', 'ravi@savar.example')).toEqual({ code: 0, said: 'રવિ પટેલ can come in again.' });
  // Six times a program is started on a database of its own.
}, 60_000);

test.each([
  [[], /^Say what to do with which account/],
  [['user', 'add'], /^Say whose account it is/],
  [['user', 'add', 'x@savar.example'], /^Say the name/],
  [['user', 'add', 'no address', '--name', 'x'], /^"no address" is no e-mail address\.$/],
  [
    ['user', 'add', 'x@savar.example', '--name', 'x', '--role', 'king'],
    /^There is no role "king"\. The roles are: reporter, .*administrator\.$/,
  ],
  [['user', 'add', 'a@savar.example', 'b@savar.example'], /^One account at a time/],
  [['user', 'crown', 'x@savar.example'], /^There is no "user crown"/],
  [['user', 'suspend', 'nobody@savar.example'], /^There is no account with the e-mail address "nobody@savar.example"\.$/],
  [['user', 'add', 'x@savar.example', '--king'], /--king.*npm run newsroom/],
])('%j is answered in one sentence', async (args, sentence) => {
  const { code, said } = await run(...args);
  expect(said).toMatch(sentence);
  expect(said.split('\n')).toHaveLength(1);
  expect(code).toBe(1);
});
