import { type Fact, FactList } from '../../../design/FactList.tsx';
import { SectionHead } from '../../../design/SectionHead.tsx';
import type { TeamsById, Tournament } from '../queries.ts';
import type { Play } from '../scoring/play.ts';
import { cricketText as text } from '../words.ts';
import { playerAddress, teamAddress } from './addresses.ts';
import styles from './InfoView.module.css';
import { numberText, outcomeText, tossText, whenText } from './matchText.ts';

type Players = ReadonlyMap<number, { id: number; name: string }>;
type Props = { play: Play; teams: TeamsById; players: Players; tournament: Tournament };

/** Details of a match besides its score: date, venue, toss, umpires, and squads. */
export function InfoView({ play: { match, squads }, teams, players, tournament }: Props) {
  const { details } = match;
  const when = <time dateTime={match.startsAt?.toISOString() ?? match.day}>{whenText(match)}</time>;
  const lines: Fact[] = [
    [text.tournaments, `${tournament.name}${numberText(match) ? `, ${numberText(match)}` : ''}`],
    [text.day, when],
    [text.venue, [match.venue, match.city].filter(Boolean).join(', ')],
    [text.toss, tossText(match, teams)],
    [text.result, match.outcome ? outcomeText(match.outcome, teams) : undefined],
    [text.playerOfMatch, details.playersOfMatch?.map((id) => players.get(id)?.name).join(', ')],
    [text.umpires, details.umpires?.join(', ')],
    [text.tvUmpire, details.tvUmpires?.join(', ')],
    [text.referee, details.referees?.join(', ')],
  ];
  return (
    <>
      <FactList className={styles.list} facts={lines.filter(([, value]) => value)} />
      <div className={styles.squads}>
        {squads.map(({ team, players: ids }) => {
          const side = teams.get(team);
          return (
            <section key={team}>
              <SectionHead title={side?.name ?? ''} more={side && { href: teamAddress(side), label: text.team }} />
              <ol>
                {ids.map((id) => (
                  <li key={id}>
                    <a href={playerAddress(id)}>{players.get(id)?.name}</a>
                  </li>
                ))}
              </ol>
            </section>
          );
        })}
      </div>
      {details.source && (
        <p className={styles.source}>
          {text.source} {details.source}
        </p>
      )}
    </>
  );
}
