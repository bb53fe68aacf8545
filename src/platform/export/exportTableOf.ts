import { getTableColumns, getTableName, is, type SQL, sql } from 'drizzle-orm';
import { PgArray, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database } from '../database.ts';
import type { ExportTable } from './exportTable.ts';

type Options<Table extends PgTable> = {
  kind: string;
  table: Table;
  /** The columns that order the records: those of the primary key. */
  order: readonly (keyof Table['_']['columns'] & string)[];
  /** Columns derived from other records; not exported. */
  omit?: readonly (keyof Table['_']['columns'] & string)[];
  /** Columns derived from the record itself: not exported, but computed again from each record as it stands in its line. */
  made?: Partial<Record<keyof Table['_']['columns'] & string, (record: unknown) => string>>;
  /** Columns that older exports have and the table has not any more; they are not read. */
  removed?: readonly string[];
  /** Schemas of columns whose type the table does not define: JSON, text with a fixed set of values. */
  holds?: Partial<Record<keyof Table['_']['columns'] & string, z.ZodType>>;
  /** Columns that name stored files. */
  files?: readonly (keyof Table['_']['columns'] & string)[];
  isWrittenAtOnce?: boolean;
  /** Runs after the records are written, for data stored beside them. */
  alsoWrite?: (tx: Database, lines: readonly string[]) => Promise<void>;
  finish?: (tx: Database) => Promise<void>;
};

/**
 * Exports the rows of a table as records: every column under its name in the code, timestamps in UTC with microseconds.
 * A record of an older export may lack columns that came later: they get their defaults; and it may have those of `removed`.
 */
export function exportTableOf<Table extends PgTable>(options: Options<Table>): ExportTable {
  const { kind, table, order, omit = [], removed = [], holds = {}, files = [], alsoWrite, finish } = options;
  const made: Makers = Object.entries<Maker | undefined>(options.made ?? {}).flatMap(([key, make]) => (make ? [[key, make]] : []));
  const left: ReadonlySet<string> = new Set(omit);
  const written = Object.entries<PgColumn>(getTableColumns(table)).filter(([key]) => !left.has(key));
  const columns = written.filter(([key]) => !made.some(([known]) => known === key));
  const schemas: Partial<Record<string, z.ZodType>> = holds;
  const numbered = columns.find(([, column]) => isNumbered(column));
  return {
    kind,
    table: getTableName(table),
    query: queryOf(kind, table, columns, order),
    schema: z.strictObject({
      record: z.literal(kind),
      ...Object.fromEntries(removed.map((key) => [key, z.json().optional()])),
      ...Object.fromEntries(
        columns.map(([key, column]) => {
          const schema = schemaOf(column, schemas[key]);
          return [key, isOptional(column) ? schema.optional() : schema];
        }),
      ),
    }),
    isWrittenAtOnce: options.isWrittenAtOnce ?? false,
    write: async (tx, lines) => {
      const whole = made.length === 0 ? lines : lines.map((line) => withMade(line, made));
      for (const { present, group } of byColumns(whole, written)) await insertLines(tx, table, present, group);
      await alsoWrite?.(tx, lines);
    },
    finish: async (tx) => {
      if (numbered) await goOnNumbering(tx, table, numbered[1]);
      await finish?.(tx);
    },
    filesOf: (record) =>
      files.flatMap((key) => {
        const value = record[key];
        return typeof value === 'string' && value !== '' ? [value] : [];
      }),
  };
}

type Columns = readonly (readonly [string, PgColumn])[];
type Maker = (record: unknown) => string;
type Makers = (readonly [string, Maker])[];

/** Texts are sorted by code point, which is the same in every database. */
function queryOf(kind: string, table: PgTable, columns: Columns, order: readonly string[]): SQL {
  const named = columns.map(([key, column]) => sql`${column} as ${sql.identifier(key)}`);
  const byKey = new Map(columns);
  const sorted = order.flatMap((key) => {
    const column = byKey.get(key);
    return column === undefined ? [] : column.dataType === 'string' && isText(column) ? sql`${column} collate "C"` : sql`${column}`;
  });
  return sql`select row_to_json(one)::text as line from (
    select ${sql.raw(`'${kind}'`)} as record, ${sql.join(named, sql`, `)} from ${table} order by ${sql.join(sorted, sql`, `)}) as one`;
}

