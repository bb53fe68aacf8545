import { type SimulatedSide, simulateInnings } from '../src/demo/cricket/simulateInnings.ts';
import type { FileDelivery, MatchFile } from '../src/desks/cricket/file/matchFileSchema.ts';
import type { Scorecard } from '../src/desks/cricket/rules/scorecard.ts';
import { type SeededRandom, seededRandom } from '../src/platform/seededRandom.ts';

/** What a match file of a test is about; the rest follows from its seed. */
export type MatchAbout = {
  seed?: number;
  event?: string;
  season?: string;
  gender?: MatchFile['info']['gender'];
  overs?: number;
  day?: string;
  days?: readonly string[];
  number?: number | undefined;
  group?: string | undefined;
  stage?: string | undefined;
  teams?: readonly [string, string];
};

const PLAYERS = 11;

/** The eleven of a side; the men and the women of a country are other people. */
const sideOf = (nameEn: string, gender: string): SimulatedSide => ({
  nameEn,
  strength: 100,
  eleven: Array.from(
    { length: PLAYERS },
    (_, at) => `${nameEn.replace(/[^A-Za-z]/g, '').slice(0, 20)} ${gender} ${String.fromCharCode(65 + at)}`,
  ),
});

/** By which files know somebody: eight hexadecimal digits. */
function registryId(name: string): string {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/** A match played to its end, in the shape of a match file. */
export function matchFile(about: MatchAbout = {}): MatchFile {
  const { seed = 1, gender = 'male', overs = 20, teams = ['India', 'Ireland'], day = '2023-08-20' } = about;
  const random = seededRandom(seed);
  const sides = teams.map((team) => sideOf(team, gender));
  const [first, second] = random.oneIn(2) ? sides : sides.toReversed();
  if (!first || !second) throw new Error('A match has two sides');
  const mostBalls = overs * 6;
  const one = simulateInnings(random, { batting: first, bowling: second, mostBalls });
  const target = { runs: one.runs + 1, balls: mostBalls };
  const two = simulateInnings(random, { batting: second, bowling: first, mostBalls, target });
  const people = sides.flatMap(({ eleven }) => eleven);
  return {
    meta: { data_version: '1.1.0', created: '2023-08-21', revision: 1 },
    info: {
      balls_per_over: 6,
      city: 'Dublin',
      dates: [...(about.days ?? [day])],
      event: {
        name: about.event ?? 'India tour of Ireland',
        ...(about.number === undefined ? {} : { match_number: about.number }),
        ...(about.group === undefined ? {} : { group: about.group }),
        ...(about.stage === undefined ? {} : { stage: about.stage }),
      },
      gender,
      match_type: overs === 20 ? 'T20' : 'ODI',
      outcome: outcomeOf(first.nameEn, second.nameEn, two, target.runs),
      overs,
      players: Object.fromEntries(sides.map(({ nameEn, eleven }) => [nameEn, [...eleven]])),
      registry: { people: Object.fromEntries(people.map((name) => [name, registryId(name)])) },
      season: about.season ?? '2023',
      teams: [teams[0], teams[1]],
      toss: { winner: first.nameEn, decision: 'bat' },
      venue: 'The Village, Malahide, Dublin',
    },
    innings: [one.innings, two.innings],
  };
}

function outcomeOf(first: string, second: string, two: { runs: number; wickets: number }, target: number): MatchFile['info']['outcome'] {
  if (two.runs >= target) return { winner: second, by: { wickets: 10 - two.wickets } };
  return two.runs === target - 1 ? { result: 'tie' } : { winner: first, by: { runs: target - 1 - two.runs } };
}

const ballsOf = (file: MatchFile, innings: number): FileDelivery[] =>
  file.innings[innings]?.overs.flatMap(({ deliveries }) => deliveries) ?? [];
export const runsOf = (file: MatchFile, innings: number): number => ballsOf(file, innings).reduce((sum, ball) => sum + ball.runs.total, 0);

/**
 * The chase of a match ends with rain after so many overs, its side `ahead` runs ahead of par (behind, when negative; level with 0). Files give
 * the par score where the target stands.
 */
export function rainEndsChase(file: MatchFile, { overs, ahead }: { overs: number; ahead: number }): MatchFile {
  const chase = file.innings[1];
  const first = file.innings[0];
  if (!chase || !first) throw new Error('There is no chase');
  chase.overs = chase.overs.slice(0, overs);
  const par = Math.max(1, runsOf(file, 1) - ahead);
  chase.target = { runs: par, overs };
  file.info.outcome =
    ahead === 0
      ? { result: 'tie', method: 'D/L' }
      : { winner: ahead > 0 ? chase.team : first.team, by: { runs: Math.abs(ahead) }, method: 'D/L' };
  return file;
}

/** A batter leaves between two overs without being out, told as Cricsheet tells it: with the first ball of whoever comes instead. */
export function retireBetween(
  file: MatchFile,
  { over, reason = 'injury' }: { over: number; reason?: string },
): { out: string; in: string } {
  const innings = file.innings[0];
  const ball = innings?.overs[over]?.deliveries[0];
  if (!innings || !ball) throw new Error('There is no such over');
  const out = ball.batter;
  const batted = new Set(ballsOf(file, 0).flatMap(({ batter, non_striker }) => [batter, non_striker]));
  const incoming = file.info.players[innings.team]?.find((name) => !batted.has(name));
  if (incoming === undefined) throw new Error('Everybody has batted');
  for (const one of innings.overs.filter((each) => each.over >= over).flatMap(({ deliveries }) => deliveries)) {
    if (one.batter === out) one.batter = incoming;
    if (one.non_striker === out) one.non_striker = incoming;
    for (const wicket of one.wickets ?? []) if (wicket.player_out === out) wicket.player_out = incoming;
  }
  ball.replacements = { role: [{ in: incoming, out, reason, role: 'batter' }] };
  return { out, in: incoming };
}

/** A match as no test has written it: of any format, gender and event, with what happens in matches now and then. */
export function variedMatchFile(seed: number): MatchFile {
  const random = seededRandom(seed * 7_919 + 11);
  const teams = random.one([
    ['India', 'Ireland'],
    ['Australia', 'England'],
    ['Central Districts', 'Canterbury'],
    ['Mumbai Indians', 'Multan Sultans'],
  ] as const);
  const file = matchFile({
    seed: seed + 1_000,
    teams,
    gender: random.one(['male', 'female'] as const),
    overs: random.one([20, 20, 50]),
    event: random.one(['Super Cup', `${teams[0]} tour of ${teams[1]}`]),
    number: random.oneIn(3) ? undefined : random.whole(30) + 1,
    group: random.oneIn(3) ? random.one(['A', 'B', '1']) : undefined,
    stage: random.oneIn(6) ? random.one(['Final', 'Super 8', 'Eliminator']) : undefined,
    day: new Date(Date.UTC(2019, 0, 1 + seed)).toISOString().slice(0, 10),
  });
  // While ten are left to bat, somebody can retire.
  if (random.oneIn(4)) tryRetirement(file, random);
  if (random.oneIn(4) && (file.innings[1]?.overs.length ?? 0) > 8) {
    rainEndsChase(file, { overs: 6, ahead: random.whole(31) - 15 });
  }
  if (random.oneIn(6)) Reflect.deleteProperty(file.info, 'event');
  return file;
}

function tryRetirement(file: MatchFile, random: SeededRandom): void {
  const batted = new Set(ballsOf(file, 0).flatMap(({ batter, non_striker }) => [batter, non_striker]));
  if (batted.size < PLAYERS && (file.innings[0]?.overs.length ?? 0) > 6)
    retireBetween(file, { over: 3, reason: random.one(['injury', 'unknown']) });
}

/** Changes one thing somewhere in a file, as no program would write it. */
export function damaged(file: MatchFile, seed: number): unknown {
  const random = seededRandom(seed);
  const copy: unknown = structuredClone(file);
  let node: unknown = copy;
  for (let depth = 0; depth < 12; depth += 1) {
    if (typeof node !== 'object' || node === null) break;
    const keys = Object.keys(node);
    if (keys.length === 0) break;
    const key = random.one(keys);
    const value: unknown = Reflect.get(node, key);
    if (typeof value === 'object' && value !== null && !random.oneIn(5)) {
      node = value;
      continue;
    }
    if (random.oneIn(3)) Reflect.deleteProperty(node, key);
    else Reflect.set(node, key, random.one([null, -1, 7, 1e9, '', 'x'.repeat(200), [], {}, 'ભારત', true, '\u0000']));
    break;
  }
  return copy;
}

/** All runs of an innings, by its balls: what a scorecard must come to. */
export const totalOf = ({ batting, extras }: Scorecard): number =>
  batting.reduce((sum, row) => sum + row.runs, 0) + Object.values(extras).reduce((sum, runs) => sum + runs, 0);
