import type { InningsLine } from '../rules/inningsLine.ts';
import { type Margin, type Outcome, outcomeOfPlay, type RainRule, winnerOf } from '../rules/outcome.ts';
import type { FileFault } from './fileFault.ts';
import type { MatchFile } from './matchFileSchema.ts';
import { named } from './readPeople.ts';
import { fileWords as words } from './words.ts';

type Read = { outcome: Outcome; rainRule: RainRule | undefined };
type Complain = (message: FileFault['message']) => void;

const RAIN_RULES: Readonly<Record<string, RainRule>> = { 'D/L': 'D/L', DLS: 'D/L', VJD: 'VJD' };
const AWARDED = 'Awarded';
const EACH = /^(Lost fewer wickets|Higher run rate|1st innings score)$/i;

/** Reads the result of a match and checks it against the balls. Undefined if it is invalid or contradicts them. */
export function readOutcome({ info }: MatchFile, lines: readonly InningsLine[], balls: number, complain: Complain): Read | undefined {
  const { winner, by, result, eliminator, bowl_out, method } = info.outcome;
  const sideOf = (name: string | undefined) => (name === info.teams[0] ? 1 : name === info.teams[1] ? 2 : undefined);
  const refuse = (message: FileFault['message']) => {
    complain(message);
    return undefined;
  };
  if (result === 'draw') return refuse(words.drawn);
  for (const name of [winner, eliminator, bowl_out]) {
    if (name !== undefined && sideOf(name) === undefined) return refuse(named(words.strangeTeam, name));
  }
  const rainRule = method === undefined ? undefined : RAIN_RULES[method];
  if (method !== undefined && rainRule === undefined && method !== AWARDED && !EACH.test(method))
    return refuse(named(words.strangeMethod, method));
  const ruled = rainRule === undefined ? {} : { method: rainRule };
  if (result === 'no result') {
    return { outcome: lines.some((line) => line.balls > 0) ? { kind: 'noResult' } : { kind: 'abandoned' }, rainRule };
  }
  const played = outcomeOfPlay({ teams: [1, 2], lines, method: rainRule });
  const [, chase] = lines.filter((line) => !line.isSuperOver);
  if (result === 'tie') {
    const superOver = sideOf(eliminator ?? bowl_out);
    const outcome: Outcome = { kind: 'tie', ...(superOver === undefined ? {} : { superOver }), ...ruled };
    if (rainRule === undefined && played?.kind !== 'tie') return refuse(words.wrongOutcome);
    if (chase?.target?.isPar && !isParOf(chase, 0)) return refuse(words.wrongOutcome);
    if (played?.kind === 'tie' && played.superOver !== undefined && played.superOver !== superOver) return refuse(words.wrongOutcome);
    return { outcome, rainRule };
  }
  const team = sideOf(winner);
  if (team === undefined) return refuse(words.noOutcome);
  if (method === AWARDED) return { outcome: { kind: 'won', team, method: 'awarded' }, rainRule };
  const margin: Margin | undefined =
    by?.runs !== undefined ? { runs: by.runs } : by?.wickets !== undefined ? { wickets: by.wickets } : undefined;
  // A tie may be decided by wickets lost or by special rules; then there is no margin.
  if (!margin && method !== undefined && EACH.test(method) && played?.kind === 'tie') return { outcome: { kind: 'won', team }, rainRule };
  if (!margin) return refuse(words.noOutcome);
  const outcome: Outcome = { kind: 'won', team, by: margin, ...ruled };
  if (chase?.target?.isPar)
    return 'runs' in margin && isParOf(chase, team === chase.team ? margin.runs : -margin.runs)
      ? { outcome, rainRule }
      : refuse(words.wrongPar);
  // If rain ended a chase early, the par score decides, which files do not contain, so the balls cannot contradict the result.
  if (rainRule !== undefined && 'runs' in margin && isGivenUp(lines, balls)) return { outcome, rainRule };
  return played && isSame(played, outcome) ? { outcome, rainRule } : refuse(words.wrongOutcome);
}

/** Whether a team that was `ahead` runs ahead when rain stopped play has this par score or this target, which is one more than par. */
const isParOf = ({ runs, target, isAllOut }: InningsLine, ahead: number): boolean =>
  !isAllOut && target !== undefined && (target.runs === runs - ahead || target.runs === runs - ahead + 1);

function isGivenUp(lines: readonly InningsLine[], balls: number): boolean {
  const [, second] = lines.filter((line) => !line.isSuperOver);
  return (
    second !== undefined &&
    !second.isAllOut &&
    second.balls < (second.target?.balls ?? balls) &&
    second.runs < (second.target?.runs ?? Number.POSITIVE_INFINITY)
  );
}

const isSame = (one: Outcome, other: Outcome): boolean =>
  one.kind === 'won' && other.kind === 'won' && winnerOf(one) === winnerOf(other) && JSON.stringify(one.by) === JSON.stringify(other.by);
