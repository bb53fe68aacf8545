import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { ensurePlayers } from '../names/ensure.ts';
import { end, playedOutcome } from '../scoring/ending.ts';
import { addPenalties, fieldingPenalties, penaltiesBesideBalls } from '../scoring/penalties.ts';
import type { Play } from '../scoring/play.ts';
import { begin } from '../scoring/squads.ts';
import * as steps from '../scoring/steps.ts';
import { cricketMatches, cricketTeams } from '../tables.ts';
import { playInOurIds } from './playInOurIds.ts';
import type { FileMatch } from './readMatchFile.ts';

/** One step of a match as a scorer takes it, with its innings and the ball it follows. */
export type MatchStep = { innings: number; ball: number; take: (play: Play) => Play };

/** Converts a match file to the steps of a scorer, with the player ids of match `matchId`. */
export async function stepsOfFile(db: Database, matchId: number, file: FileMatch): Promise<MatchStep[]> {
  const [row] = await db.select().from(cricketMatches).where(eq(cricketMatches.id, matchId));
  if (!row) throw new Error(`There is no match ${matchId}`);
  const teams = await db.select({ id: cricketTeams.id, nameEn: cricketTeams.nameEn }).from(cricketTeams);
  const idOf = (name: string) => teams.find((team) => team.nameEn === name)?.id ?? 0;
  const ids = [idOf(file.teams[0]), idOf(file.teams[1])] as const;
  const players = await ensurePlayers(db, file.people, ids);
  const idsInDatabase = { team: (side: number) => ids[side - 1] ?? 0, player: (place: number) => players[place - 1] ?? 0 };
  return stepsOfPlay(playInOurIds(row, file, idsInDatabase, { hash: '', source: '' }));
}

/** The steps that were taken in a completed match. */
export const stepsOfPlay = (play: Play): MatchStep[] => [
  ...beginning(play),
  ...play.innings.flatMap((_, at) => inningsSteps(play, at)),
  ending(play),
];

const step = (innings: number, ball: number, take: MatchStep['take']): MatchStep => ({ innings, ball, take });

function beginning({ match, squads, innings }: Play): MatchStep[] {
  const first = innings[0]?.team ?? match.teamAId;
  const toss =
    match.tossTeamId !== null && match.tossDecision !== null ? { team: match.tossTeamId, decision: match.tossDecision } : undefined;
  // Even without a toss, a file shows who batted first.
  return [step(1, 0, (play) => begin(play, toss ?? { team: first, decision: 'bat' }, squads))];
}

function inningsSteps(whole: Play, at: number): MatchStep[] {
  const { match, innings } = whole;
  const one = innings[at];
  if (!one) return [];
  const number = at + 1;
  const list: MatchStep[] = [];
  if (at > 0) list.push(step(number, 0, steps.openNext));
  const penalties = penaltiesBesideBalls(whole, at);
  if (penalties.before !== 0) list.push(step(number, 0, (play) => addPenalties(play, at, { ...penalties, after: 0 })));
  const { target } = one;
  if (at === 1 && target && match.rainRule) {
    const rule = match.rainRule;
    // Penalty runs to the fielding side come with their balls.
    const runs = target.runs - fieldingPenalties(one);
    list.push(step(number, 0, (play) => steps.reviseTarget(play, { ...target, runs, rule })));
  } else if (at === 0) {
    const balls = innings[1]?.target?.balls;
    const overs = balls === undefined || match.rainRule ? match.overs : Math.ceil(balls / 6);
    if (overs < match.overs) list.push(step(1, 0, (play) => steps.shorten(play, overs)));
  }
  let ball = 0;
  for (const over of one.overs) {
    const counted = one.miscounted[String(over.number)];
    for (const [at, delivery] of over.balls.entries()) {
      ball += 1;
      const place = ball;
      list.push(step(number, place, (play) => steps.addBall(play, { innings: number, number: place, ball: delivery })));
      // The count is known before the sixth ball, which would end the over.
      if (at === 0 && counted !== undefined)
        list.push(step(number, place, (play) => steps.countOver(play, { innings: number, balls: counted })));
    }
  }
  const last = ball;
  list.push(
    step(number, last, (play) =>
      play.innings[at]?.isClosed && one.absentHurt.length === 0
        ? play
        : steps.closeInnings(play, { innings: number, absentHurt: one.absentHurt, isDeclared: one.isDeclared }),
    ),
  );
  if (penalties.after !== 0) list.push(step(number, last, (play) => addPenalties(play, at, { ...penalties, before: 0 })));
  return list;
}

/** The end of the match, from the file. */
function ending({ match, innings }: Play): MatchStep {
  const { outcome } = match;
  const take = (play: Play): Play => {
    if (!outcome || outcome.kind === 'noResult' || outcome.kind === 'abandoned') return end(play, { kind: 'noResult' });
    if (outcome.kind === 'won' && outcome.method === 'awarded') return end(play, { kind: 'awarded', team: outcome.team });
    const { by } = outcome.kind === 'won' ? outcome : { by: undefined };
    const rule = match.rainRule ?? undefined;
    if (outcome.kind === 'tie' && innings[1]?.target?.isPar) return end(play, { kind: 'par', team: match.teamAId, runs: 0, rule });
    const isByPar = playedOutcome(play) === undefined && outcome.kind === 'won' && by && 'runs' in by;
    return end(play, isByPar ? { kind: 'par', team: outcome.team, runs: by.runs, rule } : { kind: 'play' });
  };
  return step(innings.length, Number.POSITIVE_INFINITY, take);
}
