import { integer, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core';

export const pictures = pgTable('pictures', {
  /** Names the picture everywhere: in story documents, in addresses, in storage. Never reused. */
  key: text().primaryKey(),
  /** Where the original lies in the storage. */
  file: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** The point that every crop keeps, as shares of width and height. */
  focalX: real('focal_x').notNull().default(0.5),
  focalY: real('focal_y').notNull().default(0.5),
  /** A colour of the picture, shown until it has loaded: #rrggbb. */
  colour: text().notNull(),
  alt: text().notNull(),
  credit: text().notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
