import { clsx } from 'clsx';
import phoneRail from '../../../design/PhoneRail.module.css';
import type { MatchBrief } from '../boards/board.ts';
import { cricketText as text } from '../words.ts';
import styles from './MatchList.module.css';
import { TeamBadge } from './TeamBadge.tsx';

/** Matches in a column, or side by side if there is room: teams, scores, and result. */
export function MatchList({ matches, isStrip = false }: { matches: readonly MatchBrief[]; isStrip?: boolean }) {
  return (
    <ul className={clsx(styles.list, isStrip && [phoneRail.rail, styles.strip])}>
      {matches.map((match) => (
        <li key={match.id} className={styles.match}>
          <p className={styles.place}>
            {match.status === 'live' && <span className={styles.live}>{text.live}</span>}{' '}
            {match.status === 'live' ? match.number : [match.number, match.place].filter(Boolean).join(' · ')}
          </p>
          <a className={styles.link} href={match.href}>
            <span className={styles.sides}>
              {match.sides.map((side, order) => (
                <span key={side.code} className={clsx(styles.side, side.isBatting && styles.batting)}>
                  {order > 0 && <span className="sr-only">{text.versus} </span>}
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
            </span>
            <span className="sr-only">– </span>
            <span className={match.status === 'fixture' ? styles.when : styles.note}>{match.note}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
