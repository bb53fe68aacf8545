import type { TopicKind } from '../../../content/topics/queries.ts';
import { gujarati } from '../../../platform/text/catalogue.ts';

/** What stands above a list's name on its social card. */
export const listCardWords = {
  category: { gu: 'સમાચાર', en: 'News' },
  city: { gu: 'શહેર', en: 'City' },
  section: { gu: 'વિભાગ', en: 'Section' },
  magazine: { gu: 'મેગેઝિન', en: 'Magazine' },
  column: { gu: 'કૉલમ', en: 'Column' },
  tag: { gu: 'વિષય', en: 'Subject' },
  author: { gu: 'લેખક', en: 'Author' },
  list: { gu: 'સમાચાર', en: 'News' },
} as const satisfies Record<TopicKind, { gu: string; en: string }>;

export const listCardText = gujarati(listCardWords);
