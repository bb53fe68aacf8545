import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { timedOut } from '../../../src/desks/cricket/newsroom/makeBall.ts';
import type { CricketForEditing, ScoringState } from '../../../src/desks/cricket/newsroom/shapes.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

const scorer = staffMember('reporter');
const editor = staffMember('sub-editor');
let app: TestApp;
let matchId: number;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function ask<Out>(method: string, path: string, body?: unknown, staff = scorer): Promise<Out> {
  const answer = await app.ask(staff, method, path, body);
  const changes = await answer.json();
  if (answer.status !== 200) throw new Error(`${answer.status}: ${changes.message?.en} ${JSON.stringify(changes.issues ?? '')}`);
  return changes;
}
const refusal = z.object({ message: z.object({ gu: z.string(), en: z.string() }) });
async function refused(path: string, body: unknown): Promise<[number, string]> {
  const answer = await app.ask(scorer, 'post', `/cricket/matches/${matchId}/${path}`, body);
  return [answer.status, refusal.parse(await answer.json()).message.en];
}
const step = (path: string, body: unknown) => ask<ScoringState>('post', `/cricket/matches/${matchId}/${path}`, body);
const now = () => ask<ScoringState>('get', `/cricket/matches/${matchId}`);
const scores = (state: ScoringState) => state.innings.map(({ score, overs }) => `${score} (${overs})`);

type Bowled = {
  runs?: number;
  bowler?: number;
  out?: boolean | 'caught';
  extras?: Record<string, number>;
  penaltyToFielders?: number;
};
/** Bowls a ball where the innings stands, new people taken from the lists in their order. */
async function bowl({ runs = 0, bowler, out = false, extras, penaltyToFielders }: Bowled = {}): Promise<ScoringState> {
  const state = await now();
  const open = state.innings.at(-1);
  const { crease } = state;
  if (!open || !crease) throw new Error('No innings is open');
  const batting = state.squads.find(({ team }) => team === open.team)?.players.map(({ id }) => id) ?? [];
  const fielding = state.squads.find(({ team }) => team !== open.team)?.players.map(({ id }) => id) ?? [];
  const fresh = batting.filter((id) => !crease.out.includes(id) && id !== crease.striker && id !== crease.nonStriker);
  const batter = crease.striker ?? fresh.shift() ?? 0;
  const nonStriker = crease.nonStriker ?? fresh.shift() ?? 0;
  const chosen = bowler ?? crease.bowler ?? fielding.toReversed().find((id) => !crease.bowledBefore.includes(id)) ?? 0;
  const ball = {
    batter,
    nonStriker,
    bowler: chosen,
    runs,
    ...(extras ? { extras } : {}),
    penaltyToFielders,
    ...(out ? { wickets: [{ player: batter, kind: out === 'caught' ? out : 'bowled' }] } : {}),
  };
  return step('balls', { innings: open.number, number: open.balls + 1, ball });
}
async function over(...runs: number[]): Promise<ScoringState> {
  let state = await now();
  for (const one of runs) state = await bowl({ runs: one });
  return state;
}

test('a match is planned, and shown as one to come', async () => {
  const desk = await ask<{ tournaments: { id: number; teamIds: number[] }[] }>('get', '/cricket', undefined, editor);
  const [tournament] = desk.tournaments;
  const [teamAId, teamBId] = tournament?.teamIds ?? [];
  const draft = {
    tournamentId: tournament?.id,
    number: 77,
    stage: '',
    isLeague: true,
    teamAId,
    teamBId,
    startsAt: '2026-12-24T09:00:00+05:30',
    venue: 'મોટું મેદાન',
    city: 'સુરત',
    overs: 2,
  };
  expect((await app.ask(scorer, 'post', '/cricket/matches', draft)).status).toBe(403);
  expect((await app.ask(editor, 'post', '/cricket/matches', { ...draft, teamBId: teamAId })).status).toBe(422);
  ({ id: matchId } = await ask<{ id: number }>('post', '/cricket/matches', draft, editor));
  expect((await app.ask(editor, 'post', '/cricket/matches', draft)).status).toBe(422);
  const [answer] = [await app.get(`/cricket/match/${matchId}`)];
  expect(await (await app.get(answer.headers.get('location') ?? '')).text()).toContain('24 Dec 2026, 9:00 AM');
});

