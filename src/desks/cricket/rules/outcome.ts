import { type InningsLine, wicketsOf } from './inningsLine.ts';

export const matchStatuses = ['fixture', 'live', 'complete'] as const;

/** The margin of a win. */
export type Margin = { runs: number } | { wickets: number };

export type Outcome =
  /** `method` is the rain rule that decided the match, or that it was awarded. */
  | { kind: 'won'; team: number; by?: Margin | undefined; method?: RainRule | 'awarded' | undefined }
  /** A tie may have been decided by super overs. */
  | { kind: 'tie'; superOver?: number | undefined; method?: RainRule | undefined }
  | { kind: 'noResult' }
  /** No ball was bowled. */
  | { kind: 'abandoned' };

export const rainRules = ['D/L', 'VJD'] as const;
export type RainRule = (typeof rainRules)[number];

type Given = { teams: readonly [number, number]; lines: readonly InningsLine[]; method?: RainRule | undefined };

/**
 * The result of the innings once both teams have batted: undefined while the match is open, or after a tie until super overs decide. For a
 * chase ended by rain the scorer enters the result, because it needs the par score.
 */
export function outcomeOfPlay({ teams, lines, method }: Given): Outcome | undefined {
  const [first, second] = lines.filter((line) => !line.isSuperOver);
  if (!first || !second || second.target?.isPar) return undefined;
  const target = second.target?.runs ?? first.runs + 1;
  const ruled = method ? { method } : {};
  if (second.runs >= target) {
    return { kind: 'won', team: second.team, by: { wickets: wicketsOf(second) - second.wickets }, ...ruled };
  }
  if (!second.isClosed) return undefined;
  if (second.runs < target - 1) return { kind: 'won', team: first.team, by: { runs: target - 1 - second.runs }, ...ruled };
  const superOver = superOverWinner(teams, lines);
  return { kind: 'tie', ...(superOver === undefined ? {} : { superOver }), ...ruled };
}

/** The team with more runs in the last super over; undefined if there was none, if it was tied too, or while it is played. */
function superOverWinner(teams: readonly [number, number], lines: readonly InningsLine[]): number | undefined {
  const supers = lines.filter((line) => line.isSuperOver);
  const [one, other] = supers.slice(supers.length - (supers.length % 2 === 0 ? 2 : 3));
  if (!one || !other || one.runs === other.runs || (other.runs < one.runs && !other.isClosed)) return undefined;
  const winner = one.runs > other.runs ? one.team : other.team;
  return teams.includes(winner) ? winner : undefined;
}

/** The winner, in play or by super over. */
export const winnerOf = (outcome: Outcome): number | undefined =>
  outcome.kind === 'won' ? outcome.team : outcome.kind === 'tie' ? outcome.superOver : undefined;
