import type { Catalogue } from '../../../platform/text/catalogue.ts';
import { navigationMenuWords } from './menuWords.ts';

/** Error messages of the server about menus. */
export const menuRefusalWords = {
  noItem: { gu: 'મેનુમાં આ હવે નથી.', en: 'This is no longer in the menu.' },
  noParent: { gu: 'આ મેનુમાં એવું મુખ્ય નામ નથી.', en: 'This menu has no such item to stand under.' },
  oneLevel: { gu: 'મેનુમાં એક જ પેટાસ્તર હોય છે.', en: 'A menu has one level under its items.' },
  placeStays: { gu: 'એક મેનુમાંથી બીજામાં ખસેડી શકાતું નથી.', en: 'An item cannot go to another menu.' },
  noTopic: { gu: 'આવો વિભાગ, શહેર કે મેગેઝિન નથી.', en: 'There is no such category, city or magazine.' },
} as const satisfies Catalogue;

/** Texts of the newsroom screens for menus. */
export const menuScreenWords = {
  ...navigationMenuWords,
  top: { gu: 'માસ્ટહેડ ઉપરની લીટી', en: 'Line above the masthead' },
  bottom: { gu: 'મુખ્ય મેનુ', en: 'Main menu' },
  dynamic: { gu: 'આજનું મેનુ', en: 'Menu of the moment' },
  mobile: { gu: 'ફોન પર નીચેની પટ્ટી', en: 'Bar at the bottom of phones' },
  bottomNote: {
    gu: 'મેગેઝિન આઠમી જગ્યાએ આપમેળે આવે છે. પહેલાં દસ નામ સીધાં દેખાય છે, બાકીનાં “વધુ”માં.',
    en: 'Magazines come eighth by themselves. The first ten show at once, the others under “more”.',
  },
  dynamicNote: { gu: 'સમાચાર પ્રમાણે બદલાતું મેનુ, ઍપ માટે.', en: 'Changes with the news; for the apps.' },
  add: { gu: 'ઉમેરો', en: 'Add' },
  edit: { gu: 'સુધારો', en: 'Change' },
  remove: { gu: 'હટાવો', en: 'Take away' },
  removeSure: { gu: 'આને અને તેની નીચેનાં નામને મેનુમાંથી હટાવવાં છે?', en: 'Take this and what stands under it out of the menu?' },
  name: { gu: 'નામ', en: 'Name' },
  type: { gu: 'પ્રકાર', en: 'Type' },
  slug: { gu: 'કયું', en: 'Which one' },
  slugHelp: { gu: 'સરનામાનો ભાગ; ખાલી એટલે આખી યાદી.', en: 'Part of its address; empty means the page of them all.' },
  url: { gu: 'બીજું સરનામું', en: 'Another address' },
  urlHelp: { gu: 'ખાલી રાખશો તો પ્રકાર પ્રમાણે જશે.', en: 'Empty, it leads where its type says.' },
  parent: { gu: 'કોની નીચે', en: 'Under which item' },
  noParent: { gu: 'કોઈની નહીં', en: 'None' },
  saved: { gu: 'સચવાયું. વાચકોને હવે આ મેનુ દેખાશે.', en: 'Saved. Readers see it now.' },
  empty: { gu: 'આ મેનુ ખાલી છે.', en: 'This menu is empty.' },
} as const satisfies Catalogue;

/** The types of items (specification, section 2). */
export const menuTypeWords = {
  home: { gu: 'હોમપેજ', en: 'Front page' },
  video: { gu: 'વિડિયો', en: 'Videos' },
  webstory: { gu: 'વેબ સ્ટોરી', en: 'Web stories' },
  epaper: { gu: 'ઈ-પેપર', en: 'E-paper' },
  english: { gu: 'અંગ્રેજી આવૃત્તિ', en: 'English edition' },
  gujarati: { gu: 'ગુજરાતી આવૃત્તિ', en: 'Gujarati edition' },
  magazine: { gu: 'મેગેઝિન', en: 'Magazine' },
  category: { gu: 'વિભાગ', en: 'Category' },
  city: { gu: 'શહેર', en: 'City' },
  election: { gu: 'ચૂંટણી', en: 'Election' },
  cricket: { gu: 'ક્રિકેટ', en: 'Cricket' },
  topNews: { gu: 'ટોપ સ્ટોરી', en: 'Top stories' },
  search: { gu: 'શોધ', en: 'Search' },
  education: { gu: 'શિક્ષણ', en: 'Education' },
} as const satisfies Catalogue;
