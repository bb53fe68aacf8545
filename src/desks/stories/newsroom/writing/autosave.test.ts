import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type SaveFailure, type SaveState, startAutosave } from './autosave.ts';

type Stands = { version: number; working: string; isHeld?: boolean };

const failure = (status: number, details?: unknown): SaveFailure => ({ status, message: `status ${status}`, details });
const conflict = (stands: Stands) => failure(409, { isHeld: false, ...stands });

/** A desk with a server of which each save is answered as it is told. */
function desk(...answers: (number | SaveFailure)[]) {
  const sent: [string, number][] = [];
  const kept: { now: [string, number] | undefined } = { now: undefined };
  const shown: string[] = [];
  const states: SaveState['kind'][] = [];
  const autosave = startAutosave<string>({
    version: 1,
    working: '',
    save: async (copy, version) => {
      sent.push([copy, version]);
      const answer = answers.shift() ?? failure(500);
      if (typeof answer !== 'number') throw answer;
      return { version: answer, working: copy };
    },
    failureOf: (error) => error as SaveFailure,
    conflictOf: ({ details }) => details as Stands & { isHeld: boolean },
    isSame: (one, other) => one === other,
    merge: (before, server, mine) => (mine === before ? server : server.startsWith('!') ? `!${mine}` : mine),
    // An exclamation mark stands for what is decided outside of the editor.
    canAutoMerge: (before, server) => server === `!${before}`,
    keep: (copy, on) => {
      kept.now = [copy, on.version];
    },
    forget: () => {
      kept.now = undefined;
    },
    onState: ({ kind }) => states.push(kind),
    onMerged: (copy) => shown.push(copy),
    quietMs: 1_000,
    retryMs: 3_000,
  });
  return { autosave, sent, kept, states, shown };
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
    expect(states).toEqual(['changed', 'saving', 'saved']);
  });

  test('does not wait for quiet for ever while somebody writes on', async () => {
    const { autosave, sent } = desk(2, 3);
    for (let key = 1; key <= 40; key++) {
      autosave.changed('ક'.repeat(key));
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(sent).toEqual([['ક'.repeat(30), 1]]);
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
    const { autosave, sent, kept, states } = desk(conflict({ version: 7, working: 'તેમનું' }), 8);
    autosave.changed('મારું');
    expect(await autosave.flush()).toBe(false);
    autosave.changed('મારું વધુ');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(kept.now).toEqual(['મારું વધુ', 1]);
    autosave.settle({ version: 7, working: 'તેમનું' }, 'બંનેનું');
    expect(kept.now).toEqual(['બંનેનું', 7]);
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

  test('keeps what is written while another request is on its way, and saves it on top of the answer', async () => {
    const { autosave, sent, kept, shown } = desk(2, 4);
    autosave.changed('એક');
    const query = Promise.withResolvers<{ version: number; working: string }>();
    const answered = autosave.request((version) => {
      expect(version).toBe(2);
      return query.promise;
    });
    await vi.advanceTimersByTimeAsync(0);
    autosave.changed('એક બે');
    // However long the answer takes, nothing is saved on top of the version that it makes old.
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([['એક', 1]]);
    query.resolve({ version: 3, working: 'એક' });
    await answered;
    expect(kept.now).toEqual(['એક બે', 3]);
    expect(shown).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent.at(-1)).toEqual(['એક બે', 3]);
    expect(kept.now).toBeUndefined();
  });

  test('shows what an answer brought when nothing was written meanwhile', async () => {
    const { autosave, sent, kept, shown, states } = desk(2);
    autosave.changed('નવું');
    await autosave.request(async () => ({ version: 3, working: 'જૂનું' }));
    expect(shown).toEqual(['જૂનું']);
    expect([sent.length, kept.now, states.at(-1)]).toEqual([1, undefined, 'saved']);
  });

  test('saves what was written while a request was on its way that failed', async () => {
    const { autosave, sent } = desk(2);
    const query = Promise.withResolvers<never>();
    const answered = autosave.request(() => query.promise);
    await vi.advanceTimersByTimeAsync(0);
    autosave.changed('લખતાં લખતાં');
    query.reject(failure(500));
    await expect(answered).rejects.toMatchObject({ status: 500 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual([['લખતાં લખતાં', 1]]);
  });

  test('sends no request over words that could not be saved', async () => {
    const { autosave } = desk(failure(0));
    autosave.changed('અધૂરું');
    const send = vi.fn<() => Promise<Stands>>();
    expect(await autosave.request(send)).toBeUndefined();
    expect(send).not.toHaveBeenCalled();
  });

  test('lets a request pass by words that are not taken at this stage, and saves them when they are', async () => {
    const { autosave, sent } = desk(failure(403), failure(403), 4);
    autosave.changed('મોડું');
    expect(await autosave.flush()).toBe(false);
    await autosave.request(async (version) => ({ version: version + 1, working: '' }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent.at(-1)).toEqual(['મોડું', 2]);
  });

  test('takes its own words for no conflict: the answer to a save was lost, and more was written since', async () => {
    const { autosave, sent, states } = desk(failure(0), conflict({ version: 2, working: 'એક' }), 3);
    autosave.changed('એક');
    await vi.advanceTimersByTimeAsync(1_000);
    autosave.changed('એક બે');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual([
      ['એક', 1],
      ['એક બે', 1],
      ['એક બે', 2],
    ]);
    expect(states).not.toContain('conflict');
    expect(states.at(-1)).toBe('saved');
  });

  test('goes on by itself where a newer version has the same words, as after a step; not while somebody else has the story', async () => {
    const stepped = desk(conflict({ version: 2, working: '' }), 3);
    stepped.autosave.changed('લખ્યું');
    expect(await stepped.autosave.flush()).toBe(true);
    expect(stepped.sent.at(-1)).toEqual(['લખ્યું', 2]);
    const held = desk(conflict({ version: 2, working: '', isHeld: true }));
    held.autosave.changed('લખ્યું');
    expect(await held.autosave.flush()).toBe(false);
    expect(held.states.at(-1)).toBe('conflict');
  });

  test('takes over what was decided outside of the editor, with its own words', async () => {
    const { autosave, sent, states, shown } = desk(conflict({ version: 2, working: '!' }), 3);
    autosave.changed('લખ્યું');
    expect(await autosave.flush()).toBe(true);
    expect(sent).toEqual([
      ['લખ્યું', 1],
      ['!લખ્યું', 2],
    ]);
    expect([shown, states.includes('conflict')]).toEqual([['!લખ્યું'], false]);
  });

  test('waits for a sign-in, and saves as soon as it is told of one', async () => {
    const { autosave, sent, kept, states } = desk(failure(401), 2);
    autosave.changed('સત્ર પૂરું');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent.length, kept.now, states.at(-1)]).toEqual([1, ['સત્ર પૂરું', 1], 'signedOut']);
    await autosave.flush(false);
    expect([sent.length, kept.now, states.at(-1)]).toEqual([2, undefined, 'saved']);
  });
});
