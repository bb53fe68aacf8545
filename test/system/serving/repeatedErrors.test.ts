import { afterEach, expect, test, vi } from 'vitest';
import { createLog, faultOf } from '../../../src/platform/log.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('an error that every request has is written some times, and then how often it came', async () => {
  vi.useFakeTimers();
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
  const outage = new Error('connect ECONNREFUSED');
  for (let page = 1; page <= 700; page++) log.error({ path: `/${page}`, ...faultOf(outage) }, 'a page could not be made');
  log.error({ path: '/other', error: new Error('a bug') }, 'a page could not be made');
  log.info('settings changed');
  expect(lines.filter(({ error }) => error === 'Error: connect ECONNREFUSED')).toHaveLength(20);
  expect(lines.slice(20)).toMatchObject([{ path: '/other' }, { msg: 'settings changed' }]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lines.slice(22)).toMatchObject([{ level: 50, msg: 'a page could not be made', error: 'Error: connect ECONNREFUSED', more: 680 }]);
  log.error({ path: '/1', ...faultOf(outage) }, 'a page could not be made');
  expect(lines.at(-1)).toMatchObject({ path: '/1', stack: expect.any(String) });
});
