import type { Catalogue } from '../../../platform/text/catalogue.ts';
import { settingsMenuWords } from './menuWords.ts';

export const settingsScreenWords = {
  ...settingsMenuWords,
  readers: { gu: 'વાચકો', en: 'Readers' },
  isLoginRequired: { gu: 'વાચકોને લૉગ ઇન કરવા દો', en: 'Offer readers to log in' },
  isLoginRequiredHelp: {
    gu: 'ચાલુ હોય ત્યારે જ વાચકોને ખાતું ખોલવાની અને સમાચાર સાચવવાની સગવડ મળે છે.',
    en: 'Only when it is on are readers offered accounts and bookmarks.',
  },
  comments: { gu: 'ટિપ્પણીઓ', en: 'Comments' },
  commentsOpen: { gu: 'સમાચાર પર ટિપ્પણીઓ લો', en: 'Take comments on stories' },
  commentsOpenHelp: {
    gu: 'દરેક સ્ટોરીમાં આ બદલી શકાય છે. સંવેદનશીલ સ્ટોરી પર ટિપ્પણી બંધ રહે છે, સિવાય કે સંપાદક ચાલુ કરે.',
    en: 'Each story can differ. A sensitive story takes none unless its editor says so.',
  },
  closeAfterDays: { gu: 'કેટલા દિવસ પછી બંધ કરવી', en: 'Closed after how many days' },
  adsTxt: { gu: 'ads.txt', en: 'ads.txt' },
  adsHelp: {
    gu: 'જાહેરાત વેચનારાઓની યાદી: દરેક લીટીમાં ડોમેન, ખાતાનો નંબર, DIRECT અથવા RESELLER.',
    en: 'Who may sell advertisements: a domain, the account, DIRECT or RESELLER in each line.',
  },
  adsDesktop: { gu: 'કમ્પ્યુટર પર બતાવો', en: 'Show on computers' },
  adsMobile: { gu: 'ફોન પર બતાવો', en: 'Show on phones' },
  amp: { gu: 'AMP', en: 'AMP' },
  ampOn: { gu: 'દરેક સ્ટોરીનું AMP વર્ઝન રાખો', en: 'Offer every story as AMP too' },
  ampHelp: {
    gu: 'AMP એ સર્ચ એન્જિન માટેનું હળવું પાનું છે. બંધ હોય ત્યારે તેના સરનામે પૂરી સ્ટોરી ખૂલે છે.',
    en: 'AMP is a thin page for search engines. While it is off, its address opens the full story.',
  },
  social: { gu: 'સોશિયલ મીડિયા', en: 'Social media' },
  socialHelp: {
    gu: 'હેડર, મેનુ અને ફૂટરમાં આ ક્રમમાં દેખાશે. દરેકનું આખું સરનામું લખો.',
    en: 'Shown in this order in the header, the menu and the footer. Addresses begin with https://.',
  },
  crawlers: { gu: 'ક્રૉલર', en: 'Crawlers' },
  crawlersHelp: {
    gu: 'સર્ચ એન્જિન આખી સાઇટ વાંચી શકે છે. જેને ના પાડવી હોય તે ક્રૉલરનાં નામ લખો: robots.txt માં મુકાશે. તેનું પાલન ક્રૉલર પોતે કરે છે.',
    en: 'Search engines may read the whole site. Name the crawlers that may not: they go into robots.txt, which crawlers follow by themselves.',
  },
  refusedCrawlers: { gu: 'આમને ના પાડો', en: 'Refused' },
  refusedCrawlersHelp: { gu: 'દરેક લીટીમાં એક નામ.', en: 'One name a line.' },
  addAiCrawlers: { gu: 'જાણીતા AI ક્રૉલર ઉમેરો', en: 'Add the known AI crawlers' },
  files: { gu: 'જાહેરાત, સુરક્ષા અને ઍપની ફાઇલો', en: 'Files for advertisers, security and apps' },
  filesHelp: {
    gu: 'બીજા પ્રોગ્રામ આ ફાઇલો સાઇટ પર શોધે છે. ખાલી રાખો તો ફાઇલ નહીં હોય.',
    en: 'Other programs look for these files on the site. What is empty is not there.',
  },
  ads: { gu: 'જાહેરાત', en: 'Advertisements' },
  appAds: { gu: 'app-ads.txt', en: 'app-ads.txt' },
  appAdsHelp: { gu: 'ઍપમાં જાહેરાત વેચનારાઓની યાદી.', en: 'Who may sell advertisements in the apps.' },
  securityContacts: { gu: 'સુરક્ષાની ખામી કોને જણાવવી', en: 'Contact for faults in security' },
  securityContactsHelp: {
    gu: 'દરેક લીટીમાં mailto: કે https: થી શરૂ થતું એક સરનામું. ખાલી હોય તો સંપાદકનું સરનામું અપાશે.',
    en: 'One address a line that begins with mailto: or https://. Without one the editor’s address is given.',
  },
  androidApp: { gu: 'Android ઍપનું પૅકેજ', en: 'Package of the Android app' },
  androidAppHelp: { gu: 'સાઇટની લિંક આ ઍપમાં ખૂલશે.', en: 'Links to the site open in this app.' },
  androidFingerprints: { gu: 'તેના પ્રમાણપત્રની SHA-256 છાપ', en: 'SHA-256 fingerprints of its certificates' },
  androidFingerprintsHelp: { gu: 'દરેક લીટીમાં એક.', en: 'One a line.' },
  appleApps: { gu: 'iOS ઍપ', en: 'iOS apps' },
  appleAppsHelp: { gu: 'દરેક લીટીમાં એક: ટીમનો ક્રમાંક, ટપકું, બંડલનું નામ.', en: 'One a line: the team, a dot, the bundle.' },
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

export const settingsRefusalWords = {
  twice: { gu: 'આ નામ બે વાર છે.', en: 'This name is there twice.' },
} as const satisfies Catalogue;

/** What is wrong with a line of a file. */
export const siteFileWords = {
  refusedCrawlers: { gu: 'ક્રૉલરનું નામ એક શબ્દનું હોય છે, જેમ કે GPTBot.', en: 'a crawler’s name is one word, such as GPTBot.' },
  ads: {
    gu: 'આમ લખો: ડોમેન, ખાતાનો નંબર, DIRECT અથવા RESELLER.',
    en: 'write a domain, the account, and DIRECT or RESELLER, with commas between.',
  },
  securityContacts: { gu: 'mailto: કે https: થી શરૂ થતું સરનામું લખો.', en: 'write an address that begins with mailto: or https://.' },
  androidApp: { gu: 'પૅકેજનું નામ આવું હોય છે: example.savar.news', en: 'the name of a package looks like this: example.savar.news' },
  androidFingerprints: {
    gu: 'SHA-256 છાપમાં બે-બે અક્ષરની 32 જોડી હોય છે, વચ્ચે કોલન સાથે.',
    en: 'a SHA-256 fingerprint has 32 pairs of hexadecimal digits with colons between.',
  },
  appleApps: {
    gu: 'આમ લખો: ટીમનો દસ અક્ષરનો ક્રમાંક, ટપકું, બંડલનું નામ.',
    en: 'write the ten characters of the team, a dot and the bundle.',
  },
  together: {
    gu: 'પૅકેજનું નામ અને છાપ બંને જોઈએ, અથવા એકેય નહીં.',
    en: 'The package and its fingerprints belong together: give both or neither.',
  },
} as const satisfies Catalogue;
