import { type AnyPgColumn, bigint, integer, text } from 'drizzle-orm/pg-core';

type Actions = { onDelete?: 'cascade' | 'set null' };

/** Required foreign key columns, of type integer, bigint or text. */
export const integerKey = (name: string, id: () => AnyPgColumn, actions: Actions = {}) => integer(name).notNull().references(id, actions);
export const bigintKey = (name: string, id: () => AnyPgColumn, actions: Actions = {}) =>
  bigint(name, { mode: 'number' }).notNull().references(id, actions);
export const textKey = (name: string, id: () => AnyPgColumn, actions: Actions = {}) => text(name).notNull().references(id, actions);
