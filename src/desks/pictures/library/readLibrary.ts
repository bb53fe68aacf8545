import { and, desc, eq, sql } from 'drizzle-orm';
import { factsOf, type PictureFacts } from '../../../content/pictures/queries.ts';
import { pictures } from '../../../content/pictures/tables.ts';
import type { Database } from '../../../platform/database.ts';
import { searchQueryOf } from '../../../platform/text/foldedSearch.ts';

/** A picture in the library. */
export type LibraryPicture = PictureFacts & {
  rights: string;
  fileName: string;
  uploadedBy: { id: string; name: string };
  createdAt: Date;
  version: number;
};

type LibraryQuery = {
  /** Words in either script, each as a prefix. */
  text?: string | undefined;
  uploadedBy?: string | undefined;
  /** Only pictures without a text alternative. */
  undescribed?: boolean | undefined;
  /** Only pictures after this one in the list. */
  after?: string | undefined;
  most: number;
};

/** Pictures of the library, newest first; `next` is the key to continue after. */
export async function readLibrary(
  db: Database,
  { text = '', uploadedBy, undescribed, after, most }: LibraryQuery,
): Promise<{ pictures: LibraryPicture[]; next: string | null }> {
  const query = searchQueryOf(text);
  if (text.trim() !== '' && query === '') return { pictures: [], next: null };
  const rows = await db
    .select()
    .from(pictures)
    .where(
      and(
        query === '' ? undefined : sql`${pictures.search} @@ ${query}::tsquery`,
        uploadedBy === undefined ? undefined : eq(pictures.uploadedById, uploadedBy),
        undescribed ? sql`${pictures.alt} = ''` : undefined,
        after === undefined
          ? undefined
          : sql`(${pictures.createdAt}, ${pictures.key}) < (select p.created_at, p.key from ${pictures} as p where p.key = ${after})`,
      ),
    )
    .orderBy(desc(pictures.createdAt), desc(pictures.key))
    .limit(most + 1);
  const shown = rows.slice(0, most).map(libraryPictureOf);
  return { pictures: shown, next: rows.length > most ? (shown.at(-1)?.key ?? null) : null };
}

/** A picture of the library by its key. */
export async function readLibraryPicture(db: Database, key: string): Promise<LibraryPicture | undefined> {
  const [row] = await db.select().from(pictures).where(eq(pictures.key, key)).limit(1);
  return row && libraryPictureOf(row);
}

function libraryPictureOf(row: typeof pictures.$inferSelect): LibraryPicture {
  const { rights, fileName, uploadedById, uploadedByName, createdAt, version } = row;
  return { ...factsOf(row), rights, fileName, uploadedBy: { id: uploadedById, name: uploadedByName }, createdAt, version };
}
