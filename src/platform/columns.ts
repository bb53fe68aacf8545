import { type AnyPgColumn, bigint, customType, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** A moment, in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** An index entry of the full-text search; as a value it is written as a literal (`'vrsAd':1A`). */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

type Actions = { onDelete?: 'cascade' | 'set null' };

/** Required foreign key columns, of type integer, bigint or text. */
export const integerKey = (name: string, id: () => AnyPgColumn, actions: Actions = {}) => integer(name).notNull().references(id, actions);
export const bigintKey = (name: string, id: () => AnyPgColumn, actions: Actions) =>
  bigint(name, { mode: 'number' }).notNull().references(id, actions);
export const textKey = (name: string, id: () => AnyPgColumn, actions: Actions = {}) => text(name).notNull().references(id, actions);