const isText = (column: PgColumn): boolean => column.getSQLType() === 'text';
const isNumbered = (column: PgColumn): boolean => column.getSQLType() === 'serial' || column.generatedIdentity !== undefined;

/** A column with a value of its own for a row that does not name it. */
const isOptional = (column: PgColumn): boolean => !column.notNull || column.hasDefault || isNumbered(column);

/** The lines in groups that have the same columns: one, unless exports were put together. */
function byColumns(lines: readonly string[], columns: Columns): { present: Columns; group: string[] }[] {
  const optional = columns.filter(([, column]) => isOptional(column));
  const groups = new Map<string, { present: Columns; group: string[] }>();
  for (const line of lines) {
    const record = optional.length === 0 ? undefined : fields.parse(JSON.parse(line));
    const absent = new Set(record && optional.flatMap(([key]) => (Object.hasOwn(record, key) ? [] : key)));
    const name = [...absent].join();
    const known = groups.get(name) ?? { present: columns.filter(([key]) => !absent.has(key)), group: [] };
    known.group.push(line);
    groups.set(name, known);
  }
  return [...groups.values()];
}

const fields = z.record(z.string(), z.unknown());

/** Appends the computed fields to the line and leaves the rest of it unchanged. */
function withMade(line: string, made: Makers): string {
  const record: unknown = JSON.parse(line);
  const more = JSON.stringify(Object.fromEntries(made.map(([key, make]) => [key, make(record)])));
  return `${line.slice(0, line.lastIndexOf('}'))},${more.slice(1)}`;
}

/** Inserts the lines as they are. PostgreSQL parses them, so no value can change on the way. */
async function insertLines(tx: Database, table: PgTable, columns: Columns, lines: readonly string[]): Promise<void> {
  const list = (parts: SQL[]) => sql.join(parts, sql`, `);
  const names = list(columns.map(([, column]) => sql.identifier(column.name)).map((name) => sql`${name}`));
  const keys = list(columns.map(([key]) => sql`${sql.identifier(key)}`));
  const types = list(
    columns.map(([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType().replace('serial', 'integer'))}`),
  );
  await tx.execute(sql`
    insert into ${table} (${names}) select ${keys} from json_to_recordset(${`[${lines.join(',')}]`}::json) as given (${types})`);
}

async function goOnNumbering(tx: Database, table: PgTable, column: PgColumn): Promise<void> {
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${getTableName(table)}, ${column.name}), max(${sql.identifier(column.name)})) from ${table}`,
  );
}

const INT_RANGES: Readonly<Record<string, number>> = { smallint: 2 ** 15, integer: 2 ** 31, serial: 2 ** 31 };
const text = z.string().refine((value) => !value.includes('\0'));
const moment = z.string().regex(/^\d{4,6}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-]\d{2}:\d{2})$/);

/** The schema of a column, from its table definition. */
function schemaOf(column: PgColumn, inside: z.ZodType | undefined): z.ZodType {
  const schema = inside ?? plainSchemaOf(column);
  return column.notNull ? schema : schema.nullable();
}

function plainSchemaOf(column: PgColumn): z.ZodType {
  const type = column.getSQLType();
  if (is(column, PgArray)) return z.array(plainSchemaOf(column.baseColumn));
  if (type === 'boolean') return z.boolean();
  if (type.startsWith('timestamp')) return moment;
  if (type === 'date') return z.iso.date();
  if (type === 'real' || type === 'double precision') return z.number();
  if (column.dataType === 'number') {
    const below = INT_RANGES[type] ?? 2 ** 53;
    return z
      .int()
      .min(-below)
      .max(below - 1);
  }
  if (column.dataType === 'json') return z.json();
  return column.enumValues?.length ? z.enum(column.enumValues) : text;
}
