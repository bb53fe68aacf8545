import type { Role } from './staff.ts';

const everyone: readonly Role[] = ['reporter', 'sub-editor', 'desk-editor', 'chief-editor', 'administrator'];
const editors: readonly Role[] = ['sub-editor', 'desk-editor', 'chief-editor', 'administrator'];
const deskEditors: readonly Role[] = ['desk-editor', 'chief-editor', 'administrator'];
const chiefs: readonly Role[] = ['chief-editor', 'administrator'];
const administrators: readonly Role[] = ['administrator'];

/**
 * Who may do what in the newsroom: the single table that the server checks for every call and the screens use to show or hide controls.
 * Permissions for the workflow steps of a story are in the stories desk (`storySteps.ts`).
 */
export const permissions = {
  /** Basic access: one's own account, and the lists that every screen chooses from. */
  'newsroom.enter': everyone,
  'stories.read': everyone,
  'stories.write': everyone,
  /** Includes acknowledging failures of the schedule. */
  'stories.schedule': deskEditors,
  /** Permanently, from the trash. */
  'stories.remove': administrators,
  /** Posts in an open live coverage; opening it, ending it and its key points need `live.direct`. */
  'live.post': everyone,
  'live.direct': deskEditors,
  'pictures.add': everyone,
  'pictures.describe': editors,
  'pictures.replace': deskEditors,
  'galleries.write': editors,
  'videos.write': editors,
  'webstories.write': editors,
  /** Publishing and withdrawing galleries, videos and web stories. */
  'media.publish': deskEditors,
  'epaper.publish': deskEditors,
  /** Market prices: entering, correcting, withdrawing, importing from files. */
  'mandi.write': editors,
  /** Names of crops, yards and varieties. */
  'mandi.names': deskEditors,
  /** Ball-by-ball scoring from the ground. */
  'cricket.score': everyone,
  /** Matches, teams, players, tournaments, and files of matches. */
  'cricket.plan': editors,
  'frontpage.arrange': deskEditors,
  /** Results, live updates, the line above the tally, hot seats. */
  'elections.count': editors,
  /** The structure of an election, its API keys, its exit polls. */
  'elections.change': chiefs,
  'shortlinks.make': editors,
  /** Tags are created while writing; changing or merging them needs `topics.change`. */
  'tags.add': editors,
  'topics.change': chiefs,
  'menus.change': chiefs,
  'staticpages.change': chiefs,
  'redirects.change': chiefs,
  'log.read': chiefs,
  /** Enquiries of advertisers and messages of readers, with their addresses and telephone numbers. */
  'enquiries.handle': deskEditors,
  /** Readers' comments and letters to the editor: approving, rejecting, answering, and blocking readers. */
  'comments.moderate': editors,
  /** Readers' classified advertisements: what waits, what is reported, who placed it. */
  'classifieds.moderate': deskEditors,
  /** What readers search and what they do not find; what is not suggested. */
  'searches.review': editors,
  /** Grievances under the IT Rules 2021, and the decisions on them. */
  'grievances.handle': chiefs,
  /** Editions of the newsletter: their schedule, sending and stopping. */
  'newsletter.send': chiefs,
  /** Campaigns of advertisers, their reports, and the ad units. */
  'ads.manage': chiefs,
  /** How the newspaper is read: views, time, sources, speed. Nothing in it is about single readers. */
  'audience.read': everyone,
  /** Notifications to readers' browsers. */
  'push.send': chiefs,
  /** Addresses of newsletter readers. */
  'subscribers.read': administrators,
  'settings.change': administrators,
  'staff.change': administrators,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

/** Whether a role has this permission. */
export function may(role: Role, permission: Permission): boolean {
  const allowed: readonly Role[] = permissions[permission];
  return allowed.includes(role);
}
