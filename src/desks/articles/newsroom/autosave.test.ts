import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type SaveFailure, type SaveState, startAutosave } from './autosave.ts';

const failure = (status: number, details?: unknown): SaveFailure => ({ status, message: `status ${status}`, details });

/** A desk with a server of which each save is answered as it is told. */
function desk(...answers: (number | SaveFailure)[]) {
  const sent: [string, number][] = [];
  const kept: { now: [string, number] | undefined } = { now: undefined };
  const states: SaveState['kind'][] = [];
  const autosave = startAutosave<string>({
    version: 1,
    save: async (copy, version) => {
      sent.push([copy, version]);
      const answer = answers.shift() ?? failure(500);
      if (typeof answer !== 'number') throw answer;
      return { version: answer };
    },
    failureOf: (error) => error as SaveFailure,
    keep: (copy, version) => {
      kept.now = [copy, version];
    },
    forget: () => {
      kept.now = undefined;
    },
    onState: ({ kind }) => states.push(kind),
    quietMs: 1_000,
    retryMs: 3_000,
  });
  return { autosave, sent, kept, states };
}

describe('autosave', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('keeps every change at once, and sends the last after some quiet', async () => {
    const { autosave, sent, kept, states } = desk(2);
    autosave.changed('ક');
    await vi.advanceTimersByTimeAsync(900);
    autosave.changed('કા');
    expect(kept.now).toEqual(['કા', 1]);
    await vi.advanceTimersByTimeAsync(900);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(sent).toEqual([['કા', 1]]);
    expect(kept.now).toBeUndefined();
    expect(states).toEqual(['changed', 'changed', 'saving', 'saved']);
  });

  test('tries again while the server cannot be reached, with the newest text', async () => {
    const { autosave, sent, kept } = desk(failure(0), failure(503), 2);
    autosave.changed('એક');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(kept.now).toEqual(['એક', 1]);
    autosave.changed('એક બે');
    await vi.advanceTimersByTimeAsync(1_000);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sent).toEqual([
      ['એક', 1],
      ['એક બે', 1],
      ['એક બે', 1],
    ]);
    expect(kept.now).toBeUndefined();
  });

  test('sends what was written during a save on top of the version that save made', async () => {
    const { autosave, sent, kept } = desk(2, 3);
    autosave.changed('એક');
    const flushed = autosave.flush();
    await Promise.resolve();
    autosave.changed('એક બે');
    expect(kept.now).toEqual(['એક બે', 1]);
    expect(await flushed).toBe(true);
    expect(kept.now).toBeUndefined();
    expect(sent).toEqual([
      ['એક', 1],
      ['એક બે', 2],
    ]);
  });

  test('stops at a conflict, keeps what is written on, and goes on when it is settled', async () => {
    const { autosave, sent, kept, states } = desk(failure(409, 'theirs'), 8);
    autosave.changed('મારું');
    expect(await autosave.flush()).toBe(false);
    autosave.changed('મારું વધુ');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(kept.now).toEqual(['મારું વધુ', 1]);
    autosave.adopt(7);
    autosave.changed('બંનેનું');
    await autosave.flush();
    expect(sent.at(-1)).toEqual(['બંનેનું', 7]);
    expect(states).toContain('conflict');
  });

  test('leaves a text that is refused where it is until it is changed', async () => {
    const { autosave, sent, kept } = desk(failure(422), 2);
    autosave.changed('x');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(kept.now).toEqual(['x', 1]);
    autosave.changed('y');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toHaveLength(2);
  });

  test('sends nothing after the screen is left, and keeps what was not sent', async () => {
    const { autosave, sent, kept } = desk(2);
    autosave.changed('x');
    autosave.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
    expect(kept.now).toEqual(['x', 1]);
  });
});
