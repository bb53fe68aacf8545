import type { App } from '../../../site/app.ts';
import type { PersonalData } from '../../../site/personalData.ts';
import { parentText as words } from './words.ts';

/** What the notice to a parent lists: all that desks keep, without what follows a reader, which is not done for children. */
export function itemsForParent({ contributions: { personalData, purposes } }: App): PersonalData[] {
  const tracking = new Set(purposes.filter(({ isTracking }) => isTracking).map(({ name }) => name));
  return personalData.filter(({ name }) => !tracking.has(name));
}

/**
 * The notice to a parent as it is logged with the consent: what `ChildrenPage` shows above the form, and the two
 * sentences that are ticked.
 */
export const parentNotice = (items: readonly PersonalData[]): string =>
  [
    words.noticeTitle,
    words.noticeIntro,
    ...items.map(({ what, why, kept }) => `• ${what}: ${why} ${kept}`),
    words.noticeNever,
    words.noticeWithdraw,
    words.noticeComplain,
    words.isParent,
    words.agree,
  ].join('\n');
