import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSharedTime } from './sharedTime.ts';

const NOW = Date.parse('2030-03-10T09:00:00Z');
const SHARED_MS = 30_000;

/** The time in truth and at the server, and what this machine says of it. */
let time: { true: number; wrongMs: number; asked: number };
let fails: boolean;
let lines: string[];
const log = pino({ base: null, timestamp: false }, { write: (line) => void lines.push(line) });
const readTime = async () => {
  if (fails) throw new Error('away');
  time.true += time.asked / 2;
  const read = new Date(time.true);
  time.true += time.asked / 2;
  return read;
};
let shiftedMs: number;
const clock = Object.assign(() => new Date(time.true + time.wrongMs + shiftedMs), {
  shift: (ms: number) => {
    shiftedMs += ms;
    return shiftedMs;
  },
});

beforeEach(() => {
  vi.useFakeTimers();
  [time, shiftedMs, lines, fails] = [{ true: NOW, wrongMs: 0, asked: 20 }, 0, [], false];
});
afterEach(() => vi.useRealTimers());

const keep = () => keepSharedTime({ clock, readTime, log });
const pass = () => vi.advanceTimersByTimeAsync(SHARED_MS);
const isRight = () => expect(clock().getTime()).toBe(time.true);

test('a clock that is right, or a little wrong, is left alone', async () => {
  for (const wrongMs of [0, 900, -900]) {
    time.wrongMs = wrongMs;
    (await keep())();
    expect([shiftedMs, lines]).toEqual([0, []]);
  }
});

test('a clock that is wrong is put right, however it is set afterwards, and the operator is told each time', async () => {
  time.wrongMs = 180_000;
  const end = await keep();
  isRight();
  await pass();
  expect(lines.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ level: 40, behindSeconds: -180 })]);
  time.wrongMs = -3_600_000;
  await pass();
  isRight();
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ behindSeconds: 3_600 });
  time.wrongMs = 0;
  await pass();
  isRight();
  expect(lines[2]).toContain('right again');
  end();
  time.wrongMs = 180_000;
  await pass();
  expect(shiftedMs).toBe(0);
});

test('an answer that is long on its way does not move a clock that is right', async () => {
  time.asked = 20_000;
  (await keep())();
  expect([shiftedMs, lines]).toEqual([0, []]);
});

test('a server that is away leaves the clock as it is', async () => {
  time.wrongMs = 180_000;
  const end = await keep();
  fails = true;
  await pass();
  isRight();
  expect(lines[1]).toContain('could not be compared');
  end();
});
