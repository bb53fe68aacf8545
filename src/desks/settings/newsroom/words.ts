import type { Catalogue } from '../../../platform/text/catalogue.ts';

export const settingsScreenWords = {
  title: { gu: 'સાઇટની ગોઠવણી', en: 'Site settings' },
  readers: { gu: 'વાચકો', en: 'Readers' },
  isLoginRequired: { gu: 'વાચકોને લૉગ ઇન કરવા દો', en: 'Offer readers to log in' },
  isLoginRequiredHelp: {
    gu: 'ચાલુ હોય ત્યારે જ વાચકોને ખાતું ખોલવાની અને લેખ સાચવવાની સગવડ મળે છે.',
    en: 'Only when it is on are readers offered accounts and bookmarks.',
  },
  comments: { gu: 'ટિપ્પણીઓ', en: 'Comments' },
  commentsOpen: { gu: 'સમાચાર પર ટિપ્પણી લેવાની', en: 'Take comments on stories' },
  commentsOpenHelp: {
    gu: 'દરેક સ્ટોરીમાં આ બદલી શકાય છે. સંવેદનશીલ સ્ટોરી પર ટિપ્પણી બંધ રહે છે, સિવાય કે એડિટર ચાલુ કરે.',
    en: 'Each story can differ. A sensitive story takes none unless its editor says so.',
  },
  closeAfterDays: { gu: 'કેટલા દિવસ પછી બંધ કરવી', en: 'Closed after how many days' },
  ads: { gu: 'જાહેરખબર', en: 'Advertisements' },
  adsDesktop: { gu: 'કમ્પ્યૂટર પર બતાવો', en: 'Show on computers' },
  adsMobile: { gu: 'ફોન પર બતાવો', en: 'Show on phones' },
  social: { gu: 'સોશિયલ મીડિયા', en: 'Social media' },
  socialHelp: {
    gu: 'હેડર, મેનૂ અને ફૂટરમાં આ ક્રમમાં દેખાશે. દરેકનું આખું સરનામું લખો.',
    en: 'Shown in this order in the header, the menu and the footer. Addresses begin with https://.',
  },
  api: { gu: 'ન્યૂઝરૂમનું API', en: 'The newsroom’s API' },
  apiHelp: {
    gu: 'ન્યૂઝરૂમની દરેક ક્રિયા પ્રોગ્રામથી પણ થઈ શકે છે: કઈ માહિતી મોકલવી, શું જવાબ મળે અને કોને છૂટ છે તે અહીં લખ્યું છે.',
    en: 'All that the newsroom does can be done by programs too: what each call takes and answers, and who may make it.',
  },
  apiReference: { gu: 'API સંદર્ભ ખોલો', en: 'Open the API reference' },
  name: { gu: 'નામ', en: 'Name' },
  url: { gu: 'સરનામું', en: 'Address' },
  add: { gu: 'ઉમેરો', en: 'Add' },
  remove: { gu: 'હટાવો', en: 'Take away' },
  save: { gu: 'સાચવો', en: 'Save' },
  saved: { gu: 'સચવાયું. વાચકોને હવે આ પ્રમાણે દેખાશે.', en: 'Saved. Readers see it now.' },
} as const satisfies Catalogue;
