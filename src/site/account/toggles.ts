import { accountText } from './words.ts';

const follow = {
  icon: 'follow',
  off: accountText.follow,
  on: accountText.followed,
  form: '/account/follow',
  call: '/follow',
  list: '/user/follow',
} as const;

/** What a logged-in reader switches on and off on pages that are the same for everybody, and the calls and the form that do it. */
export const toggles = {
  bookmark: {
    icon: 'bookmark',
    off: accountText.bookmark,
    on: accountText.bookmarked,
    field: 'articleId',
    form: '/account/bookmark',
    call: '/bookmark',
    list: '/user/bookmark',
    state: 'bookmarkList',
    /** The button for cards of lists, which the script adds. */
    cardButton: '/account/bookmark/button',
  },
  topic: { ...follow, field: 'topicId', state: 'topicList' },
  crop: { ...follow, field: 'cropId', state: 'cropList' },
  team: { ...follow, field: 'teamId', state: 'teamList' },
} as const;

export type ToggleKind = keyof typeof toggles;

export const toggleKinds: readonly ToggleKind[] = ['bookmark', 'topic', 'crop', 'team'];
