import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ImportReport, importMatch } from '../../../src/desks/cricket/file/importMatch.ts';
import { stepsOfPlay } from '../../../src/desks/cricket/file/matchSteps.ts';
import { readPlay, readPointTables, readTeams, readTournament } from '../../../src/desks/cricket/queries.ts';
import { scorecardOf } from '../../../src/desks/cricket/rules/scorecard.ts';
import { applySteps } from '../../../src/desks/cricket/scoring/commands.ts';
import { closeReplayCopy, openReplayCopy } from '../../../src/desks/cricket/scoring/replayCopy.ts';
import { demoSchedule, simulateMatch } from '../../demoContent.ts';
import { damaged, matchFile, totalOf, variedMatchFile } from '../../matchFiles.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

const simulated = demoSchedule()
  .slice(0, 12)
  .map((planned) => JSON.stringify({ ...simulateMatch(planned, '2025-03-01', '2025') }));

type Runs = { batter: number; extras: number; total: number };
type RawBall = { runs: Runs; extras?: Record<string, number>; wickets?: { kind: string }[] };
type RawInnings = {
  team: string;
  overs: { over: number; deliveries: RawBall[] }[];
  absent_hurt?: string[];
  target?: { runs: number; overs: number };
  miscounted_overs?: object;
};
type Raw = {
  info: {
    teams: [string, string];
    outcome: { winner?: string; result?: string; method?: string };
    overs: number;
    event: { name: string };
    season: string;
  };
  innings: RawInnings[];
};

let app: TestApp;
const take = (text: string): Promise<ImportReport> => importMatch(app.app, text);
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const ballsOf = (innings: RawInnings) => innings.overs.flatMap((over) => over.deliveries);
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const isOut = ({ kind }: { kind: string }) => kind !== 'retired hurt' && kind !== 'retired not out';
const wicketsOf = (innings: RawInnings) => sum(ballsOf(innings).map((ball) => (ball.wickets ?? []).filter(isOut).length));
const runsOf = (innings: RawInnings) => sum(ballsOf(innings).map((ball) => ball.runs.total));

/** The table once more, in a few lines that know nothing of ours: wins, points, and runs an over for less runs an over against. */
function plainTable(files: Raw[]) {
  const rows = new Map<string, { points: number; for: [number, number]; against: [number, number] }>();
  const row = (team: string) => rows.get(team) ?? rows.set(team, { points: 0, for: [0, 0], against: [0, 0] }).get(team);
  for (const { info, innings } of files) {
    for (const team of info.teams) {
      const one = row(team);
      if (one) one.points += info.outcome.winner === team ? 2 : info.outcome.winner ? 0 : 1;
    }
    if (!info.outcome.winner) continue;
    const quota = innings[1]?.target?.overs ?? info.overs;
    for (const one of innings) {
      const legal = ballsOf(one).filter((ball) => !ball.extras?.['wides'] && !ball.extras?.['noballs']).length;
      const isAllOut = wicketsOf(one) + (one.absent_hurt?.length ?? 0) >= 10;
      // The one miscounted over had five balls and counts as six.
      const overs = isAllOut ? quota : (legal + (one.miscounted_overs ? 1 : 0)) / 6;
      const other = info.teams.find((team) => team !== one.team) ?? '';
      for (const [team, side] of [
        [one.team, 'for'],
        [other, 'against'],
      ] as const) {
        const figures = row(team)?.[side];
        if (figures) {
          figures[0] += runsOf(one);
          figures[1] += overs;
        }
      }
    }
  }
  const rate = ([runs, overs]: [number, number]) => runs / overs;
  return [...rows].map(([team, one]) => ({ team, points: one.points, rate: (rate(one.for) - rate(one.against)).toFixed(3) }));
}

const sets = [
  { name: 'simulated matches', texts: simulated, slug: 'savar-champions-trophy-2025' },
  { name: 'a league of Twenty20s', texts: league(), slug: 'league-of-tests-2022-t20' },
];

