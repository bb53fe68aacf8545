import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { startScheduler } from './scheduler.ts';
import { openTagListeners } from './tagListeners.ts';

const AN_HOUR = 3_600_000;
const common = { lookEveryMs: AN_HOUR, log: pino({ level: 'silent' }), trouble: 'it did not work' };

test('what a change makes due is looked at at once, and not after the end', async () => {
  const listeners = openTagListeners();
  let looks = 0;
  const doWhatIsDue = async () => void looks++;
  const scheduler = startScheduler({ ...common, doWhatIsDue, wokenBy: { tag: 'letters', listeners } });
  await vi.waitFor(() => expect(looks).toBe(1));
  listeners.changed(['stories', 'letters']);
  await vi.waitFor(() => expect(looks).toBe(2));
  listeners.changed(['stories']);
  listeners.changedPerhaps();
  await vi.waitFor(() => expect(looks).toBe(3));
  await scheduler.stop();
  listeners.changed(['letters']);
  expect(looks).toBe(3);
});

test('after a look that failed the next one comes sooner, where that is wanted', async () => {
  let looks = 0;
  const doWhatIsDue = async (): Promise<undefined> => {
    looks++;
    if (looks === 1) throw new Error('the database is away');
  };
  const scheduler = startScheduler({ ...common, doWhatIsDue, afterTroubleMs: 10 });
  await vi.waitFor(() => expect(looks).toBe(2));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(looks).toBe(2);
  await scheduler.stop();
});

test('many changes during one look are followed by one more look', async () => {
  const listeners = openTagListeners();
  const held: (() => void)[] = [];
  const doWhatIsDue = () => new Promise<undefined>((resolve) => held.push(() => resolve(undefined)));
  const scheduler = startScheduler({ ...common, doWhatIsDue, wokenBy: { tag: 'letters', listeners } });
  await vi.waitFor(() => expect(held).toHaveLength(1));
  for (let changes = 0; changes < 20; changes++) listeners.changed(['letters']);
  held[0]?.();
  await vi.waitFor(() => expect(held).toHaveLength(2));
  held[1]?.();
  // A look that waited its turn would have begun by now.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(held).toHaveLength(2);
  await scheduler.stop();
});
