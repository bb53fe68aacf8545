import type { TopicKind } from '../../../content/topics/queries.ts';

/** Specification, section 2: main menu types. */
export const menuTypes = [
  'home',
  'video',
  'webstory',
  'epaper',
  'english',
  'gujarati',
  'magazine',
  'category',
  'city',
  'election',
  'cricket',
  'topNews',
  'search',
  'education',
] as const;
export type MenuType = (typeof menuTypes)[number];

/** The kind of topic for the types whose slug is a topic's. */
export const topicKindOf: Partial<Record<MenuType, TopicKind>> = {
  category: 'category',
  city: 'city',
  magazine: 'magazine',
  education: 'category',
  video: 'category',
  epaper: 'city',
};

/** The places of menus: the two rows of the header, the dynamic row, and the bar at the bottom of a phone. */
export const menuPlaces = ['top', 'bottom', 'dynamic', 'mobile'] as const;
export type MenuPlace = (typeof menuPlaces)[number];
