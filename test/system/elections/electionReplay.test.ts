import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyResults } from '../../../src/desks/elections/count/applyResults.ts';
import { readResultsFile } from '../../../src/desks/elections/count/readResultsFile.ts';
import { readElection, readTallies } from '../../../src/desks/elections/queries.ts';
import { copyElection } from '../../../src/desks/elections/replay/copyElection.ts';
import { removeReplay, startReplaySweep } from '../../../src/desks/elections/replay/removeReplays.ts';
import { replayElection } from '../../../src/desks/elections/replay/replayElection.ts';
import { freshDataDir } from '../../templateApp.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';
import { runCommand } from '../runCommand.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const seatsOf = async (token: string) => {
  const { db } = app.app;
  const election = await readElection(db, token);
  const rows = await readTallies(db, election?.id ?? 0, 'all');
  return rows
    .filter(({ leading, won }) => leading + won > 0)
    .map(({ party, won }) => `${party} ${won}`)
    .sort();
};

test('a counting day that is played ends with what was counted, in a copy', async () => {
  const unconfirmed: number[] = [];
  const options = {
    token: 'election-2024',
    copy: 'election-2024-replay',
    speed: 7_200,
    seed: 4,
    wait: async () => undefined,
    onStep: (_minute: number, tally: { unconfirmed: number }) => unconfirmed.push(tally.unconfirmed),
  };
  const end = await replayElection(app.app, options);
  expect(end).toMatchObject({ won: 543, leading: 0, unconfirmed: 0, stage: 'declared' });
  expect(end.parties.slice(0, 4).map(({ code, won }) => [code, won])).toEqual([
    ['BJP', 240],
    ['INC', 99],
    ['SP', 37],
    ['TMC', 29],
  ]);
  expect(await seatsOf('election-2024-replay')).toEqual(await seatsOf('election-2024'));
  expect(unconfirmed.length).toBeGreaterThan(3);
  const page = await (await app.get('/api/election/result/tally-box?token=election-2024-replay&state=gujarat')).json();
  expect(page.data).toMatchObject({ totalSeats: 26, won: 26 });
}, 120_000);

