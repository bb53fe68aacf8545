import type { ContentListRow } from '../contentEndpoints.ts';

/** What can be done to several items at once. */
export const itemActions = ['publish', 'withdraw', 'remove'] as const;
export type ItemAction = (typeof itemActions)[number];

/** Whether the status of an item allows it: what readers see is withdrawn before it is deleted. */
export const isPossible = (action: ItemAction, { status }: Pick<ContentListRow, 'status'>): boolean =>
  action === 'withdraw' ? status === 'published' : status !== 'published';
