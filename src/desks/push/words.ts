import { type Catalogue, gujarati } from '../../platform/text/catalogue.ts';

export const pushWords = {
  title: { gu: 'સમાચારની સૂચનાઓ', en: 'News notifications' },
  description: {
    gu: 'મહત્ત્વના સમાચાર સીધા તમારા ફોન કે કમ્પ્યુટર પર. તમે પસંદ કરો તે જ વિષયો.',
    en: 'Important news straight to your phone or computer. Only the topics that you choose.',
  },
  promptTitle: { gu: 'મોટા સમાચાર તરત જાણવા છે?', en: 'Want to know of big news at once?' },
  promptYes: { gu: 'સૂચનાઓ ચાલુ કરો', en: 'Turn on notifications' },
  promptNo: { gu: 'હમણાં નહીં', en: 'Not now' },
  promptClose: { gu: 'બંધ કરો', en: 'Close' },
  promptMore: { gu: 'વિષયો પસંદ કરો', en: 'Choose topics' },
  turnOn: { gu: 'સૂચનાઓ ચાલુ કરો', en: 'Turn on notifications' },
  turnOff: { gu: 'સૂચનાઓ બંધ કરો', en: 'Turn off notifications' },
  save: { gu: 'પસંદગી સાચવો', en: 'Save the choice' },
  isOff: { gu: 'આ બ્રાઉઝરમાં સૂચનાઓ બંધ છે.', en: 'Notifications are off in this browser.' },
  isOn: { gu: 'આ બ્રાઉઝરમાં સૂચનાઓ ચાલુ છે.', en: 'Notifications are on in this browser.' },
  working: { gu: 'થોડી ક્ષણ રાહ જુઓ…', en: 'One moment…' },
  choose: { gu: 'કયા સમાચારની સૂચના જોઈએ છે?', en: 'Which news do you want to hear of?' },
  chooseOne: {
    gu: 'ઓછામાં ઓછો એક વિષય પસંદ કરો, અથવા સૂચનાઓ બંધ કરો.',
    en: 'Choose one topic at least, or turn notifications off.',
  },
  breaking: { gu: 'બ્રેકિંગ ન્યૂઝ', en: 'Breaking news' },
  news: { gu: 'મુખ્ય', en: 'Main' },
  categories: { gu: 'વિભાગો', en: 'Categories' },
  cities: { gu: 'શહેરો', en: 'Cities' },
  teams: { gu: 'ક્રિકેટ ટીમો', en: 'Cricket teams' },
  crops: { gu: 'પાક અને મંડી ભાવ', en: 'Crops and prices' },
  saved: { gu: 'તમારી પસંદગી સચવાઈ ગઈ છે.', en: 'Your choice is saved.' },
  removed: { gu: 'સૂચનાઓ બંધ થઈ ગઈ છે.', en: 'Notifications are off now.' },
  tooMany: {
    gu: 'તમારા નેટવર્ક પરથી હમણાં ઘણાં બ્રાઉઝર નોંધાયાં છે. થોડી વાર પછી ફરી પ્રયત્ન કરો.',
    en: 'Many browsers have been noted from your network just now. Please try again a little later.',
  },
  withoutScript: {
    gu: 'સૂચનાઓ ચાલુ કે બંધ કરવા માટે બ્રાઉઝરમાં જાવાસ્ક્રિપ્ટ ચાલુ હોવી જોઈએ. તેના વિના પણ તાજા સમાચાર સાઇટ પર કે ઈમેલથી મળે છે.',
    en: 'To turn notifications on or off, the browser must run JavaScript. Without it the news is on the site and comes by mail.',
  },
  byMail: { gu: 'ઈમેલથી ન્યૂઝલેટર મેળવો', en: 'Get the newsletter by mail' },
  latest: { gu: 'તાજા સમાચાર', en: 'Latest news' },
  how: { gu: 'આ કેવી રીતે ચાલે છે?', en: 'How does this work?' },
  howQuiet: {
    gu: 'રાત્રે સૂચનાઓ મોકલતા નથી, સિવાય કે બહુ મોટા બ્રેકિંગ ન્યૂઝ હોય.',
    en: 'At night we send none, but for very big breaking news.',
  },
  howStop: {
    gu: 'આ પાના પરથી કે બ્રાઉઝરના સેટિંગમાંથી ગમે ત્યારે બંધ કરી શકો છો.',
    en: 'You can turn them off at any time, on this page or in the settings of the browser.',
  },
  howData: {
    gu: 'અમે ફક્ત બ્રાઉઝરનું સૂચના-સરનામું અને તમારા વિષયો સાચવીએ છીએ. બંધ કરો એટલે તે ભૂંસાઈ જાય છે.',
    en: 'We store the address of the browser for notifications and your topics only. They are erased when you turn them off.',
  },
  services: { gu: 'સેવાઓ', en: 'Services' },
  dataWhat: {
    gu: 'સમાચારની સૂચનાઓ: બ્રાઉઝરનું સૂચના-સરનામું, પસંદ કરેલા વિષયો અને સંમતિનો સમય',
    en: 'Notifications: the address of the browser for notifications, the chosen topics and the time of the consent',
  },
  dataWhy: { gu: 'તમે માગેલી સૂચનાઓ મોકલવા માટે.', en: 'To send the notifications that you asked for.' },
  dataKept: {
    gu: 'તમે સૂચનાઓ બંધ કરો અથવા બ્રાઉઝર તે સ્વીકારવાનું બંધ કરે ત્યાં સુધી.',
    en: 'Until you switch them off, or the browser no longer takes them.',
  },
} as const;

export const pushText = gujarati(pushWords);

/**
 * What a reader agrees to, by version: the record of a consent names one. Add a new version to change the text; those that were shown stay
 * as they were. The last is the present one.
 */
export const pushConsentWords = {
  '2026-11-23': {
    gu: 'તમે પસંદ કરેલા વિષયોના સમાચારની સૂચનાઓ આ બ્રાઉઝરમાં મોકલીશું. ગમે ત્યારે બંધ કરી શકો છો.',
    en: 'We shall send notifications of news on the topics that you choose to this browser. You can turn them off at any time.',
  },
} as const satisfies Catalogue;

export type PushConsent = keyof typeof pushConsentWords;
export const presentPushConsent = '2026-11-23' satisfies PushConsent;
export const pushConsentText = gujarati(pushConsentWords);