describe('a counting day that is played again', () => {
  const COPY = 'election-2024-replay';
  const parts = ['', '/all-seats', '/gujarat-seats', '/star-candidates', '/live-news', '/schedule', '/seat/varanasi'];
  const copied = (now = app.app.clock()) => copyElection(app.app, { from: 'election-2024', to: COPY, now });
  const html = async (path: string) => (await app.get(path)).text();

  test('says on every page that it is a replay, and search engines leave it out', async () => {
    await copied();
    for (const part of parts) {
      const answer = await app.get(`/${COPY}${part}`);
      const page = await answer.text();
      expect([part, answer.status, answer.headers.get('x-robots-tag')]).toEqual([part, 200, 'noindex']);
      expect(page).toContain('<meta name="robots" content="noindex, follow"');
      expect(/<title>([^<]*)<\/title>/.exec(page)?.[1]).toContain('રિપ્લે: લોકસભા ચૂંટણી 2024');
      expect(page).toContain('જૂની મતગણતરી ફરી બતાવાઈ રહી છે. આ આજનાં પરિણામ નથી.');
    }
    const real = await app.get('/election-2024');
    expect(real.headers.get('x-robots-tag')).toBeNull();
    expect(await real.text()).not.toContain('રિપ્લે');
    const { data } = await (await app.get(`/api/election/configuration?token=${COPY}`)).json();
    expect(data).toMatchObject({ name: 'રિપ્લે: લોકસભા ચૂંટણી 2024' });
  });

  test('compares the seats that are counted with what they were, and not with the whole of last time', async () => {
    await copied();
    type Line = { key: string; before: number | null; change: number | null; share?: number | null };
    const changes = async (state = '') => {
      const { data } = await (await app.get(`/api/v2/election/result/tally-box?token=${COPY}&${state}`)).json();
      const of = (lines: Line[]) => Object.fromEntries(lines.map(({ key, change }) => [key, change]));
      return { columns: of(data.tallies), parties: of(data.parties), alliances: of(data.alliances), lines: data.parties as Line[] };
    };
    // Surat was held without a poll: nobody has lost a seat yet.
    expect(await changes()).toMatchObject({ columns: { BJP: 0, INC: 0 }, parties: { BJP: 0, INC: 0 }, alliances: { NDA: null } });
    const counted = (seat: string, votes: number[], more: object = {}) => ({
      ...{ state: 'S06', seat, ...more },
      votes: votes.map((count, at) => ({ candidate: at + 1, votes: count })),
    });
    const take = async (...results: object[]) => {
      const { seats, problems } = readResultsFile(new TextEncoder().encode(JSON.stringify({ results })));
      expect(problems).toEqual([]);
      await applyResults(app.app, COPY, { seats, source: 'test', now: app.app.clock() });
    };
    await take(counted('banaskantha', [900, 700], { round: 3 }), counted('kheda', [500, 400]), counted('anand', [300, 300]));
    const { columns, parties, lines } = await changes();
    expect([columns['BJP'], columns['INC'], columns['OTHER'], parties['BJP'], parties['INC']]).toEqual([-1, 1, 0, -1, 1]);
    expect(lines.find(({ key }) => key === 'BJP')).toMatchObject({ before: 303, share: null });
    expect((await changes('state=gujarat')).parties).toMatchObject({ BJP: -1, INC: 1 });
    expect((await changes('state=kerala')).parties).toMatchObject({ INC: null });
    // What has been counted so far is neither all votes nor the turnout, and a source need not tell how many rounds there are.
    const page = async (seat: string) =>
      (await html(`/${COPY}/seat/${seat}`))
        .replaceAll('<!-- -->', '')
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ');
    expect(await page('banaskantha')).toMatch(/સરસાઈ 200 મત ગણાયેલા મત 1,600 .*રાઉન્ડ 3 (?!\/)/);
    expect(await page('banaskantha')).not.toMatch(/મતદાન \d/);
    expect(await page('anand')).toContain('મત સરખા છે: હમણાં કોઈ આગળ નથી');
    expect(await html(`/${COPY}`)).toContain('વધઘટ અત્યાર સુધી ગણાયેલી બેઠકોમાં');
  });

  test('is in no list', async () => {
    for (const path of ['/', '/sitemap', '/gujarat-2027', '/election-2024', '/election/2024/gujarat', '/category/gujarat'])
      expect(await html(path), path).not.toContain(COPY);
    const chief = staffMember('chief-editor');
    const { data } = await (await app.ask(chief, 'get', '/elections')).json();
    expect(data.map(({ token }: { token: string }) => token)).toEqual(['gujarat-2027', 'election-2024']);
    const main = await (await app.get('/api/election/configuration')).json();
    expect(main.data.token).toBe('election-2024');
  });

  test('is gone when it is over, and by itself when it was stopped', async () => {
    await removeReplay(app.app, COPY);
    expect((await app.get(`/${COPY}`)).status).toBe(404);
    const started = new Date(Date.now() - 1_000);
    await copied(started);
    expect((await app.get(`/${COPY}`)).status).toBe(200);
    const sweep = startReplaySweep(app.app);
    await sweep.look();
    expect((await app.get(`/${COPY}`)).status).toBe(404);
    // One that goes on is left alone, until it has been silent for two minutes.
    await copied();
    await sweep.look();
    expect((await app.get(`/${COPY}`)).status).toBe(200);
    await sweep.stop();
    const later = startReplaySweep({ ...app.app, settings: { ...app.app.settings, databaseUrl: 'postgres://elsewhere' } });
    await later.look();
    expect((await app.get(`/${COPY}`)).status).toBe(200);
    await later.stop();
    const muchLater = startReplaySweep({ ...app.app, clock: () => new Date(Date.now() + 121_000) });
    await muchLater.look();
    await muchLater.stop();
    expect((await app.get(`/${COPY}`)).status).toBe(404);
  });

  test('takes no real election’s place', async () => {
    await expect(copyElection(app.app, { from: 'election-2024', to: 'gujarat-2027', now: new Date() })).rejects.toThrow();
    expect((await app.get('/gujarat-2027')).status).toBe(200);
    const options = {
      token: 'gujarat-2027',
      copy: 'gujarat-2027-replay',
      speed: 7_200,
      seed: 4,
      wait: async () => undefined,
      onStep: () => undefined,
    };
    await expect(replayElection(app.app, options)).rejects.toThrow('there is no counting day to play again');
    expect((await app.get('/gujarat-2027-replay')).status).toBe(404);
  });
});

test('the command plays a day to its end, and leaves no copy behind', async () => {
  const data = freshDataDir();
  const { code, out, stderr: message } = await runCommand('replay', data.dataDir, ['election', 'election-2024', '--speed', '100000']);
  expect(message).toBe('');
  expect(code).toBe(0);
  expect(out).toContain('All is counted: 543 of 543 seats');
  const nothing = await runCommand('replay', data.dataDir, ['election', 'gujarat-2027']);
  expect(nothing).toMatchObject({ code: 1, stderr: expect.stringContaining('there is no counting day to play again') });
  const again = await openTestApp({ dataDir: data.dataDir });
  expect(await readElection(again.app.db, 'election-2024-replay')).toBeUndefined();
  await again.close();
  data.remove();
}, 120_000);
