import lazyLayout from '../../../design/LazyLayout.module.css';
import { SectionHead } from '../../../design/SectionHead.tsx';
import type { TeamsById } from '../queries.ts';
import type { Innings } from '../rules/delivery.ts';
import { oversText, runRate } from '../rules/oversBowled.ts';
import { type Scorecard as Card, scorecardOf, strikeRate } from '../rules/scorecard.ts';
import { cricketText as text } from '../words.ts';
import { playerAddress } from './addresses.ts';
import { FigureTable } from './FigureTable.tsx';
import { decimal, dismissalText, inningsName, oversInWords, scoreText } from './matchText.ts';

type Players = ReadonlyMap<number, { id: number; name: string }>;
type Props = { innings: Innings; teams: TeamsById; players: Players; squad: readonly number[] };

/** The scorecard of an innings: batters, extras, and bowlers. */
export function Scorecard({ innings, teams, players, squad }: Props) {
  const card = scorecardOf(innings);
  const name = inningsName(innings, teams);
  const waiting = squad.filter((id) => !card.batting.some((row) => row.player === id) && !card.absentHurt.includes(id));
  const namesOf = (ids: readonly number[]) => ids.map((id) => players.get(id)?.name ?? '').join(', ');
  const playerLink = (id: number) => <a href={playerAddress(id)}>{players.get(id)?.name}</a>;
  return (
    <section className={lazyLayout.part}>
      <SectionHead title={`${name}: ${scoreText(card.line)} (${oversInWords(card.line.balls)})`} />
      <FigureTable
        isAligned
        caption={`${name}, ${text.batting}`}
        headLabel={text.batter}
        columns={[
          { label: text.runs, isStrong: true },
          { label: text.balls },
          { label: '4' },
          { label: '6' },
          { label: text.strikeRate, isOnlyWide: true },
        ]}
        rows={card.batting.map((row) => ({
          key: row.player,
          head: playerLink(row.player),
          note: dismissalText(row.dismissal, players),
          cells: [row.runs, row.balls, row.fours, row.sixes, decimal(strikeRate(row), 1)],
        }))}
        foot={[
          extrasLine(card),
          `${text.total}: ${scoreText(card.line)} (${oversInWords(card.line.balls)}, ${text.runRate} ${decimal(runRate(card.line.runs, card.line.balls))})`,
          ...(card.absentHurt.length > 0 ? [`${text.absentHurt}: ${namesOf(card.absentHurt)}`] : []),
          ...(waiting.length > 0 && !innings.isSuperOver
            ? [`${innings.isClosed ? text.didNotBatAtAll : text.didNotBat}: ${namesOf(waiting)}`]
            : []),
        ]}
      />
      <FigureTable
        isAligned
        caption={`${name}, ${text.bowling}`}
        headLabel={text.bowler}
        columns={[
          { label: text.over },
          { label: text.maidens },
          { label: text.runs },
          { label: text.wickets, isStrong: true },
          { label: text.economy },
        ]}
        rows={card.bowling.map((row) => ({
          key: row.player,
          head: playerLink(row.player),
          cells: [oversText(row.balls), row.maidens, row.runs, row.wickets, decimal(runRate(row.runs, row.balls))],
        }))}
      />
    </section>
  );
}

/** એક્સ્ટ્રા: 12 (8 વાઇડ, 4 લેગ બાય) */
function extrasLine({ extras }: Card): string {
  const parts = (['wides', 'noballs', 'byes', 'legbyes', 'penalty'] as const).filter((kind) => extras[kind] > 0);
  const sum = parts.reduce((total, kind) => total + extras[kind], 0);
  const entry = parts.map((kind) => `${extras[kind]} ${text[kind]}`).join(', ');
  return `${text.extras}: ${sum}${entry === '' ? '' : ` (${entry})`}`;
}
