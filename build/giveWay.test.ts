import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

/** Run in a process of its own, whose threads have begun: writes the priorities that they have before and after. */
const SCRIPT = `
import { existsSync, readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { giveWay } from '${join(import.meta.dirname, 'giveWay.ts')}';
await Promise.all(Array.from({ length: 4 }, () => promisify(pbkdf2)('a', 'b', 1000, 32, 'sha256')));
const threads = () => (existsSync('/proc/self/task') ? readdirSync('/proc/self/task').map(Number) : [process.pid]);
const before = threads().map((id) => getPriority(id));
giveWay();
process.stdout.write(JSON.stringify({ before, after: threads().map((id) => getPriority(id)) }));
`;

test('every thread of the process leaves the processors to others', () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT], { encoding: 'utf8' });
  const { before, after } = z.object({ before: z.array(z.number()), after: z.array(z.number()) }).parse(JSON.parse(output));
  expect(new Set(before)).not.toContain(19);
  expect(new Set(after)).toEqual(new Set([19]));
});
