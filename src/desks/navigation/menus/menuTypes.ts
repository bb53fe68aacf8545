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

/** The kind of topic that an item's slug names, for the types whose slug names one. */
export const topicKindOf: Partial<Record<MenuType, TopicKind>> = {
  category: 'category',
  city: 'city',
  magazine: 'magazine',
  education: 'category',
  video: 'category',
  epaper: 'city',
};

/** Where a menu stands: the two lines of the header, the dynamic line, and the bar at the bottom of a phone. */
export const menuPlaces = ['top', 'bottom', 'dynamic', 'mobile'] as const;
export type MenuPlace = (typeof menuPlaces)[number];
