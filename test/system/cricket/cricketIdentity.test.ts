import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ImportReport, importMatch } from '../../../src/desks/cricket/file/importMatch.ts';
import type { MatchFile } from '../../../src/desks/cricket/file/matchFileSchema.ts';
import { matchFile, rainEndsChase, retireBetween, runsOf } from '../../matchFiles.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

const editor = staffMember('sub-editor');
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const take = (file: MatchFile): Promise<ImportReport> => importMatch(app.app, JSON.stringify(file));
const added = async (file: MatchFile): Promise<number> => {
  const report = await take(file);
  expect(report).toMatchObject({ status: 'added', faults: [] });
  return report.matchId ?? 0;
};
const countMatches = async () => (await app.app.db.execute<{ n: number }>('select count(*)::int n from cricket_matches')).rows[0]?.n;
const data = async (path: string) => (await (await app.get(`/api${path}`)).json()).data;
const matchOf = async (id: number) => (await data(`/cricket/live/match?matchId=${id}`)).matches[0];
const page = async (path: string) => {
  const first = await app.get(path);
  const answer = first.status === 301 ? await app.get(first.headers.get('location') ?? '') : first;
  return { status: answer.status, html: await answer.text() };
};
const newer = (file: MatchFile, change: (file: MatchFile) => void): MatchFile => {
  const copy = structuredClone(file);
  copy.meta.revision = file.meta.revision + 1;
  change(copy);
  return copy;
};

describe('a tour of ODIs, Twenty20s and women’s matches under one name', () => {
  const tour = { event: 'India tour of Ireland', season: '2023', number: 1 } as const;
  let odi: number;
  let t20: number;
  let women: number;
  beforeAll(async () => {
    odi = await added(matchFile({ ...tour, overs: 50, day: '2023-08-10', seed: 1 }));
    t20 = await added(matchFile({ ...tour, overs: 20, day: '2023-08-18', seed: 2 }));
    women = await added(matchFile({ ...tour, overs: 20, day: '2023-08-18', gender: 'female', seed: 3 }));
  });

  test('has a tournament for each, under its own name', async () => {
    const matches = await data('/cricket/matches/complete?tournament=india-tour-of-ireland-2023');
    expect(matches.matches.map(({ _id }: { _id: string }) => Number(_id))).toEqual([odi]);
    expect(matches.tournament).toMatchObject({ name: 'ભારતનો આયર્લેન્ડ પ્રવાસ 2023 (વન-ડે)', format: 'oneDay', gender: 'male' });
    const short = await data('/cricket/matches/complete?tournament=india-tour-of-ireland-2023-t20');
    expect(short.matches.map(({ _id }: { _id: string }) => Number(_id))).toEqual([t20]);
    const theirs = await data('/cricket/matches/complete?tournament=india-tour-of-ireland-2023-t20-women');
    expect(theirs.matches.map(({ _id }: { _id: string }) => Number(_id))).toEqual([women]);
    expect(theirs.tournament).toMatchObject({ name: 'ભારત મહિલાનો આયર્લેન્ડ પ્રવાસ 2023 (ટી-20)', gender: 'female' });
  });

  test('has sides and players of their own for the women', async () => {
    const { match } = await matchOf(women);
    expect(match.title).toMatch(/^ભારત મહિલા વિ\. આયર્લેન્ડ મહિલા$/);
    expect(match.teams.map(({ code }: { code: string }) => code)).toEqual(['INDW', 'IREW']);
    const men = (await page('/cricket/team/ireland')).html;
    expect(men).toContain('Ireland male A');
    expect(men).not.toContain('Ireland female A');
    expect(men).not.toContain(`/cricket/match/${women}/`);
    const own = (await page('/cricket/team/ireland-women')).html;
    expect(own).toContain('Ireland female A');
    expect(own).not.toContain(`/cricket/match/${t20}/`);
    expect((await data('/cricket/pointtable?tournament=india-tour-of-ireland-2023-t20-women')).table).toMatchObject([
      { team: { gender: 'female' }, played: 1 },
      { team: { gender: 'female' }, played: 1 },
    ]);
    const filtered = await data('/cricket/matches/complete?tournament=india-tour-of-ireland-2023-t20-women&team=INDW');
    expect(filtered.totalCount).toBe(1);
  });

  test('tells the day of a match, and no time that nobody knows', async () => {
    const { match } = await matchOf(odi);
    expect(match).toMatchObject({ day: '2023-08-10', startsAt: null });
    const { html } = await page(`/cricket/match/${odi}`);
    expect(html).toContain('"startDate":"2023-08-10"');
    const info = (await page(match.url.concat('/info'))).html;
    expect(info).toContain('10 Aug 2023');
    expect(info).not.toMatch(/10 Aug 2023, \d+:\d\d/);
  });
});

