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

/** Where a menu stands: the two lines of the header, the dynamic line, and the bar at the bottom of a phone. */
export const menuPlaces = ['top', 'bottom', 'dynamic', 'mobile'] as const;
export type MenuPlace = (typeof menuPlaces)[number];