/** Four sides, each against each. */
function league(): string[] {
  const sides = ['Nepal', 'Oman', 'Namibia', 'Scotland'];
  const pairs = sides.flatMap((one, at) => sides.slice(at + 1).map((other) => [one, other] as const));
  return pairs.map((teams, at) =>
    JSON.stringify(matchFile({ event: 'League of Tests', season: '2022', teams, number: at + 1, day: `2022-05-1${at}`, seed: 200 + at })),
  );
}

describe.each(sets)('$name', ({ texts, slug }) => {
  const files = texts.map((text): Raw => JSON.parse(text));

  test('come in, each scorecard to the file’s totals', async () => {
    for (const [at, text] of texts.entries()) {
      const report = await take(text);
      expect(report).toMatchObject({ status: 'added', faults: [] });
      const play = await readPlay(app.app.db, report.matchId ?? 0);
      expect(play?.innings.map((innings) => totalOf(scorecardOf(innings)))).toEqual(files[at]?.innings.map(runsOf));
      expect(play?.match.lines.map(({ runs, wickets }) => [runs, wickets])).toEqual(
        files[at]?.innings.map((one) => [runsOf(one), wicketsOf(one)]),
      );
      const cards = play?.innings.map(scorecardOf) ?? [];
      // What batters and bowlers are credited with comes to the same.
      for (const card of cards) {
        const { byes, legbyes, penalty } = card.extras;
        expect(sum(card.bowling.map((row) => row.runs)) + byes + legbyes + penalty).toBe(card.line.runs);
      }
    }
  });

  test('make the point table that a few plain lines make', async () => {
    const { db } = app.app;
    const tournament = await readTournament(db, slug);
    if (!tournament) throw new Error('The tournament is not there');
    const teams = await readTeams(db);
    const [{ rows: table } = { rows: [] }] = await readPointTables(db, tournament);
    const plain = plainTable(files.filter(({ info }) => info.outcome.method === undefined));
    const ours = table.map((row) => ({ team: teams.get(row.team)?.nameEn ?? '', points: row.points, rate: row.netRunRate.toFixed(3) }));
    const byName = (one: { team: string }, other: { team: string }) => one.team.localeCompare(other.team);
    expect(ours.toSorted(byName)).toEqual(plain.toSorted(byName));
    const places = table.map((row) => [row.points, row.won, row.netRunRate]);
    expect(places).toEqual(places.toSorted(([a = 0, b = 0, c = 0], [d = 0, e = 0, f = 0]) => d - a || e - b || f - c));
  });

  test('given again change nothing', async () => {
    const [text = ''] = texts;
    const report = await take(text);
    expect(report.status).toBe('unchanged');
    const { version } = (await readPlay(app.app.db, report.matchId ?? 0))?.match ?? {};
    await take(text);
    expect((await readPlay(app.app.db, report.matchId ?? 0))?.match.version).toBe(version);
  });

  test('scored ball by ball come to the same', async () => {
    for (const text of texts.slice(0, 6).concat(texts.slice(10, 20))) {
      const { matchId = 0 } = await take(text);
      const imported = await readPlay(app.app.db, matchId);
      if (!imported) throw new Error('The match is not there');
      const copy = await openReplayCopy(app.app, imported, undefined);
      await applySteps(app.app, { matchId: copy }, stepsOfPlay(imported));
      const scored = await readPlay(app.app.db, copy);
      await closeReplayCopy(app.app, copy);
      expect(scored?.innings.map((innings) => innings.overs)).toEqual(imported.innings.map((innings) => innings.overs));
      expect(scored?.match.lines).toEqual(imported.match.lines);
      expect(scored?.match.outcome).toEqual(imported.match.outcome);
    }
  });
});