test('the toss and the elevens begin it', async () => {
  const state = await now();
  const squads = state.candidates.map(({ team, players }) => ({ team, players: players.slice(0, 11).map(({ id }) => id) }));
  const [one] = squads;
  expect((await refused('begin', { team: one?.team, decision: 'bat', squads: [one, one] }))[0]).toBe(422);
  const begun = await step('begin', { team: one?.team, decision: 'bat', squads });
  expect(begun.match.status).toBe('live');
  expect(scores(begun)).toEqual(['0/0 (0)']);
  expect((await refused('begin', { team: one?.team, decision: 'bat', squads }))[0]).toBe(409);
});

describe('ball by ball', () => {
  test('the score follows, and the batters cross', async () => {
    const first = await bowl({ runs: 1 });
    const second = await bowl({ runs: 4 });
    expect(scores(second)).toEqual(['5/0 (0.2)']);
    expect(second.crease?.striker).toBe(first.crease?.striker);
    const third = await bowl({ extras: { wides: 1 } });
    expect([scores(third), third.innings[0]?.balls]).toEqual([['6/0 (0.2)'], 3]);
  });

  test('a ball that comes twice or too early is refused, and nothing of it is kept', async () => {
    const before = await now();
    const last = before.innings[0]?.oversBowled[0]?.balls.at(-1)?.ball;
    expect(await refused('balls', { innings: 1, number: 3, ball: last })).toEqual([409, 'This ball is entered already.']);
    expect(await refused('balls', { innings: 1, number: 5, ball: last })).toEqual([409, 'The ball before this one is not entered yet.']);
    expect(await refused('balls', { innings: 2, number: 1, ball: last })).toEqual([422, 'There is no such innings.']);
    expect(await refused('balls', { innings: 1, number: 4, ball: { ...last, bowler: last?.batter } })).toEqual([
      422,
      'This bowler does not play for the fielding side.',
    ]);
    expect((await refused('balls', { innings: 1, number: 4, ball: { ...last, runs: -1 } }))[0]).toBe(422);
    expect(await now()).toEqual(before);
  });

  test('of two scorers who enter the same ball one is heard', async () => {
    const state = await now();
    const ball = { ...state.innings[0]?.oversBowled[0]?.balls.at(-1)?.ball, extras: { wides: 1 } };
    const path = `/cricket/matches/${matchId}/balls`;
    const answers = await Promise.all([1, 2, 3].map(() => app.ask(scorer, 'post', path, { innings: 1, number: 4, ball })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await now()).innings[0]?.balls).toBe(4);
  });

  test('the last ball is taken back, once', async () => {
    const state = await step('undo', { innings: 1, number: 4 });
    expect(scores(state)).toEqual(['6/0 (0.2)']);
    expect(await refused('undo', { innings: 1, number: 4 })).toEqual([409, 'This is not the last ball.']);
  });

  test('an over is corrected, but not into one that cannot be', async () => {
    const state = await over(0, 0, 0, 0);
    expect(scores(state)).toEqual(['6/0 (1)']);
    const balls = state.innings[0]?.oversBowled[0]?.balls.map(({ ball }) => ball) ?? [];
    const six = balls.map((ball, at) => (at === 1 ? { ...ball, runs: 6 } : ball));
    expect((await refused('correct', { version: state.version - 1, innings: 1, over: 0, balls: six }))[0]).toBe(409);
    expect(
      (
        await refused('correct', {
          version: state.version,
          innings: 1,
          over: 0,
          balls: six.map((ball) => ({ ...ball, bowler: ball.batter })),
        })
      )[0],
    ).toBe(422);
    const mended = await step('correct', { version: state.version, innings: 1, over: 0, balls: six });
    expect(scores(mended)).toEqual(['8/0 (1)']);
    const log = await app.app.db.execute("select action, before, after from audit_log where action = 'match.correct'");
    expect(log.rows).toHaveLength(1);
    expect(JSON.stringify(log.rows[0])).toContain('8/0');
  });

  test('the innings ends with its overs, and the other side has its target', async () => {
    const state = await over(1, 1, 1, 1, 1, 1);
    expect(state.innings[0]).toMatchObject({ score: '14/0', isClosed: true });
    expect(state.crease).toBeUndefined();
    expect((await refused('next', { version: 1 }))[0]).toBe(409);
    const chase = await step('next', { version: state.version });
    expect(chase.innings[1]).toMatchObject({ target: { runs: 15, balls: 12 }, isClosed: false });
  });

  test('taking back the ball that ended an innings opens it again, and closes the next that has no ball', async () => {
    const state = await step('undo', { innings: 1, number: 13 });
    expect(state.innings).toHaveLength(1);
    expect(state.innings[0]).toMatchObject({ score: '13/0', isClosed: false });
    const again = await bowl({ runs: 1 });
    await step('next', { version: again.version });
  });

  test('nobody is bowled off a free hit, and who is run out before the ball is bowled takes no ball of the over', async () => {
    const { innings: before } = await now();
    const played = before.at(-1)?.oversBowled.flatMap(({ balls }) => balls).length ?? 0;
    expect((await bowl({ extras: { noballs: 1 } })).crease?.isFreeHit).toBe(true);
    await expect(bowl({ out: true })).rejects.toThrow('422: Nobody is out in this way off a free hit.');
    const { innings: open, crease } = await now();
    const { striker: batter, nonStriker, bowler } = crease ?? {};
    const ball = { batter, nonStriker, bowler, runs: 0, isNotBowled: true, wickets: [{ player: nonStriker, kind: 'run out' }] };
    const number = played + 2;
    expect(await refused('balls', { innings: open.length, number, ball: { ...ball, runs: 1 } })).toEqual([
      422,
      'Before a ball is bowled only the non-striker can be run out, without runs.',
    ]);
    const after = await step('balls', { innings: open.length, number, ball });
    expect([after.innings.at(-1)?.overs, after.crease?.isFreeHit]).toEqual([open.at(-1)?.overs, true]);
    expect(after.crease?.out).toContain(nonStriker);
    await step('undo', { innings: open.length, number });
    expect(scores(await step('undo', { innings: open.length, number: number - 1 }))).toEqual(scores({ ...after, innings: before }));
  });

  test('who could not bat is not somebody who has batted, and may bat once the closing is taken back', async () => {
    const { innings, squads, crease, version } = await bowl({ runs: 1 });
    const open = innings.at(-1);
    const eleven = squads.find(({ team }) => team === open?.team)?.players.map(({ id }) => id) ?? [];
    const close = { innings: innings.length, isDeclared: false };
    expect(await refused('close', { ...close, version, absentHurt: [crease?.striker] })).toEqual([422, 'This player has batted.']);
    const hurt = eleven.find((id) => id !== crease?.striker && id !== crease?.nonStriker);
    expect((await step('close', { ...close, version, absentHurt: [hurt] })).innings.at(-1)?.isClosed).toBe(true);
    expect((await step('undo', { innings: innings.length, number: open?.balls })).crease?.out).toEqual([]);
  });

  test('a wicket brings somebody else in; the one who is out cannot bat on', async () => {
    const state = await bowl({ out: 'caught' });
    expect(state.innings[1]?.score).toBe('0/1');
    // A scorer who names no catcher has not named a substitute.
    const { data } = await (await app.get(`/api/cricket/live/match?matchId=${matchId}`)).json();
    expect(data.matches[0].scorecards[1].batting[0].dismissal).toMatch(/^કેચ, બોલર /);
    expect(state.crease?.striker).toBeUndefined();
    const open = state.innings[1]?.oversBowled[0]?.balls[0]?.ball;
    const { wickets: _, ...ball } = open ?? { wickets: [] };
    expect(await refused('balls', { innings: 2, number: 2, ball })).toEqual([422, 'This batter is out already.']);
  });

  test('rain changes the target, and the match ends by the score', async () => {
    const state = await now();
    const revised = await step('target', { version: state.version, runs: 8, overs: 1, rule: 'D/L' });
    expect(revised.innings[1]?.target).toEqual({ runs: 8, balls: 6 });
    expect((await refused('end', { version: revised.version, ending: { kind: 'play' } }))[0]).toBe(409);
    const won = await over(4, 4);
    expect(won).toMatchObject({ isDecided: true, innings: [{}, { score: '8/1', isClosed: true }] });
    // Readers and the scorer see the result as soon as the score tells it, before the scorer ends the match.
    expect(won.match).toMatchObject({ status: 'live', note: expect.stringMatching(/9 વિકેટે જીત્યું/) });
    const { data } = await (await app.get(`/api/cricket/live/match?matchId=${matchId}`)).json();
    expect(data.matches[0].match).toMatchObject({ status: 'live', statusText: won.match.note, result: null, winner: null });
    const ended = await step('end', { version: won.version, ending: { kind: 'play' } });
    expect(ended.match.status).toBe('complete');
    expect(ended.match.note).toBe(won.match.note);
    expect(ended.match.note).toMatch(/9 વિકેટે જીત્યું \(ડકવર્થ-લુઇસ-સ્ટર્ન\)$/);
  });
});

