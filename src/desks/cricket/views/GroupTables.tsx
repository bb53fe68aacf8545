import type { GroupTable, TeamsById, Tournament } from '../queries.ts';
import { cricketText as say } from '../words.ts';
import styles from './GroupTables.module.css';
import { tableName } from './matchText.ts';
import { PointTable } from './PointTable.tsx';

type Props = { tables: readonly GroupTable[]; teams: TeamsById; tournament: Tournament; isShort?: boolean };

/** The point table of a tournament, or that of each group under its name. */
export function GroupTables({ tables, teams, tournament, isShort = false }: Props) {
  return tables.map((table) => {
    const name = tables.length > 1 ? tableName(table) || say.league : '';
    return (
      <div key={`${table.stage} ${table.group}`} className={styles.group}>
        {name && <h3 className={styles.name}>{name}</h3>}
        <PointTable
          rows={table.rows}
          teams={teams}
          caption={[say.table, name, tournament.name].filter(Boolean).join(', ')}
          isShort={isShort}
        />
      </div>
    );
  });
}
