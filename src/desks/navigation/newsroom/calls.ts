import type { z } from 'zod';
import { findTopic } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { existing } from '../../../site/newsroom/existing.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { fieldError } from '../../../site/newsroom/newsroomError.ts';
import * as commands from '../commands.ts';
import type { menuItemDraft } from '../menus/menuItemDraft.ts';
import { readMenuRow, readMenuRows } from '../queries.ts';
import { menuItemEndpoints, moveMenuItem } from './endpoints.ts';
import { menuRefusalWords as words } from './words.ts';

const { list, one, create, update, remove } = menuItemEndpoints;
const permission = 'menus.change';

type Draft = z.infer<typeof menuItemDraft>;

/** Checks that the category, city or magazine of an item exists. */
async function checkTopic(db: Database, { type, slug, url }: Draft): Promise<void> {
  if (slug === '' || url !== '' || (type !== 'category' && type !== 'city' && type !== 'magazine')) return;
  if (!(await findTopic(db, type, slug))) throw fieldError('slug', words.noTopic);
}

export const menuNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall(moveMenuItem, {
    permission,
    run: async ({ context, params, body }) => {
      await commands.moveMenuItem(context, params.id, body.position, body.seen);
      return {};
    },
  }),
  newsroomCall(list, {
    permission,
    run: async ({ app, query }) => {
      const data = await readMenuRows(app.db, query.filter?.place ?? 'bottom');
      return { data, total: data.length };
    },
  }),
  newsroomCall(one, { permission, run: async ({ app, params }) => existing(await readMenuRow(app.db, params.id)) }),
  newsroomCall(create, {
    permission,
    run: async ({ app, context, body }) => {
      await checkTopic(app.db, body);
      return existing(await readMenuRow(app.db, await commands.addMenuItem(context, body)));
    },
  }),
  newsroomCall(update, {
    permission,
    run: async ({ app, context, params, body: { version, ...draft } }) => {
      await checkTopic(app.db, draft);
      await commands.changeMenuItem(context, params.id, draft, version);
      return existing(await readMenuRow(app.db, params.id));
    },
  }),
  newsroomCall(remove, {
    permission,
    run: async ({ context, params, query }) => {
      await commands.removeMenuItem(context, params.id, query.version);
      return params;
    },
  }),
];
