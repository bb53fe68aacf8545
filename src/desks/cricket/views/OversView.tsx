import { SectionHead } from '../../../design/SectionHead.tsx';
import type { TeamsById } from '../queries.ts';
import { type Innings, outsOf } from '../rules/delivery.ts';
import { type OverSummary, overSummaries } from '../rules/overSummary.ts';
import { ballLabel } from '../rules/scorecard.ts';
import { cricketText as words } from '../words.ts';
import { BallSigns } from './BallSigns.tsx';
import { ballName } from './ballName.ts';
import { inningsName } from './matchText.ts';
import styles from './OversView.module.css';

type Players = ReadonlyMap<number, { name: string }>;
type Side = { name: string; overs: OverSummary[] };

/** A match by overs: both teams' cumulative runs, the runs of each over, and every ball in text. */
export function OversView({
  innings,
  teams,
  players,
  overs,
  isLive,
}: {
  innings: readonly Innings[];
  teams: TeamsById;
  players: Players;
  overs: number;
  /** The board of a live match has the key to the signs of balls already. */
  isLive: boolean;
}) {
  const sides: Side[] = innings
    .filter((one) => one.overs.length > 0)
    .map((one) => ({ name: inningsName(one, teams), overs: overSummaries(one) }));
  const charted = sides.filter((_, at) => !innings[at]?.isSuperOver);
  if (sides.length === 0) return <p>{words.nothingYet}</p>;
  return (
    <>
      <section className={styles.chart}>
        <SectionHead title={words.wormTitle} />
        <Key sides={charted} />
        <Worm sides={charted} overs={overs} />
      </section>
      <section className={styles.chart}>
        <SectionHead title={words.manhattanTitle} />
        {charted.map((side, at) => (
          <figure key={side.name}>
            <figcaption className={styles.key}>
              <span className={at === 0 ? styles.first : styles.second} aria-hidden="true" />
              {side.name}
            </figcaption>
            <Manhattan side={side} overs={overs} isFirst={at === 0} />
          </figure>
        ))}
      </section>
      {!isLive && <BallSigns />}
      {sides.map((side) => (
        <section key={side.name}>
          <SectionHead title={side.name} />
          <ol className={styles.overs}>
            {side.overs.toReversed().map((over) => (
              <li key={over.number}>
                <span className={styles.number}>
                  <span className="sr-only">{words.over} </span>
                  {over.number}
                </span>
                <span className={styles.bowler}>{over.bowlers.map((id) => players.get(id)?.name).join(', ')}</span>
                <span className={styles.sum}>
                  {over.runs} {words.runs}
                  {over.wickets > 0 && `, ${over.wickets} ${words.wickets}`}
                </span>
                <span className={styles.balls}>
                  {over.balls.map((ball, at) => (
                    <span key={at} className={outsOf(ball).length > 0 ? styles.wicket : undefined} role="img" aria-label={ballName(ball)}>
                      {ballLabel(ball)}{' '}
                    </span>
                  ))}
                </span>
                <span className={styles.after}>
                  {over.totalRuns}/{over.totalWickets}
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

function Key({ sides }: { sides: readonly Side[] }) {
  return (
    <ul className={styles.keys}>
      {sides.map(({ name }, at) => (
        <li key={name} className={styles.key}>
          <span className={at === 0 ? styles.first : styles.second} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  );
}

const WIDTH = 640;
const HEIGHT = 260;
const LEFT = 34;
const RIGHT = 14;
const BOTTOM = 24;
const TOP = 10;

/** Round axis marks, about five of them. */
function marks(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => most / one <= 6) ?? 100;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}

const acrossOf = (overs: number) => (over: number) => LEFT + ((WIDTH - LEFT - RIGHT) * over) / overs;
const upOf = (most: number) => (value: number) => HEIGHT - BOTTOM - ((HEIGHT - BOTTOM - TOP) * value) / most;

function Grid({ overs, most }: { overs: number; most: number }) {
  const x = acrossOf(overs);
  const y = upOf(most);
  return (
    <g className={styles.grid}>
      {marks(most).map((value) => (
        <g key={value}>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} />
          <text x={LEFT - 6} y={y(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {marks(overs)
        .slice(1)
        .map((over) => (
          <text key={over} x={x(over)} y={HEIGHT - 6} textAnchor="middle">
            {over}
          </text>
        ))}
    </g>
  );
}

/** The cumulative runs of both teams, with a dot for each wicket. The figures are in the table below. */
function Worm({ sides, overs }: { sides: readonly Side[]; overs: number }) {
  const most = Math.max(10, ...sides.map((side) => side.overs.at(-1)?.totalRuns ?? 0));
  const x = acrossOf(Math.max(overs, ...sides.map((side) => side.overs.length)));
  const y = upOf(most);
  return (
    <svg className={styles.picture} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.wormTitle}>
      <Grid overs={overs} most={most} />
      {sides.map((side, at) => (
        <g key={side.name} className={at === 0 ? styles.firstLine : styles.secondLine}>
          <polyline
            points={[`${x(0)},${y(0)}`, ...side.overs.map((over) => `${x(over.number).toFixed(1)},${y(over.totalRuns).toFixed(1)}`)].join(
              ' ',
            )}
          />
          {side.overs
            .filter((over) => over.wickets > 0)
            .map((over) => (
              <circle key={over.number} cx={x(over.number).toFixed(1)} cy={y(over.totalRuns).toFixed(1)} r="4" />
            ))}
        </g>
      ))}
    </svg>
  );
}

function Manhattan({ side, overs, isFirst }: { side: Side; overs: number; isFirst: boolean }) {
  const most = Math.max(12, ...side.overs.map((over) => over.runs));
  const x = acrossOf(Math.max(overs, side.overs.length));
  const y = upOf(most);
  const width = x(1) - x(0);
  return (
    <svg className={styles.picture} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${side.name}: ${words.manhattanTitle}`}>
      <Grid overs={overs} most={most} />
      {side.overs.map((over) => (
        <g key={over.number} className={isFirst ? styles.firstBar : styles.secondBar}>
          <rect
            x={(x(over.number - 1) + width * 0.15).toFixed(1)}
            y={y(over.runs).toFixed(1)}
            width={(width * 0.7).toFixed(1)}
            height={(y(0) - y(over.runs)).toFixed(1)}
          />
          {Array.from({ length: over.wickets }, (_, at) => (
            <circle key={at} cx={(x(over.number - 1) + width / 2).toFixed(1)} cy={(y(over.runs) - 6 - at * 9).toFixed(1)} r="3.5" />
          ))}
        </g>
      ))}
    </svg>
  );
}
