import { mastheadDate, timeOfDay } from '../../../../platform/text/dates.ts';
import type { Election, Phase } from '../../queries.ts';
import { electionText } from '../../words.ts';
import frame from './ElectionFrame.module.css';
import { ElectionFrame } from './ElectionFrame.tsx';
import styles from './SchedulePage.module.css';

export type ScheduleData = { election: Election; phases: Phase[]; countedSeats: number; now: Date };

/** The polling days with their places, and the counting day. */
export function SchedulePage({ data: { election, phases, countedSeats, now } }: { data: ScheduleData }) {
  const isEmpty = phases.length === 0 && !election.countingAt;
  return (
    <ElectionFrame election={election} open="schedule" title={electionText.scheduleTitle}>
      {isEmpty && <p className={frame.empty}>{electionText.noSchedule}</p>}
      <ol className={styles.phases}>
        {phases.map((phase) => (
          <li key={phase.number} className={phase.pollClosesAt < now ? styles.over : undefined}>
            <h2>
              {electionText.phase} {phase.number}
            </h2>
            <div>
              <p className={styles.day}>
                <time dateTime={phase.pollOpensAt.toISOString()}>{mastheadDate(phase.pollOpensAt)}</time>
                <span>
                  {timeOfDay(phase.pollOpensAt)} {electionText.to} {timeOfDay(phase.pollClosesAt)}
                </span>
              </p>
              <p>{phase.note}</p>
            </div>
            <p className={styles.seats}>
              <b>{phase.seats}</b> {electionText.seats}
            </p>
          </li>
        ))}
        {election.countingAt && (
          <li className={styles.counting}>
            <h2>{electionText.counts}</h2>
            <p className={styles.day}>
              <time dateTime={election.countingAt.toISOString()}>{mastheadDate(election.countingAt)}</time>
              <span>{timeOfDay(election.countingAt)}</span>
            </p>
            <p className={styles.seats}>
              <b>{countedSeats}</b> {electionText.seats}
            </p>
          </li>
        )}
      </ol>
    </ElectionFrame>
  );
}
