import type { Catalogue } from '../../../platform/text/catalogue.ts';

export const announcementMenuWords = {
  title: { gu: 'ફેરફારની જાણ', en: 'Who is told of changes' },
} as const satisfies Catalogue;