test('a finished match is in the table and the figures, and is again when it is corrected', async () => {
  const table = async () => (await (await app.get('/api/cricket/pointtable')).json()).data.table;
  const played = (await table()).reduce((sum: number, row: { played: number }) => sum + row.played, 0);
  expect(played).toBe(62);
  const state = await now();
  const [innings] = state.innings;
  const balls = innings?.oversBowled[1]?.balls.map(({ ball }) => ball) ?? [];
  const more = balls.map((ball, at) => (at === 0 ? { ...ball, runs: 3 } : ball));
  const after = await step('correct', { version: state.version, innings: 1, over: 1, balls: more });
  expect(after.innings[0]?.score).toBe('16/0');
  const done = await app.app.db.execute(`select sum(runs)::int as runs from cricket_performances where match_id = ${matchId}`);
  expect(done.rows).toEqual([{ runs: 15 + 8 }]);
  const reopened = await step('reopen', { version: after.version });
  expect(reopened.match.status).toBe('live');
  const gone = await app.app.db.execute(`select count(*)::int as rows from cricket_performances where match_id = ${matchId}`);
  expect(gone.rows).toEqual([{ rows: 0 }]);
});

describe('a match that goes on', () => {
  const begin = async (day: number) => {
    const desk = await ask<{ tournaments: { id: number; teamIds: number[] }[] }>('get', '/cricket', undefined, editor);
    const [tournament] = desk.tournaments;
    const [teamAId, teamBId] = tournament?.teamIds ?? [];
    const about = {
      number: 60 + day,
      stage: '',
      isLeague: true,
      startsAt: `2026-12-${day}T09:00:00+05:30`,
      venue: 'મોટું મેદાન',
      city: 'સુરત',
      overs: 1,
    };
    const draft = { ...about, tournamentId: tournament?.id, teamAId, teamBId };
    ({ id: matchId } = await ask<{ id: number }>('post', '/cricket/matches', draft, editor));
    const { candidates } = await now();
    const squads = candidates.map(({ team, players }) => ({ team, players: players.slice(0, 11).map(({ id }) => id) }));
    await step('begin', { team: teamAId, decision: 'bat', squads });
  };
  const newPlayer = async (teamId: number) =>
    (await ask<{ id: number }>('post', '/cricket/players', { teamId, name: 'નવો ખેલાડી', nameEn: 'N Player' }, editor)).id;
  const openNext = async () => step('next', { version: (await now()).version });

  test('when a correction raises the target that was reached', async () => {
    await begin(25);
    await over(1, 1, 1, 1, 1, 1);
    await openNext();
    const reached = await over(4, 4);
    expect(reached).toMatchObject({
      isDecided: true,
      hasNextInnings: false,
      innings: [{ score: '6/0' }, { score: '8/0', isClosed: true }],
    });
    const balls = reached.innings[0]?.oversBowled[0]?.balls.map(({ ball }) => ball) ?? [];
    const six = balls.map((ball, at) => (at === 0 ? { ...ball, runs: 6 } : ball));
    const raised = await step('correct', { version: reached.version, innings: 1, over: 0, balls: six });
    expect(raised).toMatchObject({ isDecided: false, innings: [{ score: '11/0' }, { target: { runs: 12 }, isClosed: false }] });
    expect(raised.match.note).toBe('જીતવા 4 બોલમાં 4 રન જોઈએ');
  });

  test('with super overs after a tie, won only when both sides have had their balls', async () => {
    const tied = await over(3, 0, 0, 0);
    expect(tied).toMatchObject({ isDecided: true, hasNextInnings: true, innings: [{}, { score: '11/0', isClosed: true }] });
    expect((await openNext()).match.note).toBe('સુપર ઓવર');
    expect(await over(1, 1, 1, 1, 1, 1)).toMatchObject({ hasNextInnings: true, match: { note: 'દાવ પૂરો, વિરામ' } });
    const chase = await openNext();
    expect(chase.match.note).toBe('જીતવા 6 બોલમાં 7 રન જોઈએ');
    const state = await bowl({ runs: 2 });
    expect([state.match.note, state.hasNextInnings]).toEqual(['જીતવા 5 બોલમાં 5 રન જોઈએ', false]);
    const board = await (await app.get(`/api/cricket/live/match?matchId=${matchId}`)).json();
    expect(board.data.matches[0].match.statusText).toBe(state.match.note);
    const won = await over(4, 4);
    expect(won.match.note).toMatch(/^મેચ ટાઈ, સુપર ઓવરમાં .+ જીત્યું$/);
    await step('undo', { innings: 4, number: 3 });
    // Ended in the middle, by rain, the super over has no winner.
    const ended = await step('end', { version: (await now()).version, ending: { kind: 'play' } });
    expect(ended.match.note).toBe('મેચ ટાઈ');
  });

  test('with penalty runs to the fielding side, in their next innings or the one before, until they are taken back', async () => {
    await begin(27);
    await over(1, 1, 1);
    await bowl({ penaltyToFielders: 5 });
    const first = await over(1, 1);
    expect(first.innings[0]?.score).toBe('5/0');
    const chase = await openNext();
    expect(chase.innings[1]).toMatchObject({ score: '5/0', target: { runs: 6 } });
    const awarded = await bowl({ runs: 1, penaltyToFielders: 5 });
    // The run reached the target that the penalty moved away.
    expect(awarded.innings).toMatchObject([{ score: '10/0' }, { score: '6/0', target: { runs: 11 }, isClosed: false }]);
    expect(awarded.match.note).toBe('જીતવા 5 બોલમાં 5 રન જોઈએ');
    const { data } = await (await app.get(`/api/cricket/live/match?matchId=${matchId}`)).json();
    expect(data.matches[0].scorecards.map((card: { extras: object }) => card.extras)).toMatchObject([{ penalty: 5 }, { penalty: 5 }]);
    const back = await step('undo', { innings: 2, number: 1 });
    expect(back.innings).toMatchObject([{ score: '5/0' }, { score: '5/0', target: { runs: 6 } }]);
    await bowl();
    const balls = back.innings[0]?.oversBowled[0]?.balls.map(({ ball: { penaltyToFielders: _, ...ball } }) => ball) ?? [];
    const corrected = await step('correct', { version: (await now()).version, innings: 1, over: 0, balls });
    expect(corrected.innings).toMatchObject([{ score: '5/0' }, { score: '0/0', target: { runs: 6 } }]);
  });

  test('with a batter who is timed out after the ball that brought a wicket', async () => {
    const state = await bowl({ out: true });
    const open = state.innings[1];
    const late = state.squads.find(({ team }) => team === open?.team)?.players.at(-1);
    const balls = open?.oversBowled[0]?.balls.map(({ ball }) => ball) ?? [];
    const after = await step('correct', { version: state.version, innings: 2, over: 0, balls: timedOut(balls, late?.id ?? 0) });
    expect(after.innings[1]).toMatchObject({ score: '0/2', overs: '0.2' });
    expect(after.crease).toMatchObject({ out: expect.arrayContaining([late?.id]) });
    const { data } = await (await app.get(`/api/cricket/live/match?matchId=${matchId}`)).json();
    const row = data.matches[0].scorecards[1].batting.find((one: { player: { name: string } }) => one.player.name === late?.name);
    expect(row).toMatchObject({ balls: 0, dismissal: 'ટાઇમ્ડ આઉટ' });
  });

  test('without free hits in a cup that has none', async () => {
    const [tournament] = (await ask<CricketForEditing>('get', '/cricket', undefined, editor)).tournaments;
    const rules = (hasFreeHits: boolean, version = 0) => ({ ...tournament, hasFreeHits, version: (tournament?.version ?? 0) + version });
    await ask('put', `/cricket/tournaments/${tournament?.id}`, rules(false), editor);
    expect((await bowl({ extras: { noballs: 1 } })).crease?.isFreeHit).toBe(false);
    expect((await bowl({ out: true })).innings[1]?.score).toBe('1/3');
    await ask('put', `/cricket/tournaments/${tournament?.id}`, rules(true, 1), editor);
  });

  test('no further than the toss is abandoned, and has no score', async () => {
    await begin(26);
    const ended = await step('end', { version: (await now()).version, ending: { kind: 'noResult' } });
    expect(ended.match.note).toBe('મેચ રદ');
    const html = await (await app.get(ended.match.address)).text();
    expect(/<main[\s\S]*?<\/ul>/.exec(html)?.[0]).not.toContain('0/0');
  });

  test('from another toss, as long as no ball is entered', async () => {
    await begin(28);
    const taken = await step('clear', { version: (await now()).version });
    expect([taken.match.status, taken.innings, taken.squads.flatMap(({ players }) => players)]).toEqual(['fixture', [], []]);
    const squads = taken.candidates.map(({ team, players }) => ({ team, players: players.slice(0, 11).map(({ id }) => id) }));
    const [one] = squads;
    const both = squads.map(({ team }) => ({ team, players: one?.players }));
    expect(await refused('begin', { team: one?.team, decision: 'bat', squads: both })).toEqual([
      422,
      'Choose the eleven players of both sides.',
    ]);
    const begun = await step('begin', { team: one?.team, decision: 'field', squads });
    expect(begun.innings[0]?.team).toBe(squads[1]?.team);
    const state = await bowl();
    expect(await refused('clear', { version: state.version })).toEqual([409, 'The toss is not taken back once a ball is entered.']);
  });

  test('with a substitute, who may bowl, and without anybody who has played leaving', async () => {
    const state = await now();
    const fielding = state.squads.find(({ team }) => team !== state.innings[0]?.team);
    const ids = fielding?.players.map(({ id }) => id) ?? [];
    const { players } = await ask<{ players: { id: number }[] }>('get', `/cricket/teams/${fielding?.team}/players`);
    const others = players.map(({ id }) => id).filter((id) => !ids.includes(id));
    const [substitute = 0] = others.length > 0 ? others : [await newPlayer(fielding?.team ?? 0)];
    const [idle] = ids;
    const bowler = state.crease?.bowler ?? 0;
    const squadsWith = (own: (number | undefined)[]) => ({
      version: state.version,
      squads: state.squads.map(({ team, players: all }) => ({ team, players: team === fielding?.team ? own : all.map(({ id }) => id) })),
    });
    expect(await refused('squads', squadsWith([...ids.filter((id) => id !== bowler), substitute]))).toEqual([
      422,
      'Those who have played stay in the side.',
    ]);
    expect(await refused('squads', squadsWith([...ids.slice(1), ids[1]]))).toEqual([422, 'Choose the eleven players of both sides.']);
    await expect(bowl({ bowler: substitute })).rejects.toThrow('This bowler does not play for the fielding side.');
    const after = await step('squads', squadsWith([...ids.filter((id) => id !== idle), substitute]));
    expect(after.squads.find(({ team }) => team === fielding?.team)?.players.map(({ id }) => id)).toEqual([...ids.slice(1), substitute]);
    expect((await bowl({ bowler: substitute })).innings[0]?.balls).toBe(2);
  });

  test('not even to the toss, when rain comes first', async () => {
    await begin(29);
    await step('clear', { version: (await now()).version });
    const ended = await step('end', { version: (await now()).version, ending: { kind: 'noResult' } });
    expect(ended.match).toMatchObject({ status: 'complete', note: 'મેચ રદ' });
    for (const part of ['', '/overs', '/partnerships', '/wickets', '/info']) {
      const page = await app.get(`${ended.match.address}${part}`);
      expect([part, page.status]).toEqual([part, 200]);
    }
    expect((await step('reopen', { version: ended.version })).match.status).toBe('fixture');
  });
});

