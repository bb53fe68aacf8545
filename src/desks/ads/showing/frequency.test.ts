import { afterEach, expect, test, vi } from 'vitest';

vi.mock('./adConsent.client.ts', () => ({ SEEN_KEY: 'ads-seen', mayFollow: () => Promise.resolve(true) }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what a reader has seen is counted by the day in India', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.useFakeTimers({ now: new Date('2026-11-24T04:00:00+05:30') });
  const { loadFrequency, noteShown, shownToday } = await import('./frequency.client.ts');
  await noteShown(7);
  for (const [at, times] of [
    ['2026-11-24T05:29:00+05:30', 1],
    ['2026-11-24T23:59:00+05:30', 1],
    ['2026-11-25T00:00:00+05:30', 0],
  ] as const) {
    vi.setSystemTime(new Date(at));
    await loadFrequency();
    expect([at, shownToday(7)]).toEqual([at, times]);
  }
});
