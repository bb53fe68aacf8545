import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

const teamRow = z.object({ nameEn: z.string(), strength: z.coerce.number() });
const playerRow = z.object({ team: z.string(), registryId: z.string(), nameEn: z.string(), name: z.string() });

export type DemoPlayer = z.output<typeof playerRow>;
export type DemoSide = z.output<typeof teamRow> & { players: readonly DemoPlayer[] };

/** The fictional teams of the demo's tournament with their squads of twelve: batters first, the seventh keeps wicket, then bowlers. */
export function readSides(demoDir: string): DemoSide[] {
  const read = <Row>(name: string, row: z.ZodType<Row>): Row[] =>
    z.array(row).parse(parse(readFileSync(join(demoDir, 'cricket', `${name}.csv`), 'utf8'), { columns: true }));
  const players = read('players', playerRow);
  return read('teams', teamRow).map((team) => ({ ...team, players: players.filter((player) => player.team === team.nameEn) }));
}
