import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const pictures = pgTable(
  'pictures',
  {
    /** Names the picture everywhere: in story documents, in galleries, in the library. Never reused; the file behind it may change. */
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
    /** What is to be seen, for those who do not see it; empty until someone has written it. */
    alt: text().notNull(),
    credit: text().notNull().default(''),
    /** Where it comes from and what the paper may do with it: for the newsroom, readers never see it. */
    rights: text().notNull().default(''),
    /** No foreign key: pictures outlive the accounts of those who brought them. Empty where the paper itself did. */
    uploadedById: text('uploaded_by_id').notNull().default(''),
    uploadedByName: text('uploaded_by_name').notNull().default(''),
    /** The folded words by which the library finds it: alt, credit, rights, who brought it, what its file was called. */
    search: tsvector().notNull().default(''),
    /** What the file was called that came in, without its path. */
    fileName: text('file_name').notNull().default(''),
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
