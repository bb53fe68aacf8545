import type { Catalogue } from '../../../platform/text/catalogue.ts';
import { editionMenuWords, newsletterMenuWords } from './menuWords.ts';

/** Texts of the newsroom screens for the newsletter. */
export const newsletterScreenWords = {
  ...newsletterMenuWords,
  newest: { gu: 'છેલ્લે મળેલાં સરનામાં', en: 'The newest addresses' },
  download: { gu: 'બધાં સરનામાં ડાઉનલોડ કરો', en: 'Download all addresses' },
  downloadNote: {
    gu: 'સરનામાં વાચકોની ખાનગી માહિતી છે: ફક્ત ન્યૂઝલેટર માટે વાપરો, અને જેમની પુષ્ટિ બાકી હોય તેમને ન્યૂઝલેટર ન મોકલો. ડાઉનલોડની નોંધ રહે છે.',
    en: 'Addresses are readers’ private data: use them for the newsletter only, and send none to those who have not confirmed. Downloads are entered in the log.',
  },
  none: { gu: 'હજી કોઈએ માગ્યું નથી.', en: 'Nobody has asked yet.' },
  returned: { gu: 'પાછા આવેલા ઈમેલ', en: 'Mail that came back' },
  returnedNote: {
    gu: 'સરનામું જ ન હોય તો ત્રીજા ઈમેલ પછી તે ભૂંસાઈ જાય છે. મેલબૉક્સ હંગામી ધોરણે ઈમેલ ન લે તો સળંગ સાતમા ઈમેલ પછી મોકલવાનું બંધ થાય છે.',
    en: 'An address that does not exist is erased after the third mail. Where a mailbox takes no mail for now, sending ends after the seventh in a row.',
  },
  noneReturned: { gu: 'એકેય ઈમેલ પાછો આવ્યો નથી.', en: 'No mail has come back.' },
  hard: { gu: 'સરનામું નથી: {count}', en: 'No such address: {count}' },
  soft: { gu: 'હાલ લેતું નથી: {count}', en: 'Takes none for now: {count}' },
  goneBounced: { gu: 'ઈમેલ પાછા આવવાથી ભૂંસાયેલાં', en: 'Erased as mail came back' },
  goneComplained: { gu: 'સ્પામની ફરિયાદથી ભૂંસાયેલાં', en: 'Erased after a complaint' },
  unblock: { gu: 'ફરી મોકલો', en: 'Send again' },
  unblocked: { gu: '{email} પર ફરી મોકલાશે.', en: 'Mail is sent to {email} again.' },
  find: { gu: 'સરનામું શોધો', en: 'Find an address' },
  address: { gu: 'ઈમેલ સરનામું', en: 'Mail address' },
  findButton: { gu: 'શોધો', en: 'Find' },
  findHelp: { gu: 'વાચકે કહ્યું હોય ત્યારે: આખું સરનામું લખો.', en: 'When a reader has asked: enter the whole address.' },
  neverAsked: { gu: 'આ સરનામું યાદીમાં નથી.', en: 'This address is not on the list.' },
  getsEditions: { gu: 'મળતી આવૃત્તિ', en: 'Editions' },
  remove: { gu: 'યાદીમાંથી કાઢો', en: 'Unsubscribe' },
  removeSure: {
    gu: '{email} પર હવે ન્યૂઝલેટર નહીં જાય, અને સરનામું ભૂંસાઈ જશે. વાચક પોતે ફરી માગી શકે.',
    en: '{email} gets no newsletter any more, and the address is erased. The reader can ask for it again.',
  },
  removed: { gu: '{email} યાદીમાંથી કાઢ્યું.', en: '{email} is unsubscribed.' },
  notBlocked: { gu: 'આ સરનામે મોકલવાનું બંધ નથી.', en: 'This address is not blocked.' },
} as const satisfies Catalogue;

export const subscriberStateWords = {
  confirmed: { gu: 'પુષ્ટિ થઈ', en: 'Confirmed' },
  waiting: { gu: 'પુષ્ટિ બાકી', en: 'Waiting' },
  blocked: { gu: 'મોકલવાનું બંધ', en: 'Blocked' },
} as const satisfies Catalogue;