test('a file that is refused is a refusal with all that is wrong; a sound one is taken in', async () => {
  const answer = await app.ask(editor, 'post', '/cricket/files', new TextEncoder().encode('{"meta":{}}'));
  expect(answer.status).toBe(422);
  const changes = await answer.json();
  expect(changes.details.faults.length).toBeGreaterThan(1);
  expect(changes.details.faults[0]).toMatchObject({ gu: expect.stringMatching(/[\u0a80-\u0aff]/), en: expect.any(String) });
});

test('sides, players and tournaments are written by editors', async () => {
  const { id: team } = await ask<{ id: number }>(
    'post',
    '/cricket/teams',
    { code: 'GUJ', slug: 'gujarat', name: 'ગુજરાત', nameEn: 'Gujarat' },
    editor,
  );
  expect((await app.ask(editor, 'post', '/cricket/teams', { code: 'GUJ', slug: 'x', name: 'x', nameEn: 'x' })).status).toBe(422);
  const { id: player } = await ask<{ id: number }>(
    'post',
    '/cricket/players',
    { teamId: team, name: 'હેત જોબનપુત્રા', nameEn: 'H Jobanputra' },
    editor,
  );
  const renamed = { teamId: team, name: 'હેત જોબનપુત્ર', nameEn: 'H Jobanputra', version: 1 };
  await ask('put', `/cricket/players/${player}`, renamed, editor);
  expect(await (await app.get('/cricket/team/gujarat')).text()).toContain('હેત જોબનપુત્ર');
  const rules = {
    name: 'સવાર કપ',
    nameEn: 'Savar Cup',
    season: '2027',
    overs: 20,
    pointsWin: 3,
    pointsTie: 1,
    pointsNoResult: 1,
    tableOrder: ['points'],
    isFeatured: true,
    teamIds: [team],
  };
  const [earlier] = (await ask<CricketForEditing>('get', '/cricket', undefined, editor)).tournaments;
  await ask('post', '/cricket/tournaments', rules, editor);
  expect(await (await app.get('/cricket/table')).text()).toContain('સવાર કપ');
  expect((await app.get(`/cricket/table?tournament=${earlier?.slug}`)).status).toBe(200);
  expect((await app.ask(editor, 'put', '/cricket/tournaments/999999', { ...rules, version: 1 })).status).toBe(404);
});
