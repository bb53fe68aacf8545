import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { openProgress } from './progress.ts';
import { Interrupted } from './stopSignals.ts';

/** Progress on a stream whose text can be read, at a time that the test sets. */
function shownOn(isTTY: boolean) {
  const time = { ms: 0 };
  const stop = new AbortController();
  const stream = Object.assign(new PassThrough(), { isTTY });
  let text = '';
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const progress = openProgress({ unit: 'stories', stream, everyMs: 60_000, stopped: stop.signal, now: () => time.ms });
  return { progress, time, stop, text: () => text };
}

test('away from a terminal it is a line a minute', () => {
  const { progress, time, text } = shownOn(false);
  for (let second = 1; second <= 130; second++) {
    time.ms = second * 1000;
    progress.update(second / 200, second * 50);
  }
  progress.close();
  expect(text()).toBe('30 %, 3000 stories, 50 a second\n60 %, 6000 stories, 50 a second\n');
});

test('on a terminal it is a bar, which makes room for lines of output and leaves nothing behind', () => {
  const { progress, time, text } = shownOn(true);
  expect(text()).toBe('');
  time.ms = 2000;
  progress.update(0.5, 100);
  expect(text()).toContain('██████████░');
  expect(text()).toContain('50 %, 100 stories, 50 a second');
  progress.clear();
  expect(text().endsWith('\r\u001b[2K')).toBe(true);
  progress.close();
  progress.clear();
});

test('once a signal has asked for it, the next update ends the work', () => {
  const { progress, stop } = shownOn(false);
  stop.abort(new Interrupted('SIGINT'));
  expect(() => progress.update(0.5, 1)).toThrow(Interrupted);
});
