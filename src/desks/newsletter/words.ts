import { type Catalogue, gujarati } from '../../platform/text/catalogue.ts';

export const newsletterWords = {
  title: { gu: 'ન્યૂઝલેટર', en: 'Newsletter' },
  invitation: { gu: 'મુખ્ય સમાચાર અને પસંદગીના લેખ, સીધા તમારા ઈમેલમાં.', en: 'The main news and chosen stories, straight to your mail.' },
  email: { gu: 'ઈમેલ સરનામું', en: 'Email address' },
  emailForNewsletter: { gu: 'ન્યૂઝલેટર માટે તમારું ઈમેલ સરનામું', en: 'Your email address, for the newsletter' },
  join: { gu: 'જોડાઓ', en: 'Join' },
  onlyForThis: { gu: 'સરનામું ફક્ત ન્યૂઝલેટર માટે વપરાશે.', en: 'The address is used for the newsletter only.' },
  privacy: { gu: 'ગોપનીયતા નીતિ', en: 'Privacy policy' },
  missing: { gu: 'તમારું ઈમેલ સરનામું લખો.', en: 'Write your email address.' },
  check: { gu: 'સરનામું તપાસો', en: 'Check the address' },
  thanksTitle: { gu: 'આભાર!', en: 'Thank you!' },
  thanks: {
    gu: 'તમારું સરનામું નોંધાઈ ગયું છે. તેની પુષ્ટિ બાકી હશે તો થોડી વારમાં ઈમેલથી એક લિંક મળશે; તે ખોલીને પુષ્ટિ કરો એટલે ન્યૂઝલેટર શરૂ થશે. ઈમેલ ન દેખાય તો સ્પામ ફોલ્ડરમાં પણ જોજો.',
    en: 'Your address has been noted. If it is not confirmed yet, a link will come by mail shortly; open it and confirm, and the newsletter begins. If you do not see the mail, look in the spam folder too.',
  },
  notSent: {
    gu: 'તમારું સરનામું નોંધાયું છે, પણ પુષ્ટિ માટેનો ઈમેલ હમણાં મોકલી શકાયો નથી. થોડી વાર પછી ફરી પ્રયત્ન કરો.',
    en: 'Your address has been noted, but the mail to confirm it could not be sent just now. Please try again a little later.',
  },
  tooMany: {
    gu: 'તમારા નેટવર્ક પરથી હમણાં ઘણાં સરનામાં આવ્યાં છે, એટલે આ નોંધાયું નથી. થોડી વાર પછી ફરી પ્રયત્ન કરો.',
    en: 'Many addresses have come from your network just now, so this one was not noted. Please try again a little later.',
  },

  confirmTitle: { gu: 'બસ, એક છેલ્લું પગલું', en: 'Just one last step' },
  confirmFor: { gu: 'આ સરનામે ન્યૂઝલેટર શરૂ કરવું છે?', en: 'Start the newsletter to this address?' },
  confirm: { gu: 'હા, શરૂ કરો', en: 'Yes, start it' },
  confirmedTitle: { gu: 'ન્યૂઝલેટર શરૂ થયું', en: 'The newsletter has started' },
  confirmed: {
    gu: 'તમારા સરનામાની પુષ્ટિ થઈ ગઈ છે. હવેથી ન્યૂઝલેટર તમારા ઈમેલમાં આવશે; બંધ કરવાની લિંક દરેક ઈમેલમાં હશે.',
    en: 'Your address is confirmed. From now on the newsletter comes by mail; each mail has a link to stop it.',
  },
  linkEndedTitle: { gu: 'આ લિંક ચાલતી નથી', en: 'This link does not work' },
  linkEnded: {
    gu: 'પુષ્ટિની લિંક જૂની થઈ ગઈ છે અથવા અધૂરી છે. સરનામું ફરી લખો, અમે નવી લિંક મોકલીશું.',
    en: 'The link to confirm is too old or not complete. Write your address again and we shall send a new one.',
  },

  stopTitle: { gu: 'ન્યૂઝલેટર બંધ કરવું છે?', en: 'Stop the newsletter?' },
  stopFor: {
    gu: 'બંધ કરશો એટલે તમારું સરનામું અમારી યાદીમાંથી ભૂંસાઈ જશે. પછીથી ફરી જોડાઈ શકશો.',
    en: 'Your address will then be erased from our list. You can join again later.',
  },
  stop: { gu: 'હા, બંધ કરો', en: 'Yes, stop it' },
  stoppedTitle: { gu: 'ન્યૂઝલેટર બંધ થયું', en: 'The newsletter has stopped' },
  stopped: {
    gu: 'તમારું સરનામું અમારી યાદીમાં નથી. હવે ન્યૂઝલેટર આવશે નહીં. ફરી મેળવવું હોય તો ગમે ત્યારે જોડાઈ શકો છો.',
    en: 'Your address is not on our list. No more newsletters will come. You can join again at any time.',
  },
  stopLinkWrong: {
    gu: 'ન્યૂઝલેટર બંધ કરવાની લિંક અધૂરી લાગે છે. છેલ્લા ન્યૂઝલેટરમાં આપેલી લિંક ખોલો, અથવા અમને લખો: અમે બંધ કરી આપીશું.',
    en: 'The link to stop the newsletter seems not to be complete. Open the one in the last newsletter, or write to us and we shall stop it.',
  },
  choose: { gu: 'કયાં ન્યૂઝલેટર મેળવવાં છે?', en: 'Which newsletters would you like?' },
  choicesTitle: { gu: 'તમારાં ન્યૂઝલેટર', en: 'Your newsletters' },
  choicesFor: { gu: 'આ સરનામે કયાં ન્યૂઝલેટર મોકલીએ?', en: 'Which newsletters shall we send to this address?' },
  chooseOne: {
    gu: 'ઓછામાં ઓછું એક ન્યૂઝલેટર પસંદ કરો. એકેય ન જોઈતું હોય તો નીચેની લિંકથી ન્યૂઝલેટર બંધ કરો.',
    en: 'Choose at least one newsletter. If you would like none, stop the newsletter by the link below.',
  },
  saveChoices: { gu: 'પસંદગી સાચવો', en: 'Save the choice' },
  chosenTitle: { gu: 'તમારી પસંદગી સચવાઈ', en: 'Your choice is saved' },
  chosen: { gu: 'હવેથી તમે પસંદ કરેલાં ન્યૂઝલેટર જ આવશે.', en: 'From now on only the newsletters you have chosen will come.' },
  stopAll: { gu: 'બધાં ન્યૂઝલેટર બંધ કરો', en: 'Stop all newsletters' },
  everyDay: { gu: 'રોજ', en: 'Every day' },
  choicesLinkWrong: {
    gu: 'પસંદગી બદલવાની લિંક અધૂરી લાગે છે, અથવા સરનામું અમારી યાદીમાં નથી. છેલ્લા ન્યૂઝલેટરમાં આપેલી લિંક ખોલો, અથવા સરનામું ફરી લખો.',
    en: 'The link to change your choice seems not to be complete, or the address is not on our list. Open the one in the last newsletter, or write your address again.',
  },
  writeToUs: { gu: 'અમને લખો', en: 'Write to us' },
  latest: { gu: 'તાજા સમાચાર', en: 'Latest news' },
  services: { gu: 'સેવાઓ', en: 'Services' },
  what: {
    gu: 'ન્યૂઝલેટરનું ઈમેલ સરનામું, સંમતિનો સમય અને શબ્દો, અને કેટલા ઈમેલ પાછા આવ્યા',
    en: 'The mail address of the newsletter, with the time and wording of the consent, and how many mails came back',
  },
  why: { gu: 'તમે મગાવેલું ન્યૂઝલેટર મોકલવા માટે.', en: 'To send the newsletter that you asked for.' },
  kept: {
    gu: 'દરેક ઈમેલમાંની લિંકથી તમે બંધ કરો ત્યાં સુધી; પુષ્ટિ ન કરો તો 30 દિવસ.',
    en: 'Until you stop it by the link in each mail; 30 days if you do not confirm.',
  },
} as const;

