import type { Delivery } from '../src/desks/cricket/rules/delivery.ts';

type BatterPage = { runs: number; balls: number; fours: number; sixes: number; how: string | undefined };
type BowlerPage = { balls: number; maidens: number; runs: number; wickets: number };

/** A scorebook as a scorer keeps it by hand: written ball by ball, with two ends and whoever stands at each. */
export class Scorebook {
  runs = 0;
  wickets = 0;
  /** Overs that are over, and legal balls of the present one. */
  overs = 0;
  balls = 0;
  extras = { wides: 0, noballs: 0, byes: 0, legbyes: 0, penalty: 0 };
  batters = new Map<number, BatterPage>();
  bowlers = new Map<number, BowlerPage>();
  fallen: string[] = [];
  /** The batters at the two ends, and the end that faces. */
  ends: (number | undefined)[] = [undefined, undefined];
  facing = 0;
  out = new Set<number>();
  lastBowler = 0;
  overRuns = 0;
  catches = new Map<number, number>();
  /** After a no-ball, until a ball counts. */
  isFreeHit = false;

  batter(player: number): BatterPage {
    const page = this.batters.get(player) ?? { runs: 0, balls: 0, fours: 0, sixes: 0, how: undefined };
    this.batters.set(player, page);
    return page;
  }
  bowler(player: number): BowlerPage {
    const page = this.bowlers.get(player) ?? { balls: 0, maidens: 0, runs: 0, wickets: 0 };
    this.bowlers.set(player, page);
    return page;
  }

  write(ball: Delivery): void {
    const { wides = 0, noballs = 0, byes = 0, legbyes = 0, penalty = 0 } = ball.extras ?? {};
    const striker = this.batter(ball.batter);
    striker.how = undefined;
    this.batter(ball.nonStriker).how = undefined;
    const bowler = this.bowler(ball.bowler);
    const isLegal = wides === 0 && noballs === 0 && !ball.isNotBowled;
    if (noballs > 0) this.isFreeHit = true;
    else if (isLegal) this.isFreeHit = false;
    this.runs += ball.runs + wides + noballs + byes + legbyes + penalty;
    striker.runs += ball.runs;
    if (wides === 0 && !ball.isNotBowled) striker.balls += 1;
    if (ball.runs === 4 && !ball.isNoBoundary) striker.fours += 1;
    if (ball.runs === 6 && !ball.isNoBoundary) striker.sixes += 1;
    this.extras = {
      wides: this.extras.wides + wides,
      noballs: this.extras.noballs + noballs,
      byes: this.extras.byes + byes,
      legbyes: this.extras.legbyes + legbyes,
      penalty: this.extras.penalty + penalty,
    };
    bowler.runs += ball.runs + wides + noballs;
    this.overRuns += ball.runs + wides + noballs;
    if (isLegal) this.balls += 1;
    // The batters cross with each run; a wide and a no-ball bring one run without running.
    const crossed = ball.runs + byes + legbyes + Math.max(0, wides - 1);
    if (crossed % 2 === 1) this.ends = [this.ends[1], this.ends[0]];
    for (const { kind, player, fielders = [] } of ball.wickets ?? []) {
      this.batter(player).how = kind;
      const at = this.ends.indexOf(player);
      if (at >= 0) this.ends[at] = undefined;
      if (kind === 'retired hurt' || kind === 'retired not out') continue;
      this.out.add(player);
      this.wickets += 1;
      this.fallen.push(`${this.wickets}-${this.runs} ${player} ${this.overs}.${this.balls}`);
      if (['bowled', 'caught', 'caught and bowled', 'lbw', 'stumped', 'hit wicket'].includes(kind)) bowler.wickets += 1;
      const catcher = kind === 'caught and bowled' ? ball.bowler : kind === 'caught' ? fielders[0]?.player : undefined;
      if (catcher !== undefined) this.catches.set(catcher, (this.catches.get(catcher) ?? 0) + 1);
    }
  }

  endOver(bowler: number): void {
    this.bowler(bowler).balls += 6;
    if (this.overRuns === 0) this.bowler(bowler).maidens += 1;
    this.overs += 1;
    this.balls = 0;
    this.overRuns = 0;
    this.lastBowler = bowler;
    this.facing = 1 - this.facing;
  }

  /** An over that has not ended counts by its balls. */
  totals(presentBowler: number | undefined): Map<number, BowlerPage> {
    const pages = new Map([...this.bowlers].map(([player, page]) => [player, { ...page }]));
    const page = presentBowler === undefined ? undefined : pages.get(presentBowler);
    if (page) page.balls += this.balls;
    return pages;
  }
}
