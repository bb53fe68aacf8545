import type { ElectionPoll } from '../../polls/readPolls.ts';
import type { TallyBox } from '../../queries.ts';
import { electionText } from '../../words.ts';
import { PartyMark } from '../charts/PartyMark.tsx';
import { Section } from '../pages/Section.tsx';
import styles from './PartyTable.module.css';
import { ResultTable } from './ResultTable.tsx';

/** The polls of agencies, one row each, and the actual result below once it is known; renders nothing without polls. */
export function PollTable({ polls, tally }: { polls: readonly ElectionPoll[]; tally: TallyBox }) {
  if (polls.length === 0) return null;
  const blocks = tally.blocks.filter(({ key }) => polls.some(({ expected }) => expected.some((one) => one.key === key)));
  return (
    <Section id="polls" title={electionText.polls}>
      <ResultTable
        className={styles.table}
        caption={electionText.pollsText}
        heads={[electionText.agency, ...blocks.map((block) => <PartyMark key={block.key} party={{ ...block, shortName: block.name }} />)]}
      >
        <tbody>
          {polls.map(({ id, kind, agency, expected }) => (
            <tr key={id}>
              <th scope="row">
                {agency} <span className={styles.soft}>{kind === 'exit' ? electionText.exitPoll : electionText.opinionPoll}</span>
              </th>
              {blocks.map(({ key }) => (
                <td key={key}>{rangeOf(expected.find((one) => one.key === key))}</td>
              ))}
            </tr>
          ))}
          {(tally.stage === 'declared' || tally.won === tally.seats) && (
            <tr>
              <th scope="row">{electionText.cameOut}</th>
              {blocks.map(({ key, total }) => (
                <td key={key} className={styles.total}>
                  {total}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </ResultTable>
    </Section>
  );
}

const rangeOf = (expected: { from: number; to: number } | undefined): string => {
  if (!expected) return '–';
  return expected.from === expected.to ? String(expected.from) : `${expected.from}–${expected.to}`;
};
