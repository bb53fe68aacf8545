import type { PersonalData } from '../../../site/personalData.ts';
import { parentText as words } from './parentWords.ts';

/** The notice to a parent as it is logged with the consent: what `ChildrenPage` shows above the form, and the two sentences that are ticked. */
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
