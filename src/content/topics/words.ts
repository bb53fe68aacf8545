import type { TopicKind } from './topicKinds.ts';

// What search engines, social cards and the search of the site show of a list; no island needs these words.

/** What a list of a kind of topic has, after the topic's name, for search engines. */
export const listDescriptionWords = {
  category: { gu: 'આજના તાજા સમાચાર, અહેવાલ અને વિશેષ લેખ.', en: 'Today’s latest news, reports and features.' },
  city: { gu: 'શહેર અને આસપાસના આજના તાજા સમાચાર, ઘટનાઓ અને જનજીવન.', en: 'Today’s latest news of the city and around it.' },
  section: { gu: 'આ વિભાગના બધા લેખ, નવા પહેલાં.', en: 'All pieces of the section, newest first.' },
  magazine: { gu: 'આ મેગેઝિનના તાજા લેખ, નવા પહેલાં.', en: 'Pieces of the magazine, newest first.' },
  column: { gu: 'આ કૉલમના બધા લેખ, નવા પહેલાં.', en: 'All pieces of the column, newest first.' },
  tag: { gu: 'આ વિષયના બધા સમાચાર અને લેખ, નવા પહેલાં.', en: 'All stories on the subject, newest first.' },
  author: { gu: 'આ લેખકના બધા લેખ, નવા પહેલાં.', en: 'All pieces of the author, newest first.' },
  list: { gu: 'ગુજરાત, દેશ અને દુનિયાના સમાચાર.', en: 'News of Gujarat, India and the world.' },
} as const satisfies Record<TopicKind, { gu: string; en: string }>;

/**
 * What follows the name of a topic in the title that search engines show; the built-in lists have their name alone. None asks for another
 * form of the name, as a case ending does (સોનું, સોનાના).
 */
export const listTitleWords = {
  category: { gu: ' સમાચાર', en: ' news' },
  city: { gu: ' સમાચાર', en: ' news' },
  section: { gu: ': વિશેષ વિભાગ', en: ': section' },
  magazine: { gu: ' મેગેઝિન', en: ' magazine' },
  column: { gu: ': કૉલમ', en: ': column' },
  tag: { gu: ': સમાચાર', en: ' in the news' },
  author: { gu: ': લેખ', en: ': articles' },
} as const satisfies Record<Exclude<TopicKind, 'list'>, { gu: string; en: string }>;

/** What readers call each kind of topic: beside a result of the search, and above a list's name on its social card. */
export const topicKindWords = {
  category: { gu: 'વિભાગ', en: 'Category' },
  city: { gu: 'શહેર', en: 'City' },
  section: { gu: 'વિશેષ વિભાગ', en: 'Section' },
  magazine: { gu: 'મેગેઝિન', en: 'Magazine' },
  column: { gu: 'કૉલમ', en: 'Column' },
  tag: { gu: 'વિષય', en: 'Subject' },
  author: { gu: 'લેખક', en: 'Author' },
  list: { gu: 'સમાચાર', en: 'News' },
} as const satisfies Record<TopicKind, { gu: string; en: string }>;
