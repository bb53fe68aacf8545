import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyResults, InvalidResults } from '../../../src/desks/elections/count/applyResults.ts';
import { readResultsFile } from '../../../src/desks/elections/count/readResultsFile.ts';
import { readSeat } from '../../../src/desks/elections/pages/readCandidates.ts';
import { readSeats } from '../../../src/desks/elections/pages/readSeats.ts';
import { readElection, readTallies, readTallyBox } from '../../../src/desks/elections/queries.ts';
import { electionCandidates, electionRounds, electionSeats, elections } from '../../../src/desks/elections/tables.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

const TOKEN = 'election-2024';
const now = new Date('2026-11-21T09:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const take = async (text: string | Uint8Array, token = TOKEN) => {
  const { seats, problems } = readResultsFile(typeof text === 'string' ? new TextEncoder().encode(text) : text);
  if (problems.length > 0) throw new InvalidResults(problems);
  return applyResults(app.app, token, { seats, source: 'test', now });
};
const wrong = async (text: string | Uint8Array, token = TOKEN): Promise<string[]> => {
  try {
    await take(text, token);
  } catch (error) {
    if (!(error instanceof InvalidResults)) throw error;
    return error.problems.map(({ row, message }) => `${row}: ${message.en}`);
  }
  return [];
};
const election = async () => {
  const result = await readElection(app.app.db, TOKEN);
  if (!result) throw new Error('The demo paper has no Lok Sabha of 2024');
  return result;
};
const seat = async (slug: string) => {
  const result = await readSeat(app.app.db, (await election()).id, slug);
  if (!result) throw new Error(`There is no seat ${slug}`);
  return result;
};
const tallies = async () =>
  (await readTallyBox(app.app.db, await election())).parties.map(({ code, leading, won }) => `${code} ${leading} ${won}`);

/** Lets a seat be counted anew: a correction that takes all votes back. */
const reopen = (slug: string, rounds: number) =>
  take(
    JSON.stringify({
      results: [
        {
          state: 'S06',
          seat: slug,
          round: 1,
          rounds,
          isCorrection: true,
          totalVotes: 0,
          votes: [1, 2, 3, 4, 'NOTA'].map((candidate) => ({ candidate, votes: 0 })),
        },
      ],
    }),
  );

describe('what is refused, with nothing of it taken', () => {
  test.each([
    ['no results at all', 'state,seat,candidate,votes\n', ['1: There are no results in the file.']],
    ['columns that are missing', 'state,seat,votes\nS06,2,5\n', ['1: The file lacks the columns candidate']],
    ['a text that is no JSON', '{"results": [', ['1: This file is no JSON.']],
    [
      'votes that are none',
      'state,seat,candidate,votes\nS06,2,1,many\nS06,2,2,-5\nS06,2,3,1.5\n',
      [
        '2: “votes” wants a whole number, and has “many”.',
        '3: “votes” wants a whole number, and has “-5”.',
        '4: “votes” wants a whole number, and has “1.5”.',
      ],
    ],
    [
      'a seat and a state that are not there',
      'state,seat,candidate,votes\nS06,99,1,5\nS99,1,1,5\n',
      ['2: This election has no seat “99”.', '3: This election has no state “S99”.'],
    ],
    [
      'a candidate who does not stand',
      'state,seat,candidate,votes\nS06,2,Nobody At All,5\n',
      ['2: Nobody called “Nobody At All” stands in this seat.'],
    ],
    [
      'a candidate for another party',
      'state,seat,candidate,party,votes\nS06,2,ગેનીબેન ઠાકોર,BJP,700000\n',
      ['2: “ગેનીબેન ઠાકોર” does not stand for “BJP”.'],
    ],
    ['a line that comes twice', 'state,seat,candidate,votes\nS06,2,1,5\nS06,2,1,5\n', ['3: This candidate stands in row 2 already.']],
    [
      'other figures of a declared seat',
      'state,seat,candidate,votes,status\nS06,2,1,700000,declared\n',
      ['2: This seat is declared already.'],
    ],
    [
      'another winner',
      'state,seat,candidate,votes,status,winner\nS06,2,1,671883,declared,\nS06,2,2,641477,declared,1\n',
      ['2: “રેખાબેન ચૌધરી” has not the most votes and cannot be the winner.'],
    ],
    ['votes of an uncontested seat', 'state,seat,candidate,votes\nS06,24,1,100\n', ['2: This seat is declared already.']],
    [
      'lines that disagree',
      'state,seat,candidate,votes,status\nS06,2,1,671883,declared\nS06,2,2,641477,counting\n',
      ['3: The rows of one seat say different things about it.'],
    ],
    [
      'a column too few',
      'state,seat,candidate,votes\nS06,2,1\n',
      ['2: This is no CSV that can be read: Invalid Record Length: expect 4, got 3 on line 2'],
    ],
    [
      'a sum that does not come out',
      JSON.stringify({
        results: [{ state: 'S06', seat: 2, status: 'declared', totalVotes: 5, isCorrection: true, votes: [{ candidate: 1, votes: 9 }] }],
      }),
      ['1: The votes come to 681278, the total says 5.'],
    ],
    [
      'a field too many',
      JSON.stringify({ results: [{ state: 'S06', seat: 2, vote: [] }] }),
      ['1: “results.0” is not as it should be (Unrecognized key: "vote").'],
    ],
    ['what is no text', new Uint8Array([0x73, 0xff, 0xfe]), ['1: The file is not in UTF-8.']],
  ])('%s', async (_what, text, expected) => {
    const before = await tallies();
    expect(await wrong(text)).toEqual(expected);
    expect(await tallies()).toEqual(before);
  });

  test('one bad row among good ones stops them all', async () => {
    await reopen('patan', 3);
    const rows = (bad: string) => `state,seat,round,candidate,votes\nS06,patan,1,1,100\nS06,patan,1,2,90\n${bad}`;
    expect(await wrong(rows('S06,patan,2,Nobody,5\n').replaceAll(',1,1,', ',2,1,').replaceAll(',1,2,', ',2,2,'))).toEqual([
      '4: Nobody called “Nobody” stands in this seat.',
    ]);
    expect((await seat('patan')).candidates.every(({ votes }) => votes === 0)).toBe(true);
  });
});

