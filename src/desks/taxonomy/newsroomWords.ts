import type { Catalogue } from '../../platform/text/catalogue.ts';

/** What the server refuses about topics. */
export const topicRefusalWords = {
  slugTaken: { gu: 'આ સરનામું બીજા કોઈનું છે.', en: 'This address is another one’s.' },
  slugWasTaken: {
    gu: 'આ સરનામું પહેલાં બીજાનું હતું અને વાચકોને ત્યાં લઈ જાય છે.',
    en: 'This address was another one’s before, and leads readers there.',
  },
  noParent: { gu: 'આવો મુખ્ય વિભાગ નથી.', en: 'There is no such category at the top.' },
  parentOnlyForCategories: { gu: 'પેટાવિભાગ ફક્ત વિભાગનો હોય.', en: 'Only categories stand under another.' },
  hasChildren: {
    gu: 'આની નીચે પેટાવિભાગો છે, એટલે તે બીજા વિભાગની નીચે ન જઈ શકે.',
    en: 'It has categories under it and cannot stand under another.',
  },
  kindStays: { gu: 'પ્રકાર બદલી શકાતો નથી.', en: 'The kind cannot be changed.' },
  hasStories: {
    gu: 'આમાં સ્ટોરી છે, એટલે કાઢી શકાય નહીં. પહેલાં સ્ટોરી બીજે ખસેડો.',
    en: 'Stories stand in it, so it cannot be removed. Move them first.',
  },
  hasUnder: { gu: 'આની નીચે પેટાવિભાગો છે. પહેલાં તેમને ખસેડો.', en: 'There are categories under it. Move them first.' },
  inUse: {
    gu: 'આ બીજે વપરાય છે (મેનૂ, ગૅલેરી, વીડિયો, વેબસ્ટોરી, ઈ-પેપર કે અધૂરી સ્ટોરી), એટલે કાઢી શકાય નહીં.',
    en: 'It is used elsewhere (a menu, gallery, video, web story, e-paper or unfinished story), so it cannot be removed.',
  },
  onlyTags: { gu: 'ફક્ત ટૅગ ભેળવી શકાય.', en: 'Only tags can be merged.' },
  intoItself: { gu: 'ટૅગ પોતાનામાં ભેળવી શકાય નહીં.', en: 'A tag cannot be merged into itself.' },
  orderStale: { gu: 'યાદી બદલાઈ ગઈ છે. ફરી ખોલીને ગોઠવો.', en: 'The list has changed meanwhile. Open it again and put it in order.' },
} as const satisfies Catalogue;

/** What the newsroom's screens about topics say. */
export const topicScreenWords = {
  topics: { gu: 'વિભાગો અને ટૅગ', en: 'Categories and tags' },
  category: { gu: 'વિભાગ', en: 'Category' },
  city: { gu: 'શહેર', en: 'City' },
  section: { gu: 'વિશેષ વિભાગ', en: 'Section' },
  magazine: { gu: 'મેગેઝિન', en: 'Magazine' },
  column: { gu: 'કૉલમ', en: 'Column' },
  tag: { gu: 'ટૅગ', en: 'Tag' },
  author: { gu: 'લેખક', en: 'Author' },
  categories: { gu: 'વિભાગો', en: 'Categories' },
  cities: { gu: 'શહેરો', en: 'Cities' },
  sections: { gu: 'વિશેષ વિભાગો', en: 'Sections' },
  magazines: { gu: 'મેગેઝિનો', en: 'Magazines' },
  columns: { gu: 'કૉલમો', en: 'Columns' },
  tags: { gu: 'ટૅગ', en: 'Tags' },
  authors: { gu: 'લેખકો', en: 'Authors' },
  choose: { gu: 'નામ લખો…', en: 'Type a name…' },
  nothingFound: { gu: 'કશું મળ્યું નહીં', en: 'Nothing found' },
  searching: { gu: 'શોધાય છે…', en: 'Searching…' },
  addTag: { gu: 'નવો ટૅગ ઉમેરો:', en: 'Add the tag' },
} as const satisfies Catalogue;
