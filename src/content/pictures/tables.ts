import { sql } from 'drizzle-orm';
import { index, integer, pgTable, real, text } from 'drizzle-orm/pg-core';
import { moment, tsvector } from '../../platform/columns.ts';

export const pictures = pgTable(
  'pictures',
  {
    /** Identifies the picture everywhere: in story documents, in galleries, in the library. Never reused; the file may be replaced. */
    key: text().primaryKey(),
    /** Storage key of the original. */
    file: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** The focal point that every crop keeps in view, as fractions of width and height. */
    focalX: real('focal_x').notNull().default(0.5),
    focalY: real('focal_y').notNull().default(0.5),
    /** A colour of the picture, shown until it has loaded: #rrggbb. */
    colour: text().notNull(),
    /** The text alternative; empty until an editor has written it. */
    alt: text().notNull(),
    credit: text().notNull().default(''),
    /** Source and usage rights, for the newsroom only; not shown to readers. */
    rights: text().notNull().default(''),
    /** No foreign key: pictures outlive the accounts of their uploaders. Empty if the program itself added the picture. */
    uploadedById: text('uploaded_by_id').notNull().default(''),
    uploadedByName: text('uploaded_by_name').notNull().default(''),
    /** Search index of the library: the folded words of alt, credit, rights, uploader and file name. */
    search: tsvector().notNull().default(''),
    /** Name of the uploaded file, without its path. */
    fileName: text('file_name').notNull().default(''),
    /** Raised with each change of the description or the file. */
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('pictures_newest').on(table.createdAt, table.key),
    index('pictures_of_uploader').on(table.uploadedById, table.createdAt, table.key),
    index('pictures_search').using('gin', table.search),
    index('pictures_undescribed').on(table.createdAt, table.key).where(sql`${table.alt} = ''`),
    index('pictures_file').on(table.file),
  ],
);
