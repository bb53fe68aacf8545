import { FactList } from '../../../design/FactList.tsx';
import type { Board, BoardSide } from '../boards/board.ts';
import { cricketText as text } from '../words.ts';
import { BallSigns } from './BallSigns.tsx';
import styles from './ScoreBoard.module.css';
import { TeamBadge } from './TeamBadge.tsx';

/** The board of a match, updated with every ball. Its layout is stable, whatever its content. */
export function ScoreBoard({ board }: { board: Board }) {
  return (
    <div className={styles.board}>
      <p className={styles.status}>
        {board.status === 'live' && <span className={styles.live}>{text.live}</span>}
        <span>{[board.number, board.place].filter(Boolean).join(' · ')}</span>
      </p>
      <ul className={styles.sides}>
        {board.sides.map((side) => (
          <Side key={side.code} side={side} />
        ))}
      </ul>
      <p className={styles.note}>{board.note}</p>
      {board.status === 'live' && <Middle board={board} />}
    </div>
  );
}

function Side({ side }: { side: BoardSide }) {
  return (
    <li className={side.isBatting ? styles.batting : undefined}>
      <TeamBadge code={side.code} />
      <span className={styles.name}>{side.name}</span>
      <span className={styles.scores}>
        {side.scores.map(({ score, overs }, at) => (
          <span key={at}>
            <strong className={styles.score}>{score}</strong>{' '}
            <span className={styles.overs}>
              ({overs} {text.over})
            </span>
          </span>
        ))}
      </span>
    </li>
  );
}

/** The current players: both batters, the bowler, and the last balls. */
function Middle({ board: { batters, bowler, recent, facts } }: { board: Board }) {
  const rows = [0, 1].map((at) => batters[at]);
  return (
    <>
      <FactList className={styles.facts} facts={facts} />
      <table className={styles.middle}>
        <caption className="sr-only">{text.atTheCrease}</caption>
        <thead>
          <tr>
            <th scope="col">{text.batter}</th>
            <th scope="col">{text.runs}</th>
            <th scope="col">{text.balls}</th>
            <th scope="col">4</th>
            <th scope="col">6</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((batter, at) => (
            <tr key={at}>
              <th scope="row">
                {batter ? (
                  <>
                    <a href={batter.href}>{batter.name}</a>
                    {batter.isOnStrike && (
                      <>
                        <span aria-hidden="true"> *</span>
                        <span className="sr-only"> ({text.onStrike})</span>
                      </>
                    )}
                  </>
                ) : (
                  '–'
                )}
              </th>
              <td>
                <strong>{batter?.runs ?? ''}</strong>
              </td>
              <td>{batter?.balls ?? ''}</td>
              <td>{batter?.fours ?? ''}</td>
              <td>{batter?.sixes ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.bowler}>
        <span className={styles.label}>{text.bowler}</span>
        {bowler ? (
          <>
            <a href={bowler.href}>{bowler.name}</a>{' '}
            <span className={styles.figures}>
              {bowler.wickets}/{bowler.runs} ({bowler.overs} {text.over})
            </span>
          </>
        ) : (
          '–'
        )}
      </p>
      <div className={styles.recent}>
        <span className={styles.label} id="last-balls">
          {text.lastBalls}
        </span>
        <ol aria-labelledby="last-balls">
          {recent.map(({ label, name, isWicket, isBoundary, beginsOver }, at) => (
            <li key={at} className={beginsOver && at > 0 ? styles.newOver : undefined}>
              <span className={isWicket ? styles.wicket : isBoundary ? styles.boundary : styles.ball} role="img" aria-label={name}>
                {label}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <BallSigns />
    </>
  );
}
