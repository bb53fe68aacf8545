import type { Catalogue } from '../../../platform/text/catalogue.ts';
import { pushMenuWords } from './menuWords.ts';

/** Error messages of the server about messages to readers. */
export const pushRefusalWords = {
  notOurs: { gu: 'સરનામું આ સાઇટનું અને / થી શરૂ થતું હોવું જોઈએ.', en: 'The address must be one of this site and begin with /.' },
  pictureNotOurs: { gu: 'ચિત્ર આ સાઇટનું હોવું જોઈએ.', en: 'The picture must be one of this site.' },
  tooLong: { gu: 'સંદેશો બહુ લાંબો છે: થોડા શબ્દો ઓછા કરો.', en: 'The message is too long: take out some words.' },
  replacesWrong: { gu: 'અહીં ફક્ત નાના અંગ્રેજી અક્ષર, આંકડા અને ડૅશ લખો.', en: 'Write only small Latin letters, digits and - here.' },
  onlyBreaking: {
    gu: 'શાંત સમયમાં ફક્ત બ્રેકિંગ ન્યૂઝ મોકલી શકાય: તે વિષય પસંદ કરો.',
    en: 'Only breaking news may pass quiet hours: choose that topic.',
  },
  over: { gu: 'આ સંદેશો પહેલેથી પૂરો થઈ ગયો છે.', en: 'This message is over already.' },
  storyGone: { gu: 'આ સમાચાર હવે સાઇટ પર નથી.', en: 'This story is no longer on the site.' },
  noBrowser: {
    gu: 'આ બ્રાઉઝરમાં સૂચનાઓ ચાલુ નથી. સાઇટના સૂચનાઓના પાના પર તે ચાલુ કરો અને ફરી મોકલો.',
    en: 'Notifications are not on in this browser. Turn them on on the site’s page of notifications and send again.',
  },
  testFailed: {
    gu: 'અજમાયશી સંદેશો મોકલી શકાયો નહીં. થોડી વાર પછી ફરી પ્રયત્ન કરો.',
    en: 'The test message could not be sent. Try again in a little while.',
  },
} as const satisfies Catalogue;

export const campaignStateWords = {
  scheduled: { gu: 'સમય નક્કી', en: 'Scheduled' },
  sending: { gu: 'મોકલાય છે', en: 'Being sent' },
  sent: { gu: 'મોકલાઈ ગયો', en: 'Sent' },
  stopped: { gu: 'અટકાવ્યો', en: 'Stopped' },
} as const satisfies Catalogue;

export const urgencyWords = {
  low: { gu: 'ઓછી: ફોન જાગે ત્યારે', en: 'Low: when the phone wakes up' },
  normal: { gu: 'સામાન્ય', en: 'Normal' },
  high: { gu: 'તાકીદની: તરત', en: 'High: at once' },
} as const satisfies Catalogue;

export const ttlWords = {
  900: { gu: '15 મિનિટ', en: '15 minutes' },
  3600: { gu: '1 કલાક', en: '1 hour' },
  14400: { gu: '4 કલાક', en: '4 hours' },
  43200: { gu: '12 કલાક', en: '12 hours' },
  86400: { gu: '1 દિવસ', en: '1 day' },
} as const satisfies Catalogue;

export const topicGroupWords = {
  news: { gu: 'મુખ્ય', en: 'Main' },
  categories: { gu: 'વિભાગો', en: 'Categories' },
  cities: { gu: 'શહેરો', en: 'Cities' },
  teams: { gu: 'ક્રિકેટ ટીમો', en: 'Cricket teams' },
  crops: { gu: 'પાક', en: 'Crops' },
} as const satisfies Catalogue;