describe('a seat that is counted', () => {
  const round = (number: number, first: number, second: number, more = {}) =>
    JSON.stringify({
      results: [
        {
          state: 'S06',
          seat: 'kheda',
          round: number,
          rounds: 4,
          votes: [
            { candidate: 1, votes: first },
            { candidate: 2, votes: second },
          ],
          totalVotes: first + second,
          ...more,
        },
      ],
    });

  test('goes from round to round, leads change, tallies follow', async () => {
    const before = await readTallies(app.app.db, (await election()).id, 'state:S06');
    await reopen('kheda', 4);
    expect((await seat('kheda')).seat).toMatchObject({ state: 'awaited', leaderParty: '', margin: null });
    const bjp = async () => (await readTallies(app.app.db, (await election()).id, 'state:S06')).find(({ party }) => party === 'BJP');
    const bjpBefore = before.find(({ party }) => party === 'BJP');
    expect((await bjp())?.won).toBe((bjpBefore?.won ?? 0) - 1);

    await take(round(2, 1000, 1500));
    expect((await seat('kheda')).seat).toMatchObject({ state: 'leading', leaderParty: 'INC', margin: 500, round: 2, rounds: 4 });
    expect((await readSeats(app.app.db, (await election()).id, { state: 'leading' })).seats.map(({ slug }) => slug)).toContain('kheda');

    // The same again says nothing new; another figure of the round, an older round, fewer votes do not go.
    expect((await take(round(2, 1000, 1500))).lines).toEqual([{ row: 1, seat: 'ખેડા', outcome: 'unchanged' }]);
    expect(await wrong(round(2, 1100, 1500))).toEqual(['1: Other figures of round 2 stand already.']);
    expect(await wrong(round(3, 900, 1600))).toEqual([
      '1: The votes of “દેવુસિંહ ચૌહાણ” would go from 1000 down to 900: say that it is a correction if it is one.',
    ]);
    expect(await wrong(round(5, 2000, 2000))).toEqual(['1: There are 4 rounds, so there is no round 5.']);
    await take(round(3, 2000, 1700));
    expect(await wrong(round(2, 1001, 1500))).toEqual(['1: Round 2 comes late: round 3 stands already.']);
    expect((await take(round(2, 1000, 1500))).lines[0]?.outcome).toBe('unchanged');
    expect((await seat('kheda')).rounds.map((one) => one.round)).toEqual([3, 2, 1]);

    // A recount goes back to round 2: round 3 as it was before is void, and comes anew with what it has now, or as it was.
    await take(round(2, 900, 1500, { isCorrection: true }));
    expect((await seat('kheda')).rounds.map((one) => one.round)).toEqual([2, 1]);
    expect((await take(round(3, 2000, 1700))).lines[0]?.outcome).toBe('taken');
    await take(round(2, 900, 1500, { isCorrection: true }));
    await take(round(3, 1900, 1700));
    expect((await seat('kheda')).seat).toMatchObject({ round: 3, margin: 200 });
    // The same within one delivery.
    const [back, again] = [round(2, 1000, 1500, { isCorrection: true }), round(3, 1900, 1700)].map((one) => JSON.parse(one).results[0]);
    expect((await take(JSON.stringify({ results: [back, again] }))).lines.map(({ outcome }) => outcome)).toEqual(['corrected', 'taken']);
    expect((await seat('kheda')).rounds.map((one) => one.round)).toEqual([3, 2, 1]);

    // Two with as many votes: somebody must say on whom the lot fell.
    expect(await wrong(round(4, 2000, 2000, { status: 'declared' }))).toEqual([
      '1: Two have as many votes: name the one on whom the lot fell.',
    ]);
    await take(round(4, 2000, 2000, { status: 'declared', winner: 2 }));
    expect((await seat('kheda')).seat).toMatchObject({ state: 'won', leaderParty: 'INC', margin: 0 });
    // Who won by lot stands first, and readers are told how.
    expect((await seat('kheda')).candidates.map(({ party, standing }) => [party, standing]).slice(0, 2)).toEqual([
      ['INC', 'won'],
      ['BJP', 'behind'],
    ]);
    expect(await (await app.get('/election-2024/seat/kheda')).text()).toContain('ચિઠ્ઠી ઉપાડીને');
    expect(await wrong(round(4, 2000, 2000, { status: 'declared', winner: 1 }))).not.toEqual([]);

    // A correction puts it right, and the tallies are what they were.
    const { candidates } = await seat('kheda');
    expect(candidates).toHaveLength(5);
    await take(
      JSON.stringify({
        results: [
          {
            state: 'S06',
            seat: 'kheda',
            round: 4,
            status: 'declared',
            isCorrection: true,
            totalVotes: 1_175_848,
            votes: [744_435, 386_677, 6_152, 6_139, 18_824].map((votes, at) => ({ candidate: at < 4 ? at + 1 : 'NOTA', votes })),
          },
        ],
      }),
    );
    expect(
      await readTallies(app.app.db, (await election()).id, 'state:S06').then((rows) => rows.find(({ party }) => party === 'BJP')),
    ).toMatchObject({
      leading: 0,
      won: bjpBefore?.won,
    });
  });

  test('that is countermanded counts for nobody', async () => {
    await reopen('anand', 2);
    await take('state,seat,candidate,votes,status\nS06,anand,,,countermanded\n');
    expect((await seat('anand')).seat).toMatchObject({ state: 'countermanded', leaderParty: '' });
    expect(await wrong('state,seat,candidate,votes\nS06,anand,1,5\n')).toEqual(['2: A countermanded poll has no votes.']);
    await take(
      JSON.stringify({
        results: [
          {
            state: 'S06',
            seat: 'anand',
            status: 'declared',
            isCorrection: true,
            totalVotes: 1_167_969,
            votes: [612_484, 522_545, 5_831, 5_542, 15_930].map((votes, at) => ({ candidate: at < 4 ? at + 1 : 'NOTA', votes })),
          },
        ],
      }),
    );
  });

  test('is put right again for the others', async () => {
    await take(
      JSON.stringify({
        results: [
          {
            state: 'S06',
            seat: 'patan',
            status: 'declared',
            isCorrection: true,
            totalVotes: 1_193_125,
            votes: [591_947, 560_071, 5_865, 5_474, 16_722].map((votes, at) => ({ candidate: at < 4 ? at + 1 : 'NOTA', votes })),
          },
        ],
      }),
    );
    expect((await tallies()).slice(0, 2)).toEqual(['BJP 0 240', 'INC 0 99']);
  });
});

