import { z } from 'zod';
import { done, endpoint, rowId } from '../../../site/newsroom/endpoint.ts';
import { versionedEndpoints } from '../../../site/newsroom/resourceEndpoints.ts';
import { menuItemDraft, menuRow } from '../menus/menuItemDraft.ts';
import { menuPlaces } from '../menus/menuTypes.ts';

export const menuItemEndpoints = versionedEndpoints({
  name: 'menu-items',
  nouns: ['an item of a menu', 'the items of a menu'],
  id: rowId,
  filter: z.object({ place: z.enum(menuPlaces) }),
  draft: menuItemDraft,
  row: menuRow,
  item: menuRow,
});

export const moveMenuItem = endpoint({
  method: 'post',
  path: '/menu-items/:id/move',
  summary: 'Move an item within its menu',
  params: z.object({ id: rowId }),
  /** `seen`: the ids of its siblings and its own, in the order that the editor saw. */
  body: z.object({ position: z.int().min(0).max(1_000), seen: z.array(rowId).max(1_000) }),
  answer: done,
});
