import { displayDay } from '../../../platform/text/dates.ts';
import { fixedCards, type NamedCard } from '../../../site/cards/card.ts';
import { BALLS_PER_OVER } from '../rules/oversBowled.ts';
import type { MatchRow } from '../scoring/play.ts';
import { cricketText as text } from '../words.ts';
import type { MatchPageData } from './MatchPage.tsx';

/** The social card of a match with its score. */
export function matchSocialCard({ play: { match }, board, tournament }: Pick<MatchPageData, 'play' | 'board' | 'tournament'>): NamedCard {
  const isReplay = match.replayOf !== null;
  const isLive = match.status === 'live' && !isReplay;
  return {
    kind: 'match',
    id: match.id,
    card: {
      content: {
        design: 'match',
        kicker: [isReplay ? text.replay : '', tournament.name, board.number].filter(Boolean).join(', '),
        headline: displayDay(match.day),
        isLive,
        sides: board.sides.map(({ name, scores, isBatting }) => ({
          name,
          score: scores.map(({ score }) => score).join(' & '),
          overs: scores.length > 0 ? `${scores.at(-1)?.overs ?? ''} ${text.over}` : '',
          isBatting,
        })),
        note: board.note,
      },
      ...(match.status === 'live' ? { changesWith: overOf(match) } : {}),
    },
  };
}

/** A match in play gets a new card once an over, not with every ball: the page would be shared under a new picture every half minute. */
const overOf = ({ lines }: Pick<MatchRow, 'lines'>): string =>
  `${lines.length} ${Math.floor((lines.at(-1)?.balls ?? 0) / BALLS_PER_OVER)} ${lines.at(-1)?.isClosed ?? false}`;

export const cricketPageCards = fixedCards('cricket', {
  home: { design: 'list', kicker: text.allMatches, headline: text.title, note: text.intro },
});
