import { localDay } from '../../../platform/text/dates.ts';
import { cityNamed, stageNamed, venueNamed } from '../names/knownNames.ts';
import type { Delivery, Innings } from '../rules/delivery.ts';
import type { Outcome } from '../rules/outcome.ts';
import type { MatchRow, Play } from '../scoring/play.ts';
import type { FileMatch } from './readMatchFile.ts';

type Ids = { team: (side: number) => number; player: (place: number) => number };

/** The match of a file with the newspaper's own ids. */
export function playInOurIds(row: MatchRow, match: FileMatch, ids: Ids, { hash, source }: { hash: string; source: string }): Play {
  const { umpires, tvUmpires, referees } = match.officials;
  const day = match.days.includes(row.day) ? row.day : (match.days[0] ?? row.day);
  return {
    match: {
      ...row,
      number: match.number ?? row.number,
      stage: stageNamed(match.stage),
      group: match.group,
      isLeague: !isKnockOut(match.stage),
      day,
      // Files have no time, so the scheduled one is kept if it is on the same day.
      startsAt: row.startsAt && localDay(row.startsAt) === day ? row.startsAt : null,
      venue: venueNamed(match.venue) || row.venue,
      city: cityNamed(match.city) || row.city,
      overs: match.overs,
      status: 'complete',
      tossTeamId: match.toss ? ids.team(match.toss.team) : null,
      tossDecision: match.toss?.decision ?? null,
      rainRule: match.rainRule ?? null,
      outcome: outcomeOf(match.outcome, ids),
      details: { umpires, tvUmpires, referees, playersOfMatch: match.playersOfMatch.map(ids.player), source, days: match.days },
      file: { created: match.created, revision: match.revision, hash },
    },
    hasFreeHits: false,
    squads: match.squads.map((players, at) => ({ team: ids.team(at + 1), players: players.map(ids.player) })),
    innings: match.innings.map((innings) => inningsOf(innings, ids)),
  };
}

/** Knock-out stages and play-offs do not count in a table; a super eight or a first round does. */
const isKnockOut = (stage: string): boolean => /final|qualifier|eliminator|play-?off|knock-?out|challenger|place/i.test(stage);

function outcomeOf(outcome: Outcome, ids: Ids): Outcome {
  if (outcome.kind === 'won') return { ...outcome, team: ids.team(outcome.team) };
  if (outcome.kind === 'tie' && outcome.superOver !== undefined) return { ...outcome, superOver: ids.team(outcome.superOver) };
  return outcome;
}

const inningsOf = (innings: Innings, ids: Ids): Innings => ({
  ...innings,
  team: ids.team(innings.team),
  absentHurt: innings.absentHurt.map(ids.player),
  overs: innings.overs.map(({ number, balls }) => ({ number, balls: balls.map((ball) => ballOf(ball, ids)) })),
});

const ballOf = (ball: Delivery, { player }: Ids): Delivery => ({
  ...ball,
  batter: player(ball.batter),
  nonStriker: player(ball.nonStriker),
  bowler: player(ball.bowler),
  ...(ball.wickets
    ? {
        wickets: ball.wickets.map((wicket) => ({
          ...wicket,
          player: player(wicket.player),
          ...(wicket.fielders
            ? { fielders: wicket.fielders.map((one) => ({ ...one, ...(one.player === undefined ? {} : { player: player(one.player) }) })) }
            : {}),
        })),
      }
    : {}),
});
