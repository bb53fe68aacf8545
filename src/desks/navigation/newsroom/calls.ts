import { z } from '@hono/zod-openapi';
import { findTopic } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { resourceCalls } from '../../../site/newsroom/resourceCalls.ts';
import { addMenuItem, changeMenuItem, moveMenuItem, removeMenuItem } from '../commands.ts';
import { menuItemDraft } from '../menus/menuItemDraft.ts';
import { menuPlaces } from '../menus/menuTypes.ts';
import { readMenuRow, readMenuRows } from '../queries.ts';
import { menuRefusalWords as say } from './words.ts';

const id = z.coerce.number().int().min(1).max(2_147_483_647);
const permission = 'menus.change';

type Draft = z.infer<typeof menuItemDraft>;

/** An item that names a category, city or magazine leads nowhere when there is none of that name. */
async function checkTopic(db: Database, { type, slug, url }: Draft): Promise<void> {
  if (slug === '' || url !== '' || (type !== 'category' && type !== 'city' && type !== 'magazine')) return;
  if (!(await findTopic(db, type, slug))) throw new NewsroomError(422, say.noTopic, { issues: [{ path: 'slug', message: say.noTopic }] });
}

export const menuNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall({
    method: 'post',
    path: '/menu-items/:id/move',
    permission,
    params: z.object({ id }),
    body: z.object({ position: z.int().min(0).max(1_000) }),
    answer: ({ context, params, body }) => moveMenuItem(context, params.id, body.position),
  }),
  ...resourceCalls({
    name: 'menu-items',
    id,
    read: permission,
    write: permission,
    filter: z.object({ place: z.enum(menuPlaces).default('bottom') }),
    draft: menuItemDraft,
    list: async ({ app }, { filter }) => {
      const data = await readMenuRows(app.db, filter.place);
      return { data, total: data.length };
    },
    one: ({ app }, itemId) => readMenuRow(app.db, itemId),
    create: async ({ app, context }, draft) => {
      await checkTopic(app.db, draft);
      return addMenuItem(context, draft);
    },
    update: async ({ app, context }, itemId, draft) => {
      await checkTopic(app.db, draft);
      await changeMenuItem(context, itemId, draft);
    },
    remove: ({ context }, itemId) => removeMenuItem(context, itemId),
  }),
];
