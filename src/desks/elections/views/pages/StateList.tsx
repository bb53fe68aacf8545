import { stateAddress } from '../../pages/electionAddress.ts';
import type { StateTally } from '../../pages/readForPages.ts';
import type { Election } from '../../queries.ts';
import { electionText } from '../../words.ts';
import { SeatsBar } from '../charts/SeatsBar.tsx';
import styles from './StateList.module.css';

/** The states with their seats by column of the tally, most seats first; each links to the state's page. */
export function StateList({ election, states }: { election: Election; states: readonly StateTally[] }) {
  return (
    <ul className={styles.states}>
      {states.map(({ state, seats, blocks }) => (
        <li key={state.code}>
          <h3>
            <a href={stateAddress(election, state)}>{state.name}</a>
            <span>
              {seats} {electionText.seats}
            </span>
          </h3>
          <SeatsBar pieces={blocks} seats={seats} />
          <p>
            {blocks
              .filter(({ total }) => total > 0)
              .map(({ name, total }) => `${name}\u00a0${total}`)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
