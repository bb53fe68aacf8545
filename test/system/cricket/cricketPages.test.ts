import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMatches } from '../../../src/desks/cricket/queries.ts';
import { addBall, endMatch } from '../../../src/desks/cricket/scoring/commands.ts';
import { creaseOf } from '../../../src/desks/cricket/scoring/crease.ts';
import { ballCount } from '../../../src/desks/cricket/scoring/play.ts';
import { readPlay } from '../../../src/desks/cricket/scoring/playStore.ts';
import { openMatchReplay } from '../../../src/desks/cricket/scoring/replayMatch.ts';
import { cricketMatches } from '../../../src/desks/cricket/tables.ts';
import { dateAndTime } from '../../../src/platform/text/dates.ts';
import { demoSides } from '../../demoContent.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

let app: TestApp;
let liveId: number;
beforeAll(async () => {
  app = await openTestApp();
  liveId = (await readMatches(app.app.db, { status: 'live', limit: 1 }))[0]?.id ?? 0;
});
afterAll(() => app.close());

const page = async (path: string) => {
  const answer = await app.get(path);
  expect(answer.status, path).toBe(200);
  return answer.text();
};
const data = async (path: string) => {
  const answer = await app.get(`/api${path}`);
  expect(answer.status, path).toBe(200);
  return (await answer.json()).data;
};
const plain = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const liveAddress = async () => (await app.get(`/cricket/match/${liveId}`)).headers.get('location') ?? '';

describe('the pages', () => {
  test('the home of cricket has what is played, what was, what comes, the table and who leads', async () => {
    const text = plain(await page('/cricket'));
    for (const words of ['હમણાં ચાલુ', 'પરિણામ', 'આગામી મેચ', 'પૉઇન્ટ ટેબલ', 'સૌથી વધુ રન', 'સૌથી વધુ વિકેટ', 'જીતવા', 'જીત્યું'])
      expect(text).toContain(words);
  });

  test('a match has its score, its scorecard, overs, partnerships, wickets, and what is known of it', async () => {
    const address = await liveAddress();
    expect(address).toMatch(/^\/cricket\/match\/\d+\/[a-z]+-vs-[a-z]+$/);
    const card = await page(address);
    expect(card).toContain('"@type":"SportsEvent"');
    expect(card).toContain(`data-live="match:${liveId}"`);
    expect(plain(card)).toContain('એક્સ્ટ્રા');
    const overs = await page(`${address}/overs`);
    expect(overs).toContain('<svg');
    // Both the board and the overs name their balls for who does not see them; the key to their signs is there once.
    for (const html of [card, overs]) {
      expect(html).toMatch(/<li[^>]*><span [^>]*role="img" aria-label="(\d રન|ડૉટ બોલ|વિકેટ)[^"]*">/);
      expect(html.match(/બોલની નિશાની/g)).toHaveLength(1);
    }
    expect(plain(await page(`${address}/partnerships`))).toContain('વિકેટ માટે');
    expect(plain(await page(`${address}/wickets`))).toContain('પડેલી વિકેટો');
    expect(plain(await page(`${address}/info`))).toContain('ટોસ');
  });

  test('a match that is over is told live to nobody', async () => {
    const [over] = await readMatches(app.app.db, { status: 'complete', limit: 1 });
    const { headers } = await app.get(`/cricket/match/${over?.id}`);
    expect(await page(headers.get('location') ?? '')).not.toContain('data-live="match:');
  });

  test('an address that says it otherwise leads to the one there is; what is not there is not found', async () => {
    const address = await liveAddress();
    const moved = await app.get(`/cricket/match/${liveId}/something-else/overs`);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `${address}/overs`]);
    for (const path of [
      '/cricket/match/0',
      '/cricket/match/999999',
      `${address}/nothing`,
      '/cricket/player/x',
      '/cricket/player/999999',
      '/cricket/team/nowhere',
      '/cricket/table?tournament=nothing',
    ])
      expect((await app.get(path)).status, path).toBe(404);
  });

  test('the team filter shows one side’s matches', async () => {
    const text = await page('/cricket/matches?team=IND');
    expect(text).toMatch(/aria-current="true"[^>]*>ભારત</);
    const rows = text.match(/<main.*<\/main>/s)?.[0].match(/<a [^>]*href="\/cricket\/match\/[^>]*>.*?<\/a>/gs) ?? [];
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.every((row) => row.includes('ભારત'))).toBe(true);
    expect(await page('/cricket/matches?team=%00')).toContain('ઑસ્ટ્રેલિયા');
  });

  test('a side and a player have pages of their own', async () => {
    const team = await page('/cricket/team/india');
    expect(team).toContain('મલ્હાર');
    const player = /href="(\/cricket\/player\/\d+)"/.exec(team)?.[1] ?? '';
    expect(plain(await page(player))).toContain('મેચ પ્રમાણે');
  });

  test('a player’s highest score has a star where it was not out, and one who has not batted has none', async () => {
    const { rows } = await app.app.db.execute<{ id: number; highest: string }>(`
      select distinct on (kind) id, highest from (
        select player_id as id, case when not bool_or(has_batted) then 'none' when max(runs) = max(runs) filter (where is_not_out) then 'star' else 'out' end as kind,
          case when not bool_or(has_batted) then '–' else max(runs) || case when max(runs) = max(runs) filter (where is_not_out) then '*' else '' end end as highest
        from cricket_performances group by player_id having count(distinct tournament_id) = 1) players order by kind, id`);
    expect(rows.map(({ highest }) => highest.replace(/\d+/, 'n'))).toEqual(expect.arrayContaining(['n', 'n*']));
    for (const { id, highest } of rows) expect(plain(await page(`/cricket/player/${id}`))).toContain(`સર્વોચ્ચ ${highest} `);
  });

  test('visits are counted as cricket', async () => {
    for (const path of ['/cricket', '/cricket/table', '/cricket/player/3']) expect(await page(path)).toContain('data-page-class="cricket"');
  });

  test('the front page has the matches of the day', async () => {
    const home = await page('/');
    expect(home).toContain('data-block="cricket"');
    expect(home).toContain('data-live="matches"');
  });
});