describe('a match that is there already', () => {
  const about = { event: 'Tri Series', season: '2021', number: 4, day: '2021-07-03', seed: 11 } as const;
  const file = matchFile(about);
  let id: number;
  beforeAll(async () => {
    id = await added(file);
  });

  test.each([
    ['under another number', (one: MatchFile) => Object.assign(one.info, { event: { name: 'Tri Series', match_number: 9 } })],
    ['without a number', (one: MatchFile) => Object.assign(one.info, { event: { name: 'Tri Series' } })],
    ['in another event', (one: MatchFile) => Object.assign(one.info, { event: { name: 'Series of Three', match_number: 1 } })],
    ['with its sides the other way round', (one: MatchFile) => one.info.teams.reverse()],
  ])('is not added once more %s', async (_, change) => {
    const before = await countMatches();
    const copy = structuredClone(file);
    change(copy);
    const report = await take(copy);
    expect(report).toMatchObject({ status: 'refused', matchId: id });
    expect(report.faults[0]?.en).toMatch(/The paper has/);
    expect(await countMatches()).toBe(before);
    expect((await app.get('/api/cricket/pointtable?tournament=series-of-three-2021-t20')).status).toBe(404);
  });

  test('is one when its file is given several times at once', async () => {
    const twice = matchFile({ event: 'Tri Series', season: '2021', day: '2021-07-20', seed: 13, teams: ['Kenya', 'Malta'] });
    const reports = await Promise.all([1, 2, 3].map(() => take(twice)));
    expect(reports.map(({ status }) => status).toSorted()).toEqual(['added', 'unchanged', 'unchanged']);
  });

  test('takes a correction of its number from a newer file', async () => {
    const report = await take(newer(file, (one) => Object.assign(one.info, { event: { name: 'Tri Series', match_number: 5 } })));
    expect(report).toMatchObject({ status: 'revised', matchId: id });
    expect((await matchOf(id)).match.number).toBe('મેચ 5');
  });

  test('takes no newer file that contradicts it', async () => {
    const other = matchFile({ ...about, seed: 99 });
    const toss = await take({
      ...newer(file, (one) => Object.assign(one.info.toss, { decision: 'field' })),
      meta: { ...file.meta, revision: 7 },
    });
    expect(toss).toMatchObject({ status: 'refused', matchId: id, faults: [{ en: expect.stringMatching(/another toss/) }] });
    const sameToss = { ...other, info: { ...other.info, toss: file.info.toss }, meta: { ...file.meta, revision: 8 } };
    const balls = await take(sameToss);
    expect(balls.status).toBe('refused');
    expect(balls.faults[0]?.en).toMatch(/another order|other overs/);
  });

  test('leaves room for the second match of a day that the newsroom has planned', async () => {
    const desk = await (await app.ask(editor, 'get', '/cricket')).json();
    const tournament = desk.tournaments.find((one: { nameEn: string }) => one.nameEn === 'Tri Series');
    const draft = {
      tournamentId: tournament.id,
      number: 6,
      stage: '',
      isLeague: true,
      teamAId: tournament.teamIds[0],
      teamBId: tournament.teamIds[1],
      startsAt: '2021-07-03T18:00:00+05:30',
      venue: 'x',
      city: '',
      overs: 20,
    };
    const twice = await app.ask(editor, 'post', '/cricket/matches', { ...draft, number: null });
    expect([twice.status, (await twice.json()).issues[0].message.en]).toEqual([
      422,
      expect.stringMatching(/match of these sides on this day/),
    ]);
    const planned = await (await app.ask(editor, 'post', '/cricket/matches', draft)).json();
    const report = await take(matchFile({ ...about, number: 6, seed: 12 }));
    expect(report).toMatchObject({ status: 'revised', matchId: planned.id });
    // The planned time is of this day: it stands.
    expect((await matchOf(planned.id)).match.startsAt).toBe('2021-07-03T12:30:00.000Z');
  });
});

