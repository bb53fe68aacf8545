import { SectionHead } from '../../../design/SectionHead.tsx';
import type { TeamsById } from '../queries.ts';
import type { Innings } from '../rules/delivery.ts';
import { fallOfWickets, partnershipsOf } from '../rules/partnerships.ts';
import { cricketText as text } from '../words.ts';
import { FigureTable } from './FigureTable.tsx';
import { forWicketText, inningsName } from './matchText.ts';
import styles from './PartnershipsView.module.css';

type Players = ReadonlyMap<number, { name: string }>;
type Props = { innings: readonly Innings[]; teams: TeamsById; players: Players };

/** The partnerships: each a bar as long as its runs, with both batters' own runs on either side. */
export function PartnershipsView({ innings, teams, players }: Props) {
  if (innings.every((one) => one.overs.length === 0)) return <p>{text.nothingYet}</p>;
  return innings.map((one, at) => {
    const list = partnershipsOf(one);
    const most = Math.max(1, ...list.map(({ runs }) => runs));
    return (
      <section key={at}>
        <SectionHead title={inningsName(one, teams)} />
        <ol className={styles.list}>
          {list.map(({ wicket, runs, balls, batters, isUnbroken }, place) => (
            <li key={place}>
              <p className={styles.about}>
                {forWicketText(wicket)} · <strong>{runs}</strong>
                {isUnbroken && '*'} ({balls} {text.balls}){isUnbroken && <span className={styles.soft}> {text.unbroken}</span>}
              </p>
              <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect width={((runs / most) * 100).toFixed(1)} height="4" />
              </svg>
              <p className={styles.pair}>
                {batters.map(({ player, runs: own, balls: faced }) => (
                  <span key={player}>
                    {players.get(player)?.name} <b>{own}</b> ({faced})
                  </span>
                ))}
              </p>
            </li>
          ))}
        </ol>
      </section>
    );
  });
}

/** The wickets of each innings in the order in which they fell. */
export function WicketsView({ innings, teams, players }: Props) {
  if (innings.every((one) => one.overs.length === 0)) return <p>{text.nothingYet}</p>;
  return innings.map((one, at) => {
    const fallen = fallOfWickets(one);
    const name = inningsName(one, teams);
    return (
      <section key={at}>
        <SectionHead title={name} />
        {fallen.length === 0 ? (
          <p>{text.noWicketYet}</p>
        ) : (
          <FigureTable
            caption={`${name}, ${text.fallOfWickets}`}
            headLabel={text.batter}
            columns={[{ label: text.wickets, isStrong: true }, { label: text.runs, isStrong: true }, { label: text.over }]}
            rows={fallen.map(({ wicket, player, runs, over, ball }) => ({
              key: wicket,
              head: players.get(player)?.name,
              cells: [wicket, runs, `${over}.${ball}`],
            }))}
          />
        )}
      </section>
    );
  });
}