describe('the calls', () => {
  test('matches: played, to come, over, and those of one side', async () => {
    const all = await data('/cricket/matches');
    expect(all.teams.map((team: { code: string }) => team.code)).toEqual([
      'IND',
      'PAK',
      'SL',
      'NZ',
      'NED',
      'BAN',
      'SA',
      'AFG',
      'ENG',
      'AUS',
    ]);
    expect([all.live.length, all.fixtures.length, all.complete.length]).toEqual([1, 10, 10]);
    const india = await data('/cricket/matches/complete?team=IND&limit=50');
    expect(india.matches.length).toBe(india.totalCount);
    for (const { teams } of india.matches) expect(teams.map((team: { code: string }) => team.code)).toContain('IND');
    expect((await data('/cricket/matches?team=')).complete.length).toBe(10);
  });

  test('a match says which side has won, of which tournament it is, and when it begins in the caller’s time', async () => {
    const { matches } = await data('/cricket/matches/complete?limit=50');
    for (const { result, winner, teams } of matches) {
      const named = teams.find(({ name }: { name: string }) => result.startsWith(`${name} `));
      expect([result, winner]).toEqual([result, named?.code ?? null]);
    }
    expect(matches.filter(({ winner }: { winner: string | null }) => winner === null)).toHaveLength(1);
    const { tournament } = (await data('/cricket/live/match')).matches[0];
    expect(tournament).toEqual((await data('/cricket/matches')).tournament);
    for (const tz of ['Asia/Calcutta', 'America/New_York']) {
      const [fixture] = (await data(`/cricket/matches?limit=1&tz=${tz}`)).fixtures;
      expect(fixture.statusText).toBe(dateAndTime(new Date(fixture.startsAt), tz));
    }
  });

  test('matches that are over come in pages', async () => {
    const second = await data('/cricket/matches/complete?pageIndex=2');
    expect(second).toMatchObject({ totalCount: 30, pageIndex: 2, pageCount: 3, hasMore: true });
    expect((await app.get('/api/cricket/matches/complete?pageIndex=4')).status).toBe(404);
  });

  test('matches that are played, to come and over are paged together', async () => {
    const first = await data('/cricket/matches?limit=20');
    expect(first).toMatchObject({ totalCount: 30, pageIndex: 1, pageCount: 2, hasMore: true });
    const second = await data('/cricket/matches?limit=20&pageIndex=2');
    expect([second.hasMore, second.live]).toEqual([false, []]);
    const idsOf = (list: { _id: string }[]) => list.map(({ _id }) => _id);
    expect(idsOf([...first.complete, ...second.complete])).toEqual(idsOf((await data('/cricket/matches/complete?limit=50')).matches));
    expect((await app.get('/api/cricket/matches?limit=20&pageIndex=3')).status).toBe(404);
  });

  test('the point table adds up', async () => {
    const { table } = await data('/cricket/pointtable');
    expect(table.map((row: { position: number }) => row.position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const row of table) expect(row.won + row.lost + row.tied + row.noResult).toBe(row.played);
    const total = (key: string) => table.reduce((sum: number, row: Record<string, number>) => sum + (row[key] ?? 0), 0);
    expect([total('won'), total('played'), total('points')]).toEqual([total('lost'), 60, 60]);
  });

  test('the short point table of the front page adds up too, on a phone as well', async () => {
    const html = await (await app.get('/cricket')).text();
    const table = /<caption[^>]*>પૉઇન્ટ ટેબલ.*?<\/table>/s.exec(html)?.[0] ?? '';
    const rows = [...table.matchAll(/<tr><th scope="row">.*?<\/tr>/gs)].map(([row]) =>
      [...row.matchAll(/<td[^>]*>([^<]+)<\/td>/g)].map(([, cell]) => Number(cell)),
    );
    expect(rows).toHaveLength(5);
    for (const [played, won = 0, lost = 0, noResult = 0, points] of rows) {
      expect([won + lost + noResult, 2 * won + noResult]).toEqual([played, points]);
    }
  });

  test('sides with players, the live match, the statistics', async () => {
    const { teams } = await data('/cricket/teams/players?team=AUS');
    expect(teams[0].players).toHaveLength(12);
    const { matches } = await data('/cricket/live/match');
    expect(matches[0]).toMatchObject({ liveTopic: `match:${liveId}`, match: { status: 'live' } });
    expect(matches[0].scorecards).toHaveLength(2);
    expect((await data(`/cricket/live/match?matchId=${liveId}`)).matches[0].batters).toHaveLength(2);
    const { stats, bestFigures } = await data('/cricket/tournament/stats?limit=5');
    expect(stats.map((one: { key: string }) => one.key)).toEqual(['runs', 'wickets', 'sixes', 'averages', 'strikeRates', 'economy']);
    const runs = stats[0].rows.map((row: { value: string }) => Number(row.value));
    expect(runs).toEqual(runs.toSorted((one: number, other: number) => other - one));
    expect(bestFigures).toHaveLength(5);
  });

  test.each([
    '/cricket/matches?team=xx',
    '/cricket/live/match?matchId=0',
    '/cricket/matches/complete?limit=0',
    '/cricket/pointtable?tournament=%00',
  ])('%s is refused', async (path) => expect((await app.get(`/api${path}`)).status).toBe(400));
  test.each(['/cricket/matches?team=XYZ', '/cricket/live/match?matchId=99999', '/cricket/pointtable?tournament=nothing'])(
    '%s is not found',
    async (path) => expect((await app.get(`/api${path}`)).status).toBe(404),
  );
});

test('a ball is on the page, in the call and in the live topic at once', async () => {
  const { db } = app.app;
  const address = await liveAddress();
  const before = plain(await page(address));
  const play = await readPlay(db, liveId);
  const open = play?.innings.at(-1);
  const crease = open && creaseOf(open, true);
  if (!play || !open || crease?.striker === undefined || crease.nonStriker === undefined) throw new Error('Nobody bats');
  const fielding = play.squads.find(({ team }) => team !== open.team)?.players ?? [];
  const bowler = crease.bowler ?? fielding.find((id) => !crease.bowledBefore.includes(id)) ?? 0;
  const ball = { batter: crease.striker, nonStriker: crease.nonStriker, bowler, runs: 4 };
  await addBall(app.app, { matchId: liveId }, { innings: 2, number: ballCount(open) + 1, ball });
  const after = plain(await page(address));
  expect(after).not.toBe(before);
  const score = (await readPlay(db, liveId))?.match.lines[1];
  expect(after).toContain(`${score?.runs}/${score?.wickets}`);
  const { matches } = await data('/cricket/live/match');
  expect(matches[0].match.innings[1].runs).toBe(score?.runs);
  const { states } = await data(`/live/state?topics=match:${liveId},matches`);
  expect(states[`match:${liveId}`].html).toContain(`${score?.runs}/${score?.wickets}`);
  expect(new TextEncoder().encode(states[`match:${liveId}`].html).length).toBeLessThan(6_000);
  expect(states.matches.html).toContain(`${score?.runs}/${score?.wickets}`);
});

describe('a replay', () => {
  test('runs in a marked copy that nothing lists and no search engine keeps', async () => {
    const [over] = await readMatches(app.app.db, { status: 'complete', limit: 1 });
    const real = await page((await app.get(`/cricket/match/${over?.id}`)).headers.get('location') ?? '');
    const table = JSON.stringify(await data('/cricket/pointtable'));
    const stats = JSON.stringify(await data('/cricket/tournament/stats'));
    const replay = await openMatchReplay(app.app, String(over?.id));
    try {
      for (const step of replay.steps.slice(0, 40)) await step();
      const copy = await page(replay.address);
      expect(copy).toContain('<meta name="robots" content="noindex, follow"');
      expect(plain(copy)).toContain('આ જૂની મેચ ફરી રમાડાઈ રહી છે. આ લાઇવ સ્કોર નથી.');
      expect(copy).toContain(`href="/cricket/match/${over?.id}/`);
      expect(copy).not.toContain('"@type":"SportsEvent"');
      expect(await page((await app.get(`/cricket/match/${over?.id}`)).headers.get('location') ?? '')).toBe(real);
      for (const path of ['/', '/cricket', '/cricket/matches', '/sitemap', '/cricket/team/india']) {
        expect(await page(path), path).not.toContain(replay.address);
      }
      expect(await readMatches(app.app.db, { status: 'live', limit: 5 })).toHaveLength(1);
      expect((await data('/cricket/live/match')).matches).toHaveLength(1);
      for (const step of replay.steps.slice(40)) await step();
      expect((await data(`/cricket/live/match?matchId=${/\d+/.exec(replay.address)?.[0]}`)).matches[0].match).toMatchObject({
        replay: true,
        status: 'complete',
      });
      expect(JSON.stringify(await data('/cricket/pointtable'))).toBe(table);
      expect(JSON.stringify(await data('/cricket/tournament/stats'))).toBe(stats);
    } finally {
      await replay.close();
    }
    expect((await app.get(replay.address)).status).toBe(404);
  });

  test('that was killed is not shown for long, and the next one clears it away', async () => {
    const [over] = await readMatches(app.app.db, { status: 'complete', limit: 1 });
    const replay = await openMatchReplay(app.app, String(over?.id));
    await app.app.db.execute("update cricket_matches set updated_at = updated_at - interval '2 hours' where replay_of is not null");
    expect((await app.get(replay.address)).status).toBe(404);
    const next = await openMatchReplay(app.app, String(over?.id));
    const { rows } = await app.app.db.execute('select count(*)::int copies from cricket_matches where replay_of is not null');
    expect(rows).toEqual([{ copies: 1 }]);
    await next.close();
  });
});

test('the sidebar tells the score of the live match, and its live topic the next one', async () => {
  const play = await readPlay(app.app.db, liveId);
  const line = play?.match.lines.at(-1);
  const score = `${line?.runs}/${line?.wickets}`;
  const sidebar = /data-live="matches:beside".*?<\/ul>/s.exec(await page('/tags/pani/1'))?.[0] ?? '';
  // The page may be older than the last ball; the overs beside its score say so, and the topic tells the present one.
  expect(plain(sidebar)).toMatch(/\d+\/\d \( \d+(\.\d)? \) લાઇવ/);
  const { states } = await data('/live/state?topics=matches:beside');
  expect(plain(states['matches:beside'].html)).toContain(score);
});

test('pages of cricket do not repeat their scores beside them', async () => {
  for (const path of ['/cricket', '/cricket/matches', await liveAddress()])
    expect(await page(path)).not.toContain('data-live="matches:beside"');
  expect(await page('/cricket/table')).toContain('data-live="matches:beside"');
});

test('without styles the sides of a match and what is said of it stand apart', async () => {
  const lite = plain(await page('/lite'));
  expect(lite).toMatch(/લાઇવ મેચ \d/);
  expect(lite).toMatch(/\d+\/\d+ \(\d+(\.\d)?\) વિ\. [^\d]+\d+\/\d+ \(\d+(\.\d)?\) – /);
  expect(lite).toMatch(/કપાસ [\d,.]+ .*?· નીચો–ઊંચો [\d,.]+–/);
});

test('the demo has a hundred and twenty players, each with a name of their own', () => {
  const names = demoSides().flatMap((side) => side.players.map((player) => player.nameEn));
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(120);
});

test('a match that has just ended is the latest, before those of its day of which no file told the time', async () => {
  const { db } = app.app;
  const [[live], [other]] = [
    await readMatches(db, { status: 'live', limit: 1 }),
    await readMatches(db, { status: 'complete', tournamentId: 1, limit: 1 }),
  ];
  if (!live || !other) throw new Error('The demo has no such matches');
  await db.update(cricketMatches).set({ day: live.day, startsAt: null }).where(eq(cricketMatches.id, other.id));
  await endMatch(app.app, { matchId: live.id }, { kind: 'awarded', team: live.teamAId });
  const { matches } = await data('/cricket/matches/complete?limit=2');
  expect(matches.map(({ _id }: { _id: string }) => _id)).toEqual([String(live.id), String(other.id)]);
  expect(/data-block="cricket".*?\/cricket\/match\/(\d+)/s.exec(await page('/'))?.[1]).toBe(String(live.id));
});

test('a newspaper without a tournament has all pages that its cricket page leads to, and says there is none', async () => {
  expect((await app.get('/cricket/table?tournament=nothing')).status).toBe(404);
  await app.app.db.execute(sql`truncate cricket_tournaments cascade`);
  app.app.invalidate(['cricket', 'matches', 'cricket:schedule', 'cricket:1']);
  for (const path of ['/cricket', '/cricket/matches', '/cricket/table', '/cricket/stats', '/mobile/cricket/stats', '/lite/cricket/table'])
    expect(plain(await page(path)), path).toContain('હમણાં કોઈ ટુર્નામેન્ટ ચાલતી નથી.');
});
