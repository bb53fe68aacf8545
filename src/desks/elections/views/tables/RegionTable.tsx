import type { Region, TallyBox } from '../../queries.ts';
import { electionText } from '../../words.ts';
import { PartyMark } from '../charts/PartyMark.tsx';
import { SeatsBar } from '../charts/SeatsBar.tsx';
import styles from './RegionTable.module.css';
import { ResultTable } from './ResultTable.tsx';

/** The results of a state's regions. */
export function RegionTable({ regions }: { regions: readonly { region: Region; tally: TallyBox }[] }) {
  return (
    <ResultTable
      className={styles.table}
      caption={electionText.regions}
      heads={[electionText.region, electionText.seats, electionText.party]}
    >
      <tbody>
        {regions.map(({ region, tally }) => (
          <tr key={region.key}>
            <th scope="row">{region.name}</th>
            <td>{tally.seats}</td>
            <td>
              <SeatsBar pieces={tally.blocks} seats={tally.seats} />
              <span className={styles.parties}>
                {tally.blocks
                  .filter(({ total }) => total > 0)
                  .map(({ key, name, color, darkColor, total }) => (
                    <span key={key}>
                      <PartyMark party={{ shortName: name, color, darkColor }} /> {total}
                    </span>
                  ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </ResultTable>
  );
}
