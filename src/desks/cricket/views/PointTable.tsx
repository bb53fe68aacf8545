import type { GroupTable, TeamsById, Tournament } from '../queries.ts';
import type { TableRow } from '../rules/pointTable.ts';
import { cricketText as text } from '../words.ts';
import { teamAddress } from './addresses.ts';
import { FigureTable } from './FigureTable.tsx';
import { netRunRateText, tableName } from './matchText.ts';
import styles from './PointTable.module.css';
import { TeamBadge } from './TeamBadge.tsx';

type Props = { rows: readonly TableRow[]; teams: TeamsById; caption: string; isShort?: boolean };

/** The point table. The short form, and a phone, leave out ties as long as there are none, so that the matches always add up. */
function PointTable({ rows, teams, caption, isShort = false }: Props) {
  const hasTies = rows.some(({ tied }) => tied > 0);
  const showsTies = hasTies || !isShort;
  const columns = [
    { label: text.played },
    { label: text.won },
    { label: text.lost },
    ...(showsTies ? [{ label: text.tied, isOnlyWide: !hasTies }] : []),
    { label: text.noResultShort },
    { label: text.points, isStrong: true },
    { label: text.netRunRate },
  ];
  return (
    <FigureTable
      caption={caption}
      headLabel={text.team}
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
          cells: [
            row.played,
            row.won,
            row.lost,
            ...(showsTies ? [row.tied] : []),
            row.noResult,
            row.points,
            netRunRateText(row.netRunRate),
          ],
        };
      })}
    />
  );
}

type GroupProps = { tables: readonly GroupTable[]; teams: TeamsById; tournament: Tournament; isShort?: boolean };

/** The point table of a tournament, or one for each group under its name. */
export function GroupTables({ tables, teams, tournament, isShort = false }: GroupProps) {
  return tables.map((table) => {
    const name = tables.length > 1 ? tableName(table) || text.league : '';
    return (
      <div key={`${table.stage} ${table.group}`} className={styles.group}>
        {name && <h3 className={styles.groupName}>{name}</h3>}
        <PointTable
          rows={table.rows}
          teams={teams}
          caption={[text.table, name, tournament.name].filter(Boolean).join(', ')}
          isShort={isShort}
        />
      </div>
    );
  });
}
