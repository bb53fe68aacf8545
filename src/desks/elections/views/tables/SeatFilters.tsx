import { buttonClass } from '../../../../design/Button.tsx';
import hint from '../../../../design/FieldHint.module.css';
import { seatStates } from '../../count/stages.ts';
import { electionAddress } from '../../pages/electionAddress.ts';
import type { Election } from '../../queries.ts';
import { electionText } from '../../words.ts';
import styles from './SeatFilters.module.css';
import type { SeatChoice } from './seatChoice.ts';
import { seatStateName } from './seatWords.ts';

type Option = { value: string; name: string };
type Props = { election: Election; choice: SeatChoice; states: readonly Option[]; parties: readonly Option[] };

/** A plain form that works without script; the filters are part of the address. */
export function SeatFilters({ election, choice, states, parties }: Props) {
  const address = electionAddress(election, 'all-seats');
  const isChosen = choice.q !== '' || choice.state !== '' || choice.party !== '' || choice.result !== '' || choice.changed;
  return (
    <search className={styles.filters}>
      <form action={address}>
        <div className={styles.words}>
          <label htmlFor="seat-words">{electionText.words}</label>
          <input
            id="seat-words"
            className={hint.hinted}
            type="search"
            name="q"
            defaultValue={choice.q}
            placeholder={electionText.wordsHint}
            maxLength={60}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        {states.length > 1 && (
          <Choice name="state" label={electionText.state} all={electionText.allStates} value={choice.state} options={states} />
        )}
        <Choice name="party" label={electionText.party} all={electionText.allParties} value={choice.party} options={parties} />
        <Choice
          name="result"
          label={electionText.status}
          all={electionText.allStatuses}
          value={choice.result}
          options={seatStates.map((value) => ({ value, name: seatStateName[value] }))}
        />
        <label className={styles.changed}>
          <input type="checkbox" name="changed" value="1" defaultChecked={choice.changed} />
          {electionText.changedOnly}
        </label>
        {choice.sort !== 'number' && <input type="hidden" name="sort" value={choice.sort} />}
        {choice.order === 'desc' && <input type="hidden" name="order" value="desc" />}
        <div className={styles.buttons}>
          <button type="submit" className={buttonClass('strong')}>
            {electionText.show}
          </button>
          {isChosen && (
            <a className={buttonClass('plain')} href={address}>
              {electionText.clear}
            </a>
          )}
        </div>
      </form>
    </search>
  );
}

type ChoiceProps = { name: string; label: string; all: string; value: string; options: readonly Option[] };

function Choice({ name, label, all, value, options }: ChoiceProps) {
  return (
    <div>
      <label htmlFor={`seat-${name}`}>{label}</label>
      <select id={`seat-${name}`} name={name} defaultValue={value}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