describe('a file of a match that is there', () => {
  const [first] = demoSchedule();
  const file = (change: (file: ReturnType<typeof simulateMatch>) => void = () => undefined) => {
    if (!first) throw new Error('The demo has no matches');
    const one = structuredClone(simulateMatch(first, '2024-05-01', '2024'));
    change(one);
    return JSON.stringify(one);
  };
  const saysOtherwise = (one: ReturnType<typeof simulateMatch>) => {
    one.info.venue = 'Elsewhere';
  };

  test('takes its place when it is newer, and is refused when it is older or says it is the same', async () => {
    const { matchId = 0 } = await take(file());
    const same = await take(file(saysOtherwise));
    expect(same).toMatchObject({ status: 'refused', matchId });
    expect(same.faults[0]?.en).toMatch(/same revision/);
    const newer = (one: ReturnType<typeof simulateMatch>) => {
      saysOtherwise(one);
      one.meta.revision = 2;
    };
    expect(await take(file(newer))).toMatchObject({ status: 'revised', matchId });
    expect((await readPlay(app.app.db, matchId))?.match.venue).toBe('Elsewhere');
    const old = await take(file());
    expect(old.faults[0]?.en).toMatch(/newer file/);
    expect((await readPlay(app.app.db, matchId))?.match.venue).toBe('Elsewhere');
  });

  test('leaves nothing behind when it is refused', async () => {
    const count = async () =>
      (
        await app.app.db.execute(
          'select (select count(*) from cricket_matches) m, (select count(*) from cricket_players) p, (select count(*) from cricket_tournaments) t',
        )
      ).rows[0];
    const before = await count();
    const broken = file((one) => {
      one.info.season = '1999';
      const last = one.innings[1]?.overs.at(-1)?.deliveries.at(-1);
      if (last) last.runs.total += 1;
    });
    const report = await take(broken);
    expect(report.status).toBe('refused');
    expect(report.faults[0]?.en).toMatch(/^innings 2, over \d+, ball \d+: /);
    for (const text of ['', '{', '[]', '{"meta": 1}', 'x'.repeat(5_000_000)]) expect((await take(text)).status).toBe('refused');
    expect(await count()).toEqual(before);
  });

  test('is refused in words when it says that the match was drawn', async () => {
    const drawn = JSON.parse(file((one) => Object.assign(one.info, { season: '1998' })));
    drawn.info.outcome = { result: 'draw' };
    const report = await take(JSON.stringify(drawn));
    expect([report.status, report.faults.map(({ en }) => en)]).toEqual(['refused', ['A match of limited overs is not drawn.']]);
  });

  test('is refused while the newsroom scores the match', async () => {
    const { rows } = await app.app.db.execute<{ number: number; day: string }>(
      "select number, day::text from cricket_matches where status = 'live'",
    );
    const live = demoSchedule().find(({ number }) => number === rows[0]?.number);
    if (!live) throw new Error('No match of the demo is live');
    const season = rows[0]?.day.slice(0, 4) ?? '';
    const report = await take(JSON.stringify(simulateMatch(live, rows[0]?.day ?? '', season)));
    expect(report.faults[0]?.en).toMatch(/being scored in the newsroom/);
  });
});

describe('files that nobody has seen', () => {
  test('of any format, event and weather come in whole', async () => {
    for (let seed = 1; seed <= 25; seed += 1) {
      const report = await take(JSON.stringify(variedMatchFile(seed)));
      expect(report, `seed ${seed}`).toMatchObject({ status: 'added', faults: [] });
    }
  });

  test('with one thing wrong are taken in or refused in words, and never half', async () => {
    const tables = async () =>
      (
        await app.app.db.execute(
          `select (select count(*) from cricket_matches) m, (select count(*) from cricket_players) p, (select count(*) from cricket_teams) t,
           (select count(*) from cricket_tournaments) u, (select count(*) from cricket_overs) o`,
        )
      ).rows[0];
    for (let seed = 1; seed <= 60; seed += 1) {
      const before = await tables();
      const report = await take(JSON.stringify(damaged(variedMatchFile(5_000 + seed), seed)));
      if (report.status !== 'refused') continue;
      expect(report.faults.length, `seed ${seed}`).toBeGreaterThan(0);
      expect(await tables(), `seed ${seed}`).toEqual(before);
    }
  });
});