/** Why an address left, before the day. */
export const leavingWords = {
  unsubscribed: { gu: 'વાચકના કહેવાથી કાઢેલું', en: 'Unsubscribed' },
  complained: { gu: 'સ્પામની ફરિયાદથી ભૂંસાયેલું', en: 'Erased after a complaint' },
  bounced: { gu: 'ઈમેલ પાછા આવવાથી ભૂંસાયેલું', en: 'Erased as mail came back' },
} as const satisfies Catalogue;

/** Texts of the screens for the editions. */
export const editionScreenWords = {
  ...editionMenuWords,
  edition: { gu: 'આવૃત્તિ', en: 'Edition' },
  add: { gu: 'નવી આવૃત્તિ', en: 'New edition' },
  none: {
    gu: 'હજી એકેય આવૃત્તિ નથી. પહેલાં હોમપેજની રોજની આવૃત્તિ ઉમેરો.',
    en: 'There is no edition yet. Begin with the daily one from the front page.',
  },
  back: { gu: 'બધી આવૃત્તિઓ', en: 'All editions' },
  content: { gu: 'સમાચાર ક્યાંથી', en: 'Stories from' },
  front: { gu: 'હોમપેજ', en: 'The front page' },
  name: { gu: 'વાચકોને દેખાતું નામ', en: 'Name that readers see' },
  subject: { gu: 'ઈમેલનો વિષય', en: 'Subject of the mail' },
  subjectHelp: {
    gu: '{lead} ને બદલે પહેલા સમાચારનું મથાળું, {date} ને બદલે તારીખ અને {name} ને બદલે આવૃત્તિનું નામ આવશે.',
    en: '{lead} becomes the first headline, {date} the date and {name} the name of the edition.',
  },
  time: { gu: 'ક્યારે મોકલવી', en: 'Sent at' },
  days: { gu: 'વાર', en: 'Days' },
  isActive: { gu: 'આવૃત્તિ ચાલુ છે', en: 'The edition is on' },
  isActiveHelp: {
    gu: 'ચાલુ આવૃત્તિ સમયસર આપોઆપ મોકલાય છે, અને વાચકો તેને પસંદ કરી શકે છે.',
    en: 'An edition that is on goes out by itself in time, and readers may choose it.',
  },
  off: { gu: 'બંધ', en: 'Off' },
  next: { gu: 'હવે પછી', en: 'Next' },
  readers: { gu: 'વાચકો', en: 'Readers' },
  save: { gu: 'સાચવો', en: 'Save' },
  saved: { gu: 'આવૃત્તિ સચવાઈ.', en: 'The edition is saved.' },
  preview: { gu: 'પ્રિવ્યૂ', en: 'Preview' },
  previewNote: {
    gu: 'અત્યારના સમાચાર સાથે આવૃત્તિ આવી દેખાશે. સમય થશે ત્યારે તે સમયના સમાચાર લેવાશે.',
    en: 'This is how the edition looks with the stories of now. When it is due it takes the stories of that time.',
  },
  asHtml: { gu: 'ઈમેલ', en: 'Mail' },
  asText: { gu: 'ફક્ત લખાણ', en: 'Text only' },
  sizes: { gu: 'કદ: ઈમેલ {html} કિલોબાઇટ, લખાણ {text} કિલોબાઇટ', en: 'Size: mail {html} KB, text {text} KB' },
  empty: { gu: 'આ આવૃત્તિ માટે હજી એકેય સમાચાર નથી.', en: 'There is no story for this edition yet.' },
  test: { gu: 'મને નમૂનો મોકલો', en: 'Send me a test' },
  testSent: { gu: 'નમૂનો {email} પર મોકલાયો.', en: 'The test has been sent to {email}.' },
  sendNow: { gu: 'હમણાં મોકલો', en: 'Send now' },
  sendNowSure: {
    gu: 'આ આવૃત્તિ હમણાં જ {count} વાચકોને મોકલવી છે? નક્કી કરેલા સમયે તે આ ઉપરાંત પણ જશે.',
    en: 'Send this edition to {count} readers now? It also goes out at its own time.',
  },
  begun: { gu: 'મોકલવાનું શરૂ થયું.', en: 'Sending has begun.' },
  stop: { gu: 'રોકો', en: 'Stop' },
  stopSure: {
    gu: 'મોકલવાનું રોકવું છે? જેમને બાકી છે તેમને આ અંક નહીં મળે.',
    en: 'Stop sending? Those who have not got this issue yet will not get it.',
  },
  stopped: { gu: 'મોકલવાનું રોકાયું.', en: 'Sending has been stopped.' },
  history: { gu: 'મોકલેલા અંક', en: 'Issues' },
  noHistory: { gu: 'હજી એકેય અંક મોકલાયો નથી.', en: 'No issue has been sent yet.' },
  bySchedule: { gu: 'સમયપત્રક પ્રમાણે', en: 'By the schedule' },
  recipients: { gu: 'વાચકો', en: 'Readers' },
  sent: { gu: 'મોકલાયા', en: 'Sent' },
  bounced: { gu: 'પાછા આવ્યા', en: 'Bounced' },
  returnedSoft: { gu: 'હાલ પૂરતા પાછા આવ્યા', en: 'Back for now' },
  failed: { gu: 'ન મોકલાયા', en: 'Failed' },
  dropped: { gu: 'પહેલાં જ છોડી ગયા', en: 'Left before' },
  unsubscribed: { gu: 'પછી છોડી ગયા', en: 'Left after' },
  complained: { gu: 'સ્પામની ફરિયાદ', en: 'Complaints' },
  uncertain: { gu: 'મળ્યો કે નહીં તે નક્કી નથી', en: 'Uncertain' },
  uncertainNote: {
    gu: 'મોકલતી વખતે જોડાણ કે સર્વર અટક્યું, એટલે {count} વાચકોને આ અંક મળ્યો કે નહીં તે નક્કી નથી. ફરી મોકલશો તો કોઈને બે વાર મળી શકે.',
    en: 'The connection or the server broke off while sending, so it is uncertain whether {count} readers have got this issue. Sent again, some may get it twice.',
  },
  sendUncertain: { gu: 'તેમને ફરી મોકલો', en: 'Send to them again' },
} as const satisfies Catalogue;

