import type { StatTable } from '../boards/statTables.ts';
import type { Player, TeamsById } from '../queries.ts';
import { cricketText as text } from '../words.ts';
import { playerAddress } from './addresses.ts';
import { FigureTable } from './FigureTable.tsx';
import styles from './StatTables.module.css';

type Props = { table: StatTable; teams: TeamsById; players: ReadonlyMap<number, Player> };

/** A ranking: the player with the team, the ranked figure, and further figures. */
export function RankedPlayers({ table: { title, columns, rows }, teams, players }: Props) {
  if (rows.length === 0) return <p className={styles.none}>{text.noStats}</p>;
  return (
    <FigureTable
      caption={title}
      headLabel={text.player}
      columns={columns.map((label, at) => ({ label, isStrong: at === 0 }))}
      rows={rows.map(({ playerId, teamId, value, cells }) => ({
        key: playerId,
        head: (
          <a className={styles.player} href={playerAddress(playerId)}>
            {players.get(playerId)?.name}
          </a>
        ),
        note: teams.get(teamId)?.name ?? '',
        cells: [value, ...cells],
      }))}
    />
  );
}
