import { desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { UsesOfPicture } from '../site/desk.ts';
import { type ContentDraft, type ContentRow, type ContentType, changeTags } from './contentType.ts';
import { readTopicsOf } from './placements/placements.ts';

/** Limit on the items that are read. Further ones are invalidated through their lists. */
const MAX_USES = 1_000;

/** The items that show a picture, published or not. */
export const contentPictureUses =
  <Row extends ContentRow, Draft extends ContentDraft, Own extends object>(type: ContentType<Row, Draft, Own>): UsesOfPicture =>
  async (db, key, most) => {
    const { table, rows, pictureColumns } = type;
    const where = or(
      ...pictureColumns.map((column) =>
        column.item === table.id
          ? eq(column.key, key)
          : inArray(table.id, sql`(select ${column.item} from ${column.item.table} where ${column.key} = ${key})`),
      ),
    );
    const results = await rows.select(db, { where, orderBy: [desc(table.publishedAt), desc(table.id)], limit: MAX_USES });
    if (results.length === 0) return { uses: [], tags: [] };
    const ids = results.map(({ id }) => id);
    const topicIds = await readTopicsOf(db, type.kinds, ids);
    return {
      uses: results.slice(0, most).map((row) => ({ kind: type.called(row), title: row.title, href: `/${type.name}/${row.id}` })),
      tags: [...new Set(ids.flatMap((id) => changeTags(type, id, topicIds)))],
    };
  };