export const issueStateWords = {
  composing: { gu: 'તૈયાર થાય છે', en: 'Being composed' },
  sending: { gu: 'મોકલાય છે', en: 'Being sent' },
  sent: { gu: 'મોકલાઈ ગયો', en: 'Sent' },
  stopped: { gu: 'રોકાયો', en: 'Stopped' },
  skipped: { gu: 'મોકલાયો નથી', en: 'Not sent' },
} as const satisfies Catalogue;

export const skipReasonWords = {
  late: { gu: 'સમયે સર્વર બંધ હતું અને પછી બહુ મોડું થયું', en: 'The server was down when it was due, and then it was too late' },
  'nothing-new': { gu: 'છેલ્લા અંક પછી નવા સમાચાર નથી', en: 'No new story since the issue before' },
} as const satisfies Catalogue;

export const weekdayWords = {
  '0': { gu: 'રવિ', en: 'Sun' },
  '1': { gu: 'સોમ', en: 'Mon' },
  '2': { gu: 'મંગળ', en: 'Tue' },
  '3': { gu: 'બુધ', en: 'Wed' },
  '4': { gu: 'ગુરુ', en: 'Thu' },
  '5': { gu: 'શુક્ર', en: 'Fri' },
  '6': { gu: 'શનિ', en: 'Sat' },
} as const satisfies Catalogue;

/** Why a change of an edition is refused. */
export const editionRefusalWords = {
  alreadyThere: { gu: 'આની આવૃત્તિ પહેલેથી છે.', en: 'There is an edition of this already.' },
  noCategory: { gu: 'આ વિભાગ નથી.', en: 'There is no such category.' },
  underWay: { gu: 'આ આવૃત્તિ હમણાં મોકલાઈ રહી છે.', en: 'This edition is being sent just now.' },
  notUnderWay: { gu: 'આ અંક હવે મોકલાતો નથી.', en: 'This issue is not being sent any more.' },
  empty: { gu: 'મોકલવા માટે એકેય સમાચાર નથી.', en: 'There is no story to send.' },
  testNotSent: { gu: 'નમૂનો મોકલી શકાયો નથી. ઈમેલ સર્વરની ગોઠવણી તપાસો.', en: 'The test could not be sent. Check the mail server.' },
} as const satisfies Catalogue;
