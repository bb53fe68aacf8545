import type { MatchFile } from '../../desks/cricket/file/matchFileSchema.ts';
import { BALLS_PER_OVER } from '../../desks/cricket/rules/oversBowled.ts';
import { seededRandom } from '../../platform/seededRandom.ts';
import type { DemoSide } from './readSides.ts';
import { type SimulatedInnings, type SimulatedSide, simulateInnings } from './simulateInnings.ts';

export const DEMO_EVENT = 'Savar Champions Trophy';
const OVERS = 50;
const SEED = 2_026_1121;

export type PlannedMatch = { number: number; teams: readonly [string, string]; venue: string; city: string };

const grounds = [
  { venue: 'Sabarmati Ground, Ahmedabad', city: 'Ahmedabad' },
  { venue: 'Saurashtra Ground, Rajkot', city: 'Rajkot' },
  { venue: 'Narmada Ground, Vadodara', city: 'Vadodara' },
  { venue: 'Sardar Patel Stadium, Surat', city: 'Surat' },
  { venue: 'Rann Ground, Bhuj', city: 'Bhuj' },
];

/** A round robin: 45 matches in nine rounds, by the circle method. */
export function demoSchedule(sides: readonly DemoSide[]): PlannedMatch[] {
  const names = sides.map((side) => side.nameEn);
  const [fixed = '', ...circle] = names;
  return circle.flatMap((_, round) => {
    const order = [fixed, ...circle.map((__, at) => circle[(at + round) % circle.length] ?? '')];
    return order.slice(0, order.length / 2).map((one, at) => {
      const number = round * (order.length / 2) + at + 1;
      const other = order[order.length - 1 - at] ?? '';
      const ground = grounds[number % grounds.length] ?? { venue: '', city: '' };
      return { number, teams: round % 2 === 0 ? [one, other] : [other, one], ...ground };
    });
  });
}

/** Rain in the demo: one abandoned match, and one shortened by the rain rule. */
const RAINED_OFF = 8;
const SHORTENED = 19;
const RAIN_AFTER = 15 * BALLS_PER_OVER + 2;
const SHORT_CHASE = 32 * BALLS_PER_OVER;

/** A match of the demo's tournament in the format of a match file; the same number always gives the same match. */
export function simulateMatch(
  sides: readonly DemoSide[],
  { number, teams, venue, city }: PlannedMatch,
  { day, season }: { day: string; season: string },
): MatchFile {
  const random = seededRandom(SEED + number * 7919);
  const [sideA, sideB] = teams.map((name) => elevenOf(sideOf(sides, name), number));
  if (!sideA || !sideB) throw new Error('A match has two sides');
  const tossWinner = random.oneIn(2) ? sideA : sideB;
  const decision = random.oneIn(3) ? 'field' : 'bat';
  const first = (tossWinner === sideA) === (decision === 'bat') ? sideA : sideB;
  const second = first === sideA ? sideB : sideA;
  const mostBalls = OVERS * BALLS_PER_OVER;
  const isRainedOff = number === RAINED_OFF;
  const one = simulateInnings(random, { batting: first, bowling: second, mostBalls, endsAfter: isRainedOff ? RAIN_AFTER : undefined });
  const chase = number === SHORTENED ? SHORT_CHASE : mostBalls;
  // Fewer overs require a higher rate: roughly the rain rule's tables with all wickets in hand.
  const query = Math.floor(one.runs * (chase / mostBalls) ** 0.72) + 1;
  const two = isRainedOff
    ? undefined
    : simulateInnings(random, { batting: second, bowling: first, mostBalls: chase, target: { runs: query, balls: chase } });
  const outcome = two ? outcomeOf(first, second, two, query) : { result: 'no result' as const };
  const people = teams.flatMap((name) => sideOf(sides, name).players);
  return {
    meta: { data_version: '1.1.0', created: day, revision: 1 },
    info: {
      balls_per_over: 6,
      city,
      dates: [day],
      event: { name: DEMO_EVENT, match_number: number },
      gender: 'male',
      match_type: 'ODI',
      outcome: { ...outcome, ...(number === SHORTENED ? { method: 'D/L' } : {}) },
      overs: OVERS,
      ...(two ? { player_of_match: [bestOf(one, two)] } : {}),
      players: { [sideA.nameEn]: [...sideA.eleven], [sideB.nameEn]: [...sideB.eleven] },
      registry: { people: Object.fromEntries(people.map(({ nameEn, registryId }) => [nameEn, registryId])) },
      season,
      teams: [sideA.nameEn, sideB.nameEn],
      toss: { winner: tossWinner.nameEn, decision },
      venue,
    },
    innings: two ? [one.innings, two.innings] : [one.innings],
  };
}

function sideOf(sides: readonly DemoSide[], name: string): DemoSide {
  const side = sides.find((one) => one.nameEn === name);
  if (!side) throw new Error(`The demo has no side ${name}`);
  return side;
}

/** Eleven of the twelve: the bowlers rest in turn. */
function elevenOf(side: DemoSide, number: number): SimulatedSide {
  const resting = 8 + (number % 4);
  return {
    nameEn: side.nameEn,
    strength: side.strength,
    eleven: side.players.filter((_, at) => at !== resting).map((player) => player.nameEn),
  };
}

function outcomeOf(first: SimulatedSide, second: SimulatedSide, two: SimulatedInnings, target: number) {
  if (two.runs >= target) return { winner: second.nameEn, by: { wickets: 10 - two.wickets } };
  if (two.runs === target - 1) return { result: 'tie' as const };
  return { winner: first.nameEn, by: { runs: target - 1 - two.runs } };
}

/** The player with the most runs of the match. */
function bestOf(...innings: SimulatedInnings[]): string {
  const runs = new Map<string, number>();
  for (const { batter, runs: made } of innings.flatMap((one) => one.innings.overs.flatMap((over) => over.deliveries))) {
    runs.set(batter, (runs.get(batter) ?? 0) + made.batter);
  }
  return [...runs].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}