describe('the commission’s list of all candidates', () => {
  const file = () => readFileSync(join(import.meta.dirname, '../../fixtures/elections/candidates.csv'));

  test('adds all who stood, agrees with what the demo says, and says nothing new the second time', async () => {
    const started = performance.now();
    const report = await take(file());
    expect(performance.now() - started).toBeLessThan(60_000);
    expect(report.problems).toEqual([]);
    const seats = new Set(
      file()
        .toString('utf8')
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split(',').slice(1, 3).join()),
    );
    expect(report.lines).toHaveLength(seats.size);
    expect((await tallies()).slice(0, 4)).toEqual(['BJP 0 240', 'INC 0 99', 'SP 0 37', 'TMC 0 29']);
    const gujarat = await readTallyBox(app.app.db, await election(), 'state:S06');
    expect(gujarat.parties.map(({ code, won }) => [code, won])).toEqual([
      ['BJP', 25],
      ['INC', 1],
    ]);
    expect((await seat('banaskantha')).candidates).toHaveLength(13);
    expect((await seat('banaskantha')).rest).toEqual({ candidates: 0, votes: 0 });
    expect((await seat('banaskantha')).candidates[0]?.name).toBe('ગેનીબેન ઠાકોર');
    expect((await seat('surat')).seat.state).toBe('uncontested');
    expect(new Set((await take(file())).lines.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']));
    const leftAlone = await app.app.db
      .select({ round: electionRounds.round })
      .from(electionRounds)
      .innerJoin(electionSeats, eq(electionSeats.id, electionRounds.seatId))
      .where(eq(electionSeats.slug, 'banaskantha'));
    expect(leftAlone).toEqual([]);
  });
});

describe('results of another election', () => {
  const LIST = readFileSync(join(import.meta.dirname, '../../fixtures/elections/candidates.csv'), 'utf8');
  const ASSEMBLY = 'gujarat-2027';
  const setStage = (stage: 'upcoming' | 'counting', countingAt: Date | null) =>
    app.app.db.update(elections).set({ stage, countingAt }).where(eq(elections.token, ASSEMBLY));
  const counted = async () => {
    const { db } = app.app;
    const result = await readElection(db, ASSEMBLY);
    if (!result) throw new Error('The demo paper has no assembly of 2027');
    return {
      candidates: await db.$count(electionCandidates, eq(electionCandidates.electionId, result.id)),
      won: (await readTallyBox(db, result)).won,
    };
  };

  test('are refused as a whole by one whose counting has not begun', async () => {
    const sentence = (row: number) => [
      `${row}: The counting of “Gujarat assembly election 2027” has not begun, so that it has no results. If it has, change the election’s stage and time of counting first.`,
    ];
    expect(await wrong(LIST, ASSEMBLY)).toEqual(sentence(2));
    const ours = 'state,seat,candidate,votes,status\nS06,1,NOTA,5,counting\n';
    expect(await wrong(ours, ASSEMBLY)).toEqual(sentence(2));
    await setStage('counting', new Date(now.getTime() + 1));
    expect(await wrong(ours, ASSEMBLY)).toEqual(sentence(2));
    expect(await counted()).toEqual({ candidates: 0, won: 0 });
  });

  test('are refused by one that is counted, since its seats of these numbers have other names', async () => {
    await setStage('counting', now);
    const problems = await wrong(LIST, ASSEMBLY);
    expect(problems[0]).toBe(
      '2: Seat 2 of this election is “Mandvi”, the file calls it “BANASKANTHA”: this looks like a file of another election.',
    );
    expect(await counted()).toEqual({ candidates: 0, won: 0 });
    await setStage('upcoming', null);
  });

  test('are refused where the list of all candidates has not those who stand', async () => {
    const others = LIST.replaceAll('GENIBEN NAGAJI THAKOR', 'SOMEBODY ELSE');
    expect(await wrong(others)).toContain(
      '2: “Geniben Nagaji Thakor” stands in this seat, but is not in the file, which lists all candidates: this looks like a file of another election.',
    );
    expect((await seat('banaskantha')).candidates.map(({ name }) => name)).not.toContain('SOMEBODY ELSE');
  });
});

describe('a seat is meant by', () => {
  const line = (state: string, called: string) => `state,seat,candidate,votes,status\n${state},${called},1,671883,declared\n`;

  test.each([
    ['its number', 'S06', '2'],
    ['its name in addresses', 'S06', 'banaskantha'],
    ['its name on the page', 'S06', 'બનાસકાંઠા'],
    ['its English name', 'GUJARAT', 'Banaskantha'],
    ['the name in the commission’s letters', 'ગુજરાત', 'BANASKANTHA (SC)'],
    ['a name spelt as it is spoken', 'gujarat', 'banaskaantha'],
  ])('%s', async (_, state, called) => {
    expect((await take(line(state, called))).lines).toMatchObject([{ seat: 'બનાસકાંઠા', outcome: 'unchanged' }]);
  });

  test('nothing where the name is that of several, which are told', async () => {
    await app.app.db.update(elections).set({ stage: 'counting', countingAt: now }).where(eq(elections.token, 'gujarat-2027'));
    const kalol = (called: string) => wrong(`state,seat,candidate,votes\nS06,${called},NOTA,5\n`, 'gujarat-2027');
    expect(await kalol('Kalol')).toEqual([
      '2: “Kalol” may be one of several seats: 38 Kalol (kalol-gandhinagar), 127 Kalol (kalol-panchmahal). Give the number.',
    ]);
    expect(await kalol('કાલોલ (પંચમહાલ)')).toEqual([]);
  });
});