describe('what an older version has left', () => {
  const write = (text: string) => app.app.db.execute(text);

  test('a match that a stopped replay left live is whole again after an import', async () => {
    const file = matchFile({ event: 'Left Cup', day: '2020-02-02', seed: 21 });
    const id = await added(file);
    await write(`update cricket_matches set status = 'live', outcome = null, details = '{}' where id = ${id}`);
    await write(`delete from cricket_overs where match_id = ${id} and over > 3`);
    await write(`delete from cricket_performances where match_id = ${id}`);
    expect(await take(file)).toMatchObject({ status: 'revised', matchId: id });
    const { match } = await matchOf(id);
    expect(match.status).toBe('complete');
    expect(match.innings.map((one: { runs: number }) => one.runs)).toEqual([runsOf(file, 0), runsOf(file, 1)]);
    expect(await take(file)).toMatchObject({ status: 'unchanged' });
  });

  test('but one that an editor has opened again is theirs', async () => {
    const file = matchFile({ event: 'Left Cup', day: '2020-02-03', seed: 22 });
    const id = await added(file);
    const { version } = await (await app.ask(editor, 'get', `/cricket/matches/${id}`)).json();
    expect((await app.ask(editor, 'post', `/cricket/matches/${id}/reopen`, { version })).status).toBe(200);
    const report = await take(file);
    expect(report.faults[0]?.en).toMatch(/being scored in the newsroom/);
  });

  test('women’s matches that stood under the men are put where they belong', async () => {
    const file = matchFile({ event: 'Mixed Cup', day: '2020-03-03', seed: 23, gender: 'female', teams: ['Zimbabwe', 'Uganda'] });
    const men = matchFile({ event: 'Mixed Cup', day: '2020-03-09', seed: 24, overs: 50, teams: ['Zimbabwe', 'Uganda'] });
    const id = await added(file);
    const menId = await added(men);
    await write(
      `update cricket_matches w set tournament_id = m.tournament_id, team_a_id = m.team_a_id, team_b_id = m.team_b_id, details = '{}'
       from cricket_matches m where m.id = ${menId} and w.id = ${id}`,
    );
    await write(`update cricket_squads s set team_id = (select team_a_id from cricket_matches where id = ${menId}) where match_id = ${id}`);
    const report = await take(newer(file, () => undefined));
    expect(report).toMatchObject({ status: 'revised', matchId: id });
    expect((await matchOf(id)).match.title).toBe('ઝિમ્બાબ્વે મહિલા વિ. Uganda મહિલા');
    expect((await matchOf(menId)).match.title).toBe('ઝિમ્બાબ્વે વિ. Uganda');
    expect((await data('/cricket/pointtable?tournament=mixed-cup-2023')).table.map((row: { played: number }) => row.played)).toEqual([
      1, 1,
    ]);
  });
});

describe('rain ends a chase', () => {
  test.each([
    ['ahead of par', 5, /5 રને જીત્યું \(ડકવર્થ-લુઇસ-સ્ટર્ન\)$/],
    ['behind par', -7, /7 રને જીત્યું \(ડકવર્થ-લુઇસ-સ્ટર્ન\)$/],
    ['level with par', 0, /^મેચ ટાઈ$/],
  ])('%s: the file gives par as target', async (_, ahead, says) => {
    const file = rainEndsChase(matchFile({ event: 'Rain Cup', day: `2022-06-${20 + ahead}`, seed: 31 }), { overs: 7, ahead });
    const id = await added(file);
    const { match } = await matchOf(id);
    expect(match.result).toMatch(says);
    // A side level with par or ahead of it was never told to make so many.
    if (ahead >= 0) expect(match.innings[1].target).toBeNull();
  });

  test('the net run rate credits the first side with the par score off the overs of the chase', async () => {
    const file = rainEndsChase(matchFile({ event: 'Par Cup', day: '2022-09-01', seed: 32 }), { overs: 8, ahead: 6 });
    await added(file);
    const { table } = await data('/cricket/pointtable?tournament=par-cup-2023-t20');
    expect(table.map((row: { netRunRate: number }) => row.netRunRate)).toEqual([0.75, -0.75]);
  });

  test('is refused when the margin does not follow from the par score', async () => {
    const file = rainEndsChase(matchFile({ event: 'Rain Cup', day: '2022-07-01', seed: 33 }), { overs: 7, ahead: 5 });
    Object.assign(file.info.outcome, { by: { runs: 12 } });
    expect((await take(file)).faults).toMatchObject([{ en: expect.stringMatching(/par score/) }]);
  });
});

