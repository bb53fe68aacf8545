import type { Role } from './staff.ts';

const everyone: readonly Role[] = ['reporter', 'sub-editor', 'desk-editor', 'chief-editor', 'administrator'];
const editors: readonly Role[] = ['sub-editor', 'desk-editor', 'chief-editor', 'administrator'];
const deskEditors: readonly Role[] = ['desk-editor', 'chief-editor', 'administrator'];
const chiefs: readonly Role[] = ['chief-editor', 'administrator'];
const administrators: readonly Role[] = ['administrator'];

/**
 * Who may do what in the newsroom: the one table that every call is checked against on the server, and by which the screens
 * show or hide what they offer. Which step of a story's way is whose is the articles desk's own table (`storySteps.ts`).
 */
export const permissions = {
  /** To be there at all: one's own account, the lists that every screen chooses from. */
  'newsroom.enter': everyone,
  'stories.read': everyone,
  'stories.write': everyone,
  /** What went wrong with the schedule is theirs to take note of. */
  'stories.schedule': deskEditors,
  /** For good, out of the trash. */
  'stories.remove': administrators,
  /** Posts in a live coverage that is open; to open it, end it and say its key points is `live.direct`. */
  'live.post': everyone,
  'live.direct': deskEditors,
  'pictures.add': everyone,
  'pictures.describe': editors,
  'pictures.replace': deskEditors,
  'galleries.write': editors,
  'videos.write': editors,
  'webstories.write': editors,
  /** Before the readers, and away again: galleries, videos, web stories. */
  'media.publish': deskEditors,
  'epaper.publish': deskEditors,
  /** Market prices: entered, corrected, withdrawn, taken in from files. */
  'mandi.write': editors,
  /** What crops, yards and varieties are called. */
  'mandi.names': deskEditors,
  /** Ball by ball, from the ground. */
  'cricket.score': everyone,
  /** Matches, sides, players, tournaments; files of matches. */
  'cricket.plan': editors,
  'frontpage.arrange': deskEditors,
  /** Results, live lines, the line above the tally, what is hot. */
  'elections.count': editors,
  /** What an election is made of, its keys for machines, its polls. */
  'elections.change': chiefs,
  'shortlinks.make': editors,
  /** Tags come up while writing; to change or merge them is `topics.change`. */
  'tags.add': editors,
  'topics.change': chiefs,
  'menus.change': chiefs,
  'staticpages.change': chiefs,
  'redirects.change': chiefs,
  'log.read': chiefs,
  /** Readers' addresses. */
  'subscribers.read': administrators,
  'settings.change': administrators,
  'staff.change': administrators,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

/** Whether a role may do this. */
export function may(role: Role, permission: Permission): boolean {
  const allowed: readonly Role[] = permissions[permission];
  return allowed.includes(role);
}