export const newsletterText = gujarati(newsletterWords);

/**
 * What a subscriber agrees to, by version: the record of a consent names one. Add a new version to change the text; those that were shown
 * stay as they were. The last is the present one.
 */
export const newsletterConsentWords = {
  '2026-11-23': {
    gu: 'દિવસના મુખ્ય સમાચાર અને પસંદગીના લેખ તમારા ઈમેલમાં મોકલીશું. તમારું સરનામું ફક્ત ન્યૂઝલેટર માટે વપરાશે, અને દરેક ઈમેલમાં ન્યૂઝલેટર બંધ કરવાની લિંક હશે.',
    en: 'We shall send the main news of the day and chosen stories to your mail. Your address is used for the newsletter only, and each mail has a link to stop it.',
  },
} as const satisfies Catalogue;

export type ConsentVersion = keyof typeof newsletterConsentWords;
export const presentConsent = '2026-11-23' satisfies ConsentVersion;
/** The version of subscribers who agreed at another site, to its words. */
export const CONSENT_ELSEWHERE = 'elsewhere';
export const newsletterConsentText = gujarati(newsletterConsentWords);

/** Texts of the mails. */
export const newsletterMailWords = {
  greeting: { gu: 'નમસ્તે,', en: 'Hello,' },
  confirmSubject: { gu: 'ન્યૂઝલેટર શરૂ કરવા પુષ્ટિ કરો', en: 'Confirm to start the newsletter' },
  asked: {
    gu: 'આ ઈમેલ સરનામે અમારું ન્યૂઝલેટર મગાવવામાં આવ્યું છે. તે શરૂ કરવા આ લિંક ખોલો અને પુષ્ટિ કરો:',
    en: 'Our newsletter has been asked for at this address. To start it, open this link and confirm:',
  },
  linkLives: { gu: 'આ લિંક સાત દિવસ ચાલશે.', en: 'This link works for seven days.' },
  notAsked: {
    gu: 'તમે મગાવ્યું ન હોય તો કંઈ કરવાની જરૂર નથી. પુષ્ટિ વિના ન્યૂઝલેટર આવશે નહીં.',
    en: 'If you did not ask for it, you need not do anything. Without a confirmation no newsletter will come.',
  },
  welcomeSubject: { gu: 'તમારું ન્યૂઝલેટર શરૂ થયું', en: 'Your newsletter has started' },
  welcome: {
    gu: 'તમારા સરનામાની પુષ્ટિ થઈ ગઈ છે. હવેથી દિવસના મુખ્ય સમાચાર અને પસંદગીના લેખ આ સરનામે આવશે.',
    en: 'Your address is confirmed. From now on the main news of the day and chosen stories come to this address.',
  },
  toStop: { gu: 'ન્યૂઝલેટર બંધ કરવું હોય તો ગમે ત્યારે આ લિંક ખોલો:', en: 'To stop the newsletter, open this link at any time:' },
} as const satisfies Catalogue;

export const newsletterMailText = gujarati(newsletterMailWords);

/** Texts of the editions that go out by mail. */
export const editionMailWords = {
  mostRead: { gu: 'સૌથી વધુ વંચાયેલા', en: 'Most read' },
  why: { gu: 'તમે મગાવ્યું હોવાથી આ ઈમેલ મળ્યો છે.', en: 'You get this mail because you have asked for it.' },
  choices: { gu: 'પસંદગી બદલો', en: 'Change your choice' },
  stop: { gu: 'ન્યૂઝલેટર બંધ કરો', en: 'Stop the newsletter' },
  site: { gu: 'વેબસાઇટ પર વાંચો', en: 'Read on the website' },
  privacy: { gu: 'ગોપનીયતા નીતિ', en: 'Privacy policy' },
} as const satisfies Catalogue;

export const editionMailText = gujarati(editionMailWords);