/** Texts of the newsroom screens for messages to readers. */
export const pushScreenWords = {
  ...pushMenuWords,
  compose: { gu: 'નવો સંદેશો', en: 'New message' },
  back: { gu: 'બધા સંદેશા', en: 'All messages' },
  browsers: { gu: 'સૂચનાઓ મેળવતાં બ્રાઉઝર', en: 'Browsers that get notifications' },
  none: { gu: 'હજી કોઈ સંદેશો મોકલાયો નથી.', en: 'No message has been sent yet.' },

  chooseStory: { gu: 'સમાચાર પસંદ કરો', en: 'Choose a story' },
  messageTitle: { gu: 'મથાળું', en: 'Title' },
  messageText: { gu: 'લખાણ', en: 'Text' },
  address: { gu: 'ક્યાં ખૂલે', en: 'Opens' },
  addressHelp: { gu: 'આ સાઇટનું સરનામું, / થી શરૂ થતું.', en: 'An address of this site that begins with /.' },
  bytes: { gu: 'બાઇટ', en: 'bytes' },
  letters: { gu: 'અક્ષર', en: 'letters' },
  cutAfter: { gu: 'આશરે આટલા અક્ષર પછી ફોન કાપે છે:', en: 'Phones cut after about so many letters:' },
  willBeCut: { gu: 'ફોન પર કપાશે', en: 'will be cut on phones' },
  bytesHelp: {
    gu: 'ગુજરાતી અક્ષરના ભાગ દીઠ 3 બાઇટ. 3,000 સુધી બધે પહોંચે છે.',
    en: 'Each part of a Gujarati letter has 3 bytes. Up to 3,000 arrive everywhere.',
  },
  preview: { gu: 'કેવું દેખાશે', en: 'Preview' },
  onPhone: { gu: 'ફોન પર', en: 'On a phone' },
  onDesktop: { gu: 'કમ્પ્યુટર પર', en: 'On a computer' },
  withoutPicture: { gu: 'ચિત્ર વગર', en: 'Without the picture' },
  titleHere: { gu: 'અહીં મથાળું', en: 'The title' },
  textHere: { gu: 'અહીં લખાણ', en: 'The text' },
  now: { gu: 'હમણાં', en: 'now' },

  topics: { gu: 'કોને મોકલવું', en: 'To whom' },
  topicsHelp: { gu: 'આમાંથી એક પણ વિષય જેણે પસંદ કર્યો હોય તે દરેકને, એક જ વાર.', en: 'Everybody who has chosen any of these, once.' },
  audience: { gu: 'આટલાં બ્રાઉઝરને જશે', en: 'Goes to so many browsers' },
  delivery: { gu: 'ક્યારે અને કેવી રીતે', en: 'When and how' },
  ttl: { gu: 'ફોન બંધ હોય તો ક્યાં સુધી રાખવો', en: 'How long it is kept for a phone that is off' },
  urgency: { gu: 'તાકીદ', en: 'Urgency' },
  replaces: { gu: 'આ નામના જૂના સંદેશાની જગ્યા લે', en: 'Takes the place of an earlier message with this name' },
  replacesHelp: {
    gu: 'સ્કોર જેવા વારંવાર બદલાતા સમાચાર માટે ટૂંકું નામ, અંગ્રેજી અક્ષરોમાં. ખાલી હોય તો અલગ સંદેશો.',
    en: 'For news that changes often, such as a score: ind-aus. Empty for a message of its own.',
  },
  quiet: { gu: 'શાંત સમય', en: 'Quiet hours' },
  quietHelp: { gu: 'આ સમયમાં સંદેશો રોકાય છે અને પછી જાય છે.', en: 'In these hours a message waits, and goes out afterwards.' },
  passesQuietHours: { gu: 'શાંત સમયમાં પણ મોકલો (ફક્ત બ્રેકિંગ ન્યૂઝ)', en: 'Send in quiet hours too (breaking news only)' },
  startsAt: { gu: 'ક્યારે મોકલવો', en: 'Send at' },
  startsAtHelp: { gu: 'ખાલી રાખશો તો હમણાં જ જશે.', en: 'Leave empty to send it now.' },
  sendTest: { gu: 'મારા બ્રાઉઝર પર અજમાવો', en: 'Try it in my browser' },
  testSent: { gu: 'અજમાયશી સંદેશો મોકલ્યો.', en: 'The test message was sent.' },
  send: { gu: 'મોકલો', en: 'Send' },
  sendTitle: { gu: 'સંદેશો મોકલવો છે?', en: 'Send the message?' },
  sendSure: {
    gu: 'ફોન પર પહોંચી ગયેલો સંદેશો પાછો ખેંચી શકાતો નથી. આટલાં બ્રાઉઝરને જશે:',
    en: 'A message that has reached a phone cannot be called back. It goes to so many browsers:',
  },
  sendAgain: {
    gu: 'સંદેશો પહોંચી ગયો હોય તોપણ ફરી મોકલો: વાચકોને બે વાર નહીં જાય.',
    en: 'Send it again, even if it may have arrived: readers do not get it twice.',
  },
  sentEarlier: {
    gu: 'આ પહેલાંનો સંદેશો પહોંચી ગયો છે અને વાચકોને જાય છે; આ તેની જગ્યા નહીં લે, બીજો સંદેશો જશે. પહેલો:',
    en: 'The message that you sent before this one has arrived and goes to readers; this does not take its place, but goes as a second one. The first:',
  },
  planned: { gu: 'સંદેશો નક્કી થયો.', en: 'The message is on its way.' },

  by: { gu: 'મોકલનાર', en: 'Sent by' },
  due: { gu: 'સમય', en: 'Time' },
  ended: { gu: 'પૂરો થયો', en: 'Ended' },
  sent: { gu: 'મોકલ્યા', en: 'Sent' },
  expired: { gu: 'બંધ થયેલાં', en: 'Gone' },
  failed: { gu: 'નિષ્ફળ', en: 'Failed' },
  clicked: { gu: 'ખોલ્યા', en: 'Opened' },
  progress: { gu: 'પ્રગતિ', en: 'Progress' },
  stop: { gu: 'અટકાવો', en: 'Stop' },
  stopSure: { gu: 'બાકીના વાચકોને આ સંદેશો નહીં જાય. અટકાવવો છે?', en: 'The other readers will not get this message. Stop it?' },
  stopped: { gu: 'સંદેશો અટકાવ્યો.', en: 'The message was stopped.' },
  openStory: { gu: 'સાઇટ પર જુઓ', en: 'See it on the site' },
} as const satisfies Catalogue;