describe('people who come and go', () => {
  test('a batter who leaves between two balls, told by who replaces whom, has retired', async () => {
    const file = matchFile({ event: 'Retirement Cup', day: '2022-01-05', seed: 41 });
    const { out } = retireBetween(file, { over: 3 });
    const { scorecards } = await matchOf(await added(file));
    const row = scorecards[0].batting.find((one: { player: { name: string } }) => one.player.name === out);
    expect(row.dismissal).toBe('રિટાયર્ડ હર્ટ');
  });

  test('a batter who changes without a word is refused still', async () => {
    const file = matchFile({ event: 'Retirement Cup', day: '2022-01-06', seed: 41 });
    retireBetween(file, { over: 3 });
    const ball = file.innings[0]?.overs[3]?.deliveries[0];
    if (ball) delete ball.replacements;
    expect((await take(file)).faults[0]?.en).toMatch(/^innings 1, over 3, ball 1: This batter was not at the crease/);
  });

  test('a concussion substitute who is not among the listed eleven plays', async () => {
    const file = matchFile({ event: 'Retirement Cup', day: '2022-01-07', seed: 42 });
    const [innings] = file.innings;
    const team = innings?.team ?? '';
    const players = file.info.players[team] ?? [];
    const batted = innings?.overs.flatMap(({ deliveries }) => deliveries.map(({ batter }) => batter)) ?? [];
    const gone = batted.at(-1) ?? '';
    file.info.players[team] = [...players.filter((name) => name !== gone), 'Left Early'];
    file.info.registry.people['Left Early'] = 'deadbeef';
    const first = innings?.overs[0]?.deliveries[0];
    if (first) first.replacements = { match: [{ in: gone, out: 'Left Early', team, reason: 'concussion_substitute' }] };
    const info = (await page(`${(await matchOf(await added(file))).match.url}/info`)).html;
    expect(info).toContain(gone);
    expect(info).toContain('Left Early');
  });
});

