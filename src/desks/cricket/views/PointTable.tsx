import type { TeamsById } from '../queries.ts';
import type { TableRow } from '../rules/pointTable.ts';
import { cricketText as say } from '../words.ts';
import { teamAddress } from './addresses.ts';
import { FigureTable } from './FigureTable.tsx';
import { netRunRateText } from './matchText.ts';
import styles from './PointTable.module.css';
import { TeamBadge } from './TeamBadge.tsx';

type Props = { rows: readonly TableRow[]; teams: TeamsById; caption: string; isShort?: boolean };

/** The point table; the short one has what decides the places. */
export function PointTable({ rows, teams, caption, isShort = false }: Props) {
  const columns = [
    { label: say.played },
    { label: say.won },
    { label: say.lost },
    ...(isShort ? [] : [{ label: say.tied, isOnlyWide: true }, { label: say.noResultShort }]),
    { label: say.points, isStrong: true },
    { label: say.netRunRate },
  ];
  return (
    <FigureTable
      caption={caption}
      headLabel={say.team}
      columns={columns}
      rows={rows.map((row, at) => {
        const team = teams.get(row.team);
        return {
          key: row.team,
          head: (
            <span className={styles.team}>
              <span className={styles.place}>{at + 1}</span>
              <TeamBadge code={team?.code ?? ''} />
              {team && (
                <a className={styles.name} href={teamAddress(team)}>
                  {team.name}
                </a>
              )}
            </span>
          ),
          cells: [row.played, row.won, row.lost, ...(isShort ? [] : [row.tied, row.noResult]), row.points, netRunRateText(row.netRunRate)],
        };
      })}
    />
  );
}
