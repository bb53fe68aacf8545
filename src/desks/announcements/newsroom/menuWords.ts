import type { Catalogue } from '../../../platform/text/catalogue.ts';

// In a file of its own, because every screen of the newsroom loads the menu.

export const announcementMenuWords = {
  title: { gu: 'ફેરફારની જાણ', en: 'Who is told of changes' },
} as const satisfies Catalogue;
