import type { MatchBrief } from '../boards/board.ts';
import { cricketText as text } from '../words.ts';
import styles from './BesideList.module.css';
import { TeamBadge } from './TeamBadge.tsx';

/** Matches in the sidebar: the teams, and the score or the time. The overs beside a score show how old it is if no script updates it. */
export function BesideList({ matches }: { matches: readonly MatchBrief[] }) {
  return (
    <ul className={styles.beside}>
      {matches.map((match) => (
        <Beside key={match.id} match={match} />
      ))}
    </ul>
  );
}

function Beside({ match }: { match: MatchBrief }) {
  const isLive = match.status === 'live';
  return (
    <li>
      <a href={match.href}>
        <span className={styles.sides}>
          {match.sides.map((side) => (
            <span key={side.code} className={styles.side}>
              <TeamBadge code={side.code} />
              <span className={styles.name}>{side.name}</span>{' '}
              <span className={styles.score}>
                {side.scores.map(({ score, overs }, at) => (
                  <span key={at}>
                    <b>{score}</b> <small>({overs})</small>{' '}
                  </span>
                ))}
              </span>
            </span>
          ))}
        </span>{' '}
        <span className={styles.note}>
          {isLive && (
            <>
              <span className={styles.live}>{text.live}</span>{' '}
            </>
          )}
          {match.note}
        </span>
      </a>
    </li>
  );
}
