import type { FileDelivery, FileInnings } from '../../desks/cricket/file/matchFileSchema.ts';
import type { Delivery, DismissalKind } from '../../desks/cricket/rules/delivery.ts';
import { facesNext } from '../../desks/cricket/rules/inningsState.ts';
import { BALLS_PER_OVER } from '../../desks/cricket/rules/oversBowled.ts';
import type { SeededRandom } from '../../platform/seededRandom.ts';

/** A team for an innings: eleven players in batting order, including the keeper; the last six bowl. */
export type SimulatedSide = { nameEn: string; strength: number; eleven: readonly string[] };

type Given = {
  batting: SimulatedSide;
  bowling: SimulatedSide;
  mostBalls: number;
  target?: { runs: number; balls: number } | undefined;
  /** Number of balls before rain ends the innings. */
  endsAfter?: number | undefined;
};

export type SimulatedInnings = { innings: FileInnings; runs: number; wickets: number; balls: number };

const KEEPER = 6;
const BOWLERS = 6;
const OVERS_A_BOWLER = 5;
const THOUSAND = 1000;

/** A simulated innings in the format of a match file. */
export function simulateInnings(
  random: SeededRandom,
  { batting, bowling, mostBalls, target, endsAfter = mostBalls }: Given,
): SimulatedInnings {
  const quota = Math.ceil(mostBalls / BALLS_PER_OVER / OVERS_A_BOWLER);
  const bowlers = bowling.eleven.slice(-BOWLERS);
  const bowled = new Map(bowlers.map((name) => [name, 0]));
  const overs: FileInnings['overs'] = [];
  let [striker = '', partner = ''] = batting.eleven;
  let next = 2;
  let runs = 0;
  let wickets = 0;
  let balls = 0;
  let lastBowler = '';
  const isOver = () => wickets >= 10 || balls >= Math.min(mostBalls, endsAfter) || (target !== undefined && runs >= target.runs);
  while (!isOver()) {
    const free = bowlers.filter((name) => name !== lastBowler && (bowled.get(name) ?? 0) < quota);
    const fresh = free.toSorted((one, other) => (bowled.get(one) ?? 0) - (bowled.get(other) ?? 0)).slice(0, 3);
    const bowler = random.one(fresh.length > 0 ? fresh : bowlers.filter((name) => name !== lastBowler));
    bowled.set(bowler, (bowled.get(bowler) ?? 0) + 1);
    lastBowler = bowler;
    const deliveries: FileDelivery[] = [];
    let legal = 0;
    while (legal < BALLS_PER_OVER && !isOver()) {
      const need = target && mostBalls > balls ? ((target.runs - runs) * BALLS_PER_OVER) / (mostBalls - balls) : undefined;
      const pace = paceOf(balls / mostBalls, wickets, need);
      const skill = batting.strength - (bowling.strength - 100) - Math.max(0, batting.eleven.indexOf(striker) - 5) * 7;
      const delivery = simulateBall(random, { striker, partner, bowler, pace, skill, fielders: bowling.eleven });
      deliveries.push(delivery);
      const isLegal = !delivery.extras?.wides && !delivery.extras?.noballs;
      legal += isLegal ? 1 : 0;
      balls += isLegal ? 1 : 0;
      runs += delivery.runs.total;
      const out = delivery.wickets?.[0]?.player_out;
      const changes = facesNext(plainBall(delivery), legal === BALLS_PER_OVER && isLegal) === 'nonStriker';
      if (out !== undefined) {
        wickets += 1;
        const incoming = batting.eleven[next] ?? '';
        next += 1;
        if (out === striker) striker = incoming;
        else partner = incoming;
      }
      if (changes) [striker, partner] = [partner, striker];
    }
    overs.push({ over: overs.length, deliveries });
  }
  const innings = {
    team: batting.nameEn,
    overs,
    ...(target ? { target: { runs: target.runs, overs: target.balls / BALLS_PER_OVER } } : {}),
  };
  return { innings, runs, wickets, balls };
}

/**
 * How aggressively the batters play: more at the end, with wickets in hand, and when the chase requires it. 100 is the middle of an
 * innings.
 */
function paceOf(share: number, wickets: number, need: number | undefined): number {
  const phase = share < 0.2 ? 104 : share < 0.8 ? 100 : 100 + (share - 0.8) * 300;
  const query = need === undefined ? 0 : Math.max(-12, Math.min(45, (need - 5.6) * 9));
  return phase + query - wickets * 2;
}

type Ball = { striker: string; partner: string; bowler: string; pace: number; skill: number; fielders: readonly string[] };

function simulateBall(random: SeededRandom, ball: Ball): FileDelivery {
  const { striker, partner, bowler, pace, skill } = ball;
  const named = { batter: striker, bowler, non_striker: partner };
  const plain = (batter: number): FileDelivery => ({ ...named, runs: { batter, extras: 0, total: batter } });
  const extra = (kind: 'wides' | 'noballs' | 'byes' | 'legbyes', runs: number, batter = 0): FileDelivery => ({
    ...named,
    runs: { batter, extras: runs, total: batter + runs },
    extras: { [kind]: runs },
  });
  const fate = random.whole(THOUSAND);
  if (fate < 24) return extra('wides', random.oneIn(25) ? 5 : 1);
  if (fate < 28) return extra('noballs', 1, random.one([0, 1, 4]));
  if (fate < 36) return extra('legbyes', random.oneIn(9) ? 4 : 1);
  if (fate < 38) return extra('byes', random.one([1, 2, 4]));
  const risk = Math.round(25 * (pace / 100) ** 1.6 * (100 / skill) ** 2);
  if (fate < 38 + risk) return { ...plain(0), wickets: [simulateWicket(random, ball)] };
  const hit = random.whole(THOUSAND);
  const reach = (share: number) => share * (pace / 100) ** 1.4 * (skill / 100);
  if (hit < reach(20)) return plain(6);
  if (hit < reach(108)) return plain(4);
  if (hit < reach(116)) return plain(3);
  if (hit < reach(186)) return plain(2);
  return hit < reach(186) + 330 ? plain(1) : plain(0);
}

const WAYS: readonly DismissalKind[] = [
  ...Array<DismissalKind>(11).fill('caught'),
  ...Array<DismissalKind>(4).fill('bowled'),
  ...Array<DismissalKind>(2).fill('lbw'),
  'run out',
  'stumped',
  'caught and bowled',
];

function simulateWicket(random: SeededRandom, { striker, bowler, fielders }: Ball): NonNullable<FileDelivery['wickets']>[number] {
  const kind = random.one(WAYS);
  const keeper = fielders[KEEPER - 2] ?? '';
  const others = fielders.filter((name) => name !== bowler);
  if (kind === 'caught') return { kind, player_out: striker, fielders: [{ name: random.oneIn(4) ? keeper : random.one(others) }] };
  if (kind === 'stumped') return { kind, player_out: striker, fielders: [{ name: keeper }] };
  if (kind === 'run out') return { kind, player_out: striker, fielders: [{ name: random.one(others) }] };
  return { kind, player_out: striker };
}

/** The parts of a delivery that determine who faces the next one. */
const plainBall = ({ runs, extras }: FileDelivery): Delivery => ({
  batter: 1,
  nonStriker: 2,
  bowler: 3,
  runs: runs.batter,
  ...(extras ? { extras } : {}),
});
