import {
  type Delivery,
  type Extras,
  extraKinds,
  type Innings,
  isBowlers,
  isFaced,
  isFour,
  isLegal,
  isOut,
  isSix,
  outsOf,
  runsOf,
  runsOffBowler,
  type Wicket,
} from './delivery.ts';
import { type InningsLine, inningsLine } from './inningsLine.ts';
import { BALLS_PER_OVER, isWhole } from './oversBowled.ts';

/** A dismissal with its bowler. */
export type Dismissal = Wicket & { bowler: number };

export type BattingRow = {
  player: number;
  runs: number;
  balls: number;
  fours: number;
  sixes: number;
  /** What ended the batter's innings; without it the batter is not out. */
  dismissal?: Dismissal | undefined;
};

export type BowlingRow = {
  player: number;
  /** A complete over counts as six. */
  balls: number;
  maidens: number;
  runs: number;
  wickets: number;
  wides: number;
  noballs: number;
  /** Dot balls: balls without runs against the bowler. */
  dots: number;
};

export type Scorecard = {
  line: InningsLine;
  batting: BattingRow[];
  bowling: BowlingRow[];
  extras: Required<{ [Kind in keyof Extras]: number }>;
  absentHurt: number[];
};

/** The scorecard of an innings: batters and bowlers in order of appearance. */
export function scorecardOf(innings: Innings): Scorecard {
  const batting = new Map<number, BattingRow>();
  const bowling = new Map<number, BowlingRow>();
  const extras = { wides: 0, noballs: 0, byes: 0, legbyes: 0, penalty: innings.penaltyBefore + innings.penaltyAfter };
  const batterRow = (player: number) => rowOf<BattingRow>(batting, player, () => ({ player, runs: 0, balls: 0, fours: 0, sixes: 0 }));
  for (const over of innings.overs) {
    const bowlers = new Map<number, { legal: number; runs: number }>();
    for (const ball of over.balls) {
      addToBatter(batterRow(ball.batter), ball);
      const partner = batterRow(ball.nonStriker);
      resume(partner);
      for (const kind of extraKinds) extras[kind] += ball.extras?.[kind] ?? 0;
      for (const wicket of ball.wickets ?? []) batterRow(wicket.player).dismissal = { ...wicket, bowler: ball.bowler };
      addToBowler(
        rowOf(bowling, ball.bowler, () => newBowler(ball.bowler)),
        ball,
      );
      const inOver = rowOf(bowlers, ball.bowler, () => ({ legal: 0, runs: 0 }));
      inOver.legal += isLegal(ball) ? 1 : 0;
      inOver.runs += runsOffBowler(ball);
    }
    const [alone, ...others] = bowlers;
    const isWholeOver = isWhole(innings, over);
    for (const [player, { legal }] of bowlers) {
      // A miscounted over counts as complete for a bowler who bowled all of it.
      rowOf(bowling, player, () => newBowler(player)).balls += isWholeOver && others.length === 0 ? BALLS_PER_OVER : legal;
    }
    if (alone && others.length === 0 && isWholeOver && alone[1].runs === 0)
      rowOf(bowling, alone[0], () => newBowler(alone[0])).maidens += 1;
  }
  return {
    line: inningsLine(innings),
    batting: [...batting.values()],
    bowling: [...bowling.values()],
    extras,
    absentHurt: innings.absentHurt,
  };
}

function rowOf<Row>(rows: Map<number, Row>, player: number, make: () => Row): Row {
  const known = rows.get(player);
  if (known) return known;
  const row = make();
  rows.set(player, row);
  return row;
}

const newBowler = (player: number): BowlingRow => ({
  player,
  balls: 0,
  maidens: 0,
  runs: 0,
  wickets: 0,
  wides: 0,
  noballs: 0,
  dots: 0,
});

/** A batter who retired, hurt or for another reason with permission, and has returned is batting again (Law 25.4). */
function resume(row: BattingRow): void {
  if (row.dismissal && !isOut(row.dismissal.kind)) row.dismissal = undefined;
}

function addToBatter(row: BattingRow, ball: Delivery): void {
  resume(row);
  row.runs += ball.runs;
  row.balls += isFaced(ball) ? 1 : 0;
  row.fours += isFour(ball) ? 1 : 0;
  row.sixes += isSix(ball) ? 1 : 0;
}

function addToBowler(row: BowlingRow, ball: Delivery): void {
  row.runs += runsOffBowler(ball);
  row.wickets += outsOf(ball).filter(({ kind }) => isBowlers(kind)).length;
  row.wides += ball.extras?.wides ?? 0;
  row.noballs += ball.extras?.noballs ?? 0;
  row.dots += isLegal(ball) && runsOffBowler(ball) === 0 ? 1 : 0;
}

/** Runs per hundred balls faced. */
export const strikeRate = ({ runs, balls }: { runs: number; balls: number }): number => (balls === 0 ? 0 : (runs * 100) / balls);

/** The label of a ball in a line of balls: 4, W, 2wd. */
export function ballLabel(ball: Delivery): string {
  if (outsOf(ball).length > 0) return 'W';
  const total = runsOf(ball);
  const { wides = 0, noballs = 0, byes = 0, legbyes = 0 } = ball.extras ?? {};
  if (wides > 0) return `${total}wd`;
  if (noballs > 0) return `${total}nb`;
  if (byes > 0) return `${total}b`;
  if (legbyes > 0) return `${total}lb`;
  return String(total);
}
