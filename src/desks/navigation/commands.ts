import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { AuditEntry } from '../../platform/auditLog.ts';
import { change, type WriteContext } from '../../platform/change.ts';
import type { Database } from '../../platform/database.ts';
import { checkOrder, checkVersion } from '../../site/newsroom/checkVersion.ts';
import { fieldError, NewsroomError } from '../../site/newsroom/newsroomError.ts';
import { type MenuItemDraft, menuItemDraft } from './menus/menuItemDraft.ts';
import type { MenuPlace } from './menus/menuTypes.ts';
import { menuRefusalWords as words } from './newsroom/words.ts';
import { menusTag } from './queries.ts';
import { menuItems } from './tables.ts';

export type { MenuItemDraft } from './menus/menuItemDraft.ts';

/**
 * Adds an item to a menu. Returns its id. Throws a ZodError for an invalid draft, and rejects a parent in another menu or one that has a
 * parent itself.
 */
export async function addMenuItem(context: WriteContext, draft: MenuItemDraft): Promise<number> {
  const { position, parentId = null, ...values } = menuItemDraft.parse(draft);
  return changeMenus(context, async (tx) => {
    if (parentId !== null) await checkParent(tx, parentId, values.place);
    const kind = await readKind(tx, values.place, parentId);
    const [row] = await tx
      .insert(menuItems)
      .values({ ...values, parentId, position: kind.length })
      .returning({ id: menuItems.id });
    if (!row) throw new Error('The menu item was not written');
    await putInOrder(tx, kind.toSpliced(position ?? kind.length, 0, row.id));
    return { result: row.id, audit: { action: 'menu.add', subject: `menu-item:${row.id}`, after: { ...values, parentId } } };
  });
}

/** Changes an item's name, target and parent; its menu stays. Throws 409 if somebody has changed it since `version`, which the editor saw. */
export async function changeMenuItem(context: WriteContext, id: number, draft: MenuItemDraft, version: number): Promise<void> {
  const { position: _, parentId = null, ...values } = menuItemDraft.parse(draft);
  await changeMenus(context, async (tx) => {
    const before = await readItem(tx, id);
    checkVersion(before, version);
    if (before.place !== values.place) throw fieldError('place', words.placeStays);
    if (parentId !== null && parentId !== before.parentId) {
      await checkParent(tx, parentId, values.place);
      if (parentId === id || (await readKind(tx, values.place, id)).length > 0) throw fieldError('parentId', words.oneLevel);
    }
    await tx
      .update(menuItems)
      .set({ ...values, parentId, version: version + 1 })
      .where(eq(menuItems.id, id));
    if (parentId !== before.parentId) {
      const others = (await readKind(tx, values.place, parentId)).filter((other) => other !== id);
      await putInOrder(tx, [...others, id]);
    }
    return { result: undefined, audit: { action: 'menu.change', subject: `menu-item:${id}`, before, after: { ...values, parentId } } };
  });
}

/**
 * Moves an item to a position among its siblings, from 0; past the end means last. Throws if there is no such item, and with `seen` (the
 * order that the editor saw) if somebody has changed it since.
 */
export async function moveMenuItem(context: WriteContext, id: number, position: number, seen?: readonly number[]): Promise<void> {
  await changeMenus(context, async (tx) => {
    const { place, parentId } = await readItem(tx, id);
    const before = await readKind(tx, place, parentId);
    checkOrder(before, seen);
    const after = before.filter((other) => other !== id).toSpliced(Math.max(0, position), 0, id);
    await putInOrder(tx, after);
    return { result: undefined, audit: { action: 'menu.order', subject: `menu-item:${id}`, before, after } };
  });
}

/**
 * Removes an item with its children. Throws if there is no such item, and with `version` (the one that the editor saw) if somebody has
 * changed it since.
 */
export async function removeMenuItem(context: WriteContext, id: number, version?: number): Promise<void> {
  await changeMenus(context, async (tx) => {
    const before = await readItem(tx, id);
    checkVersion(before, version);
    await tx.delete(menuItems).where(eq(menuItems.id, id));
    return { result: undefined, audit: { action: 'menu.remove', subject: `menu-item:${id}`, before } };
  });
}

/** Runs changes of menus one at a time, because two editors at once would assign the same positions. */
function changeMenus<T>(context: WriteContext, write: (tx: Database) => Promise<{ result: T; audit: AuditEntry }>): Promise<T> {
  return change(context, async (tx) => {
    await tx.execute(sql`lock table ${menuItems} in share row exclusive mode`);
    const { result, audit } = await write(tx);
    return { result, tags: [menusTag], audit: [audit] };
  });
}

async function checkParent(tx: Database, parentId: number, place: string): Promise<void> {
  const [parent] = await tx.select().from(menuItems).where(eq(menuItems.id, parentId)).limit(1);
  if (!parent || parent.place !== place) throw fieldError('parentId', words.noParent);
  if (parent.parentId !== null) throw fieldError('parentId', words.oneLevel);
}

async function readItem(tx: Database, id: number): Promise<typeof menuItems.$inferSelect> {
  const [item] = await tx.select().from(menuItems).where(eq(menuItems.id, id)).limit(1);
  if (!item) throw new NewsroomError(404, words.noItem);
  return item;
}

/** The ids of siblings, in order. */
async function readKind(tx: Database, place: MenuPlace, parentId: number | null): Promise<number[]> {
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