describe('groups of a tournament', () => {
  test('have a table each; a final counts in none, a super eight in its own', async () => {
    const cup = (group: string | undefined, teams: readonly [string, string], day: string, seed: number, stage?: string) =>
      added(matchFile({ event: 'Group Cup', season: '2024', group, teams, day, seed, stage }));
    await cup('B', ['Nepal', 'Oman'], '2024-06-01', 51);
    await cup('A', ['India', 'Ireland'], '2024-06-02', 52);
    const inGroup = await cup('A', ['India', 'Canada'], '2024-06-03', 53);
    await cup('1', ['India', 'Nepal'], '2024-06-10', 54, 'Super 8');
    await cup(undefined, ['India', 'Oman'], '2024-06-20', 55, 'Final');
    const { table } = await data('/cricket/pointtable?tournament=group-cup-2024-t20');
    const rows = table.map(
      ({ group, position, team, played }: { group: string; position: number; team: { code: string }; played: number }) => [
        group,
        position,
        team.code,
        played,
      ],
    );
    const of = (group: string) => rows.filter(([name]: string[]) => name === group);
    expect([...new Set(rows.map(([group]: string[]) => group))]).toEqual(['ગ્રુપ A', 'ગ્રુપ B', 'સુપર 8, ગ્રુપ 1']);
    expect(
      of('ગ્રુપ A')
        .map(([, , code]: string[]) => code)
        .toSorted(),
    ).toEqual(['CAN', 'IND', 'IRE']);
    expect(of('ગ્રુપ A').find(([, , code]: string[]) => code === 'IND')?.[3]).toBe(2);
    expect(of('ગ્રુપ B').map(([, position, , played]: number[]) => [position, played])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(of('સુપર 8, ગ્રુપ 1')).toHaveLength(2);
    const { html } = await page('/cricket/table?tournament=group-cup-2024-t20');
    expect(html.match(/<table/g)).toHaveLength(3);
    expect(html).toContain('ગ્રુપ A');
    expect((await matchOf(inGroup)).match.number).toBe('ગ્રુપ A');
  });
});

test('sides whose names begin alike have codes of their own', async () => {
  const sides = ['Central Districts', 'Central Dragons', 'Canterbury', 'Canterbury Kings', 'Chennai Super Kings', 'Chattogram Star Kings'];
  for (const [at, side] of sides.entries()) {
    await added(matchFile({ event: 'Code Cup', teams: [side, 'Italy'], day: `2022-03-${10 + at}`, seed: 60 + at }));
  }
  const { teams } = await data('/cricket/matches?tournament=code-cup-2023-t20');
  const codes = teams.map(({ code }: { code: string }) => code);
  expect(new Set(codes).size).toBe(sides.length + 1);
  expect(codes.every((code: string) => /^[A-Z]{2,8}$/.test(code))).toBe(true);
  expect(codes).not.toContain('CAN');
});

describe('a match that editors withdraw', () => {
  const ask = async (id: number, path: string, body: object, staff = editor) => {
    const { version } = await (await app.ask(editor, 'get', `/cricket/matches/${id}`)).json();
    return app.ask(staff, 'post', `/cricket/matches/${id}/${path}`, { version, ...body });
  };

  test('is gone from readers, tables and figures, and comes back', async () => {
    const file = matchFile({ event: 'Withdrawn Cup', day: '2022-04-04', seed: 71 });
    const id = await added(file);
    await added(matchFile({ event: 'Withdrawn Cup', day: '2022-04-05', seed: 72 }));
    const { match } = await matchOf(id);
    const played = async () =>
      (await data('/cricket/pointtable?tournament=withdrawn-cup-2023-t20')).table.map((row: { played: number }) => row.played);
    const figures = async () => (await data('/cricket/tournament/stats?tournament=withdrawn-cup-2023-t20')).stats[0].rows[0].matches;
    expect([await played(), await figures()]).toEqual([[2, 2], 2]);
    expect((await ask(id, 'withdraw', { reason: '' })).status).toBe(422);
    expect((await ask(id, 'withdraw', { reason: 'x' }, staffMember('reporter'))).status).toBe(403);
    expect((await ask(id, 'withdraw', { reason: 'બીજી મેચની ફાઇલ હતી' })).status).toBe(200);
    expect([await played(), await figures()]).toEqual([[1, 1], 1]);
    for (const path of [match.url, `${match.url}/info`, `/cricket/match/${id}`]) expect((await app.get(path)).status, path).toBe(410);
    expect((await app.get(`/api/cricket/live/match?matchId=${id}`)).status).toBe(404);
    expect((await page('/cricket/matches?tournament=withdrawn-cup-2023-t20')).html).not.toContain(match.url);
    // The same file changes nothing, and neither does a scorer.
    expect((await take(file)).status).toBe('unchanged');
    expect((await ask(id, 'reopen', {})).status).toBe(409);
    const log = await app.app.db.execute<{ after: { reason: string } }>(
      `select after from audit_log where action = 'match.withdraw' and subject = 'match:${id}'`,
    );
    expect(log.rows[0]?.after.reason).toBe('બીજી મેચની ફાઇલ હતી');
    const desk = await (await app.ask(editor, 'get', `/cricket/matches/${id}`)).json();
    expect(desk.match.withdrawnReason).toBe('બીજી મેચની ફાઇલ હતી');
    expect((await ask(id, 'restore', {})).status).toBe(200);
    expect([await played(), await figures()]).toEqual([[2, 2], 2]);
    expect((await app.get(match.url)).status).toBe(200);
  });

  test('makes room for the right file, and does not come back beside it', async () => {
    const about = { event: 'Withdrawn Cup', day: '2022-04-09' } as const;
    const wrong = await added(matchFile({ ...about, seed: 73 }));
    const right = matchFile({ ...about, seed: 99 });
    expect((await take(right)).status).toBe('refused');
    expect((await ask(wrong, 'withdraw', { reason: 'ખોટી ફાઇલ' })).status).toBe(200);
    await added(right);
    const answer = await ask(wrong, 'restore', {});
    expect([answer.status, (await answer.json()).message.en]).toEqual([409, expect.stringMatching(/match of these sides on this day/)]);
  });
});
