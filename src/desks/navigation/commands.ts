import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { change, type Press } from '../../platform/change.ts';
import type { Database } from '../../platform/database.ts';
import { menusTag } from './queries.ts';
import { menuItems, menuPlaces, menuTypes } from './tables.ts';

const menuItemDraft = z.object({
  place: z.enum(menuPlaces),
  name: z.string().trim().min(1).max(60),
  type: z.enum(menuTypes),
  /** Which one of the type's kind: a category's slug, a city's, or two steps such as 2027/gujarat. */
  slug: z
    .string()
    .max(120)
    .regex(/^([a-z0-9-]+(\/[a-z0-9-]+)*)?$/)
    .default(''),
  /** Where the item leads, if not where its type and slug say. */
  url: z
    .string()
    .max(500)
    .regex(/^(\/(?![/\\])\S*|https?:\/\/\S+)?$/)
    .default(''),
  /** The item under which this one stands. */
  parentId: z.int().positive().optional(),
  /** Its place among its kind, from 0; last without it. */
  position: z.int().min(0).optional(),
});

export type MenuItemDraft = z.input<typeof menuItemDraft>;

/**
 * Adds an item to a menu. Gives its id. Throws a ZodError that says what of the draft is wrong, and an error when the
 * parent is not of the same menu or stands under another item itself.
 */
export async function addMenuItem(press: Press, draft: MenuItemDraft): Promise<number> {
  const { position, parentId = null, ...values } = menuItemDraft.parse(draft);
  return changeMenus(press, async (tx) => {
    if (parentId !== null) await checkParent(tx, parentId, values.place);
    const kind = await readKind(tx, values.place, parentId);
    const [row] = await tx
      .insert(menuItems)
      .values({ ...values, parentId, position: kind.length })
      .returning({ id: menuItems.id });
    if (!row) throw new Error('The menu item was not written');
    await putInOrder(tx, kind.toSpliced(position ?? kind.length, 0, row.id));
    return row.id;
  });
}

/** Moves an item to a place among its kind, counted from 0; past the end is last. Throws when there is no such item. */
export async function moveMenuItem(press: Press, id: number, position: number): Promise<void> {
  await changeMenus(press, async (tx) => {
    const item = await readPlace(tx, id);
    if (!item) throw new Error(`No menu item has the id ${id}`);
    const others = (await readKind(tx, item.place, item.parentId)).filter((other) => other !== id);
    await putInOrder(tx, others.toSpliced(Math.max(0, position), 0, id));
  });
}

/** Takes an item out of its menu, with all that stands under it. Throws when there is no such item. */
export async function removeMenuItem(press: Press, id: number): Promise<void> {
  await changeMenus(press, async (tx) => {
    const removed = await tx.delete(menuItems).where(eq(menuItems.id, id)).returning({ id: menuItems.id });
    if (removed.length === 0) throw new Error(`No menu item has the id ${id}`);
  });
}

/** Runs a change of the menus, one at a time: two editors at once would number the same places. */
function changeMenus<T>(press: Press, write: (tx: Database) => Promise<T>): Promise<T> {
  return change(press, async (tx) => {
    await tx.execute(sql`lock table ${menuItems} in share row exclusive mode`);
    return { result: await write(tx), tags: [menusTag] };
  });
}

async function checkParent(tx: Database, parentId: number, place: string): Promise<void> {
  const parent = await readPlace(tx, parentId);
  if (!parent || parent.place !== place) throw new Error(`The menu ${place} has no item with the id ${parentId}`);
  if (parent.parentId !== null) throw new Error('A menu has one level under its items');
}

async function readPlace(tx: Database, id: number) {
  const [item] = await tx
    .select({ place: menuItems.place, parentId: menuItems.parentId })
    .from(menuItems)
    .where(eq(menuItems.id, id))
    .limit(1);
  return item;
}

/** The ids of the items that stand beside each other, in their order. */
async function readKind(tx: Database, place: (typeof menuPlaces)[number], parentId: number | null): Promise<number[]> {
  const level = parentId === null ? isNull(menuItems.parentId) : eq(menuItems.parentId, parentId);
  const rows = await tx
    .select({ id: menuItems.id })
    .from(menuItems)
    .where(and(eq(menuItems.place, place), level))
    .orderBy(asc(menuItems.position), asc(menuItems.id));
  return rows.map((row) => row.id);
}

async function putInOrder(tx: Database, ids: number[]): Promise<void> {
  await tx.execute(sql`update ${menuItems} set position = ordered.at - 1
    from unnest(${sql.param(ids)}::int[]) with ordinality as ordered (id, at) where ordered.id = ${menuItems.id}`);
}
