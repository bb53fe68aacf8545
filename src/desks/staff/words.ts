import type { Sentence } from '../../site/newsroom/newsroomError.ts';

/** Messages of the server about accounts. */
export const accountWords = {
  linkOver: {
    gu: 'આ લિંક જૂની થઈ ગઈ છે કે વપરાઈ ગઈ છે. સંચાલક પાસેથી નવી લો.',
    en: 'This link is too old or was used already. Ask an administrator for a new one.',
  },
  passwordShort: { gu: 'પાસવર્ડમાં ઓછામાં ઓછા 12 અક્ષર રાખો.', en: 'A password needs at least 12 characters.' },
  passwordLong: { gu: 'પાસવર્ડ વધુમાં વધુ 128 અક્ષરનો હોઈ શકે.', en: 'A password has at most 128 characters.' },
  passwordEasy: {
    gu: 'આ પાસવર્ડ સહેલાઈથી ધારી શકાય છે કે જાહેર યાદીઓમાં છે. બીજો રાખો: થોડા અસંબંધિત શબ્દો સારા.',
    en: 'This password is easily guessed or stands in public lists. Choose another: a few unrelated words do well.',
  },
  codeUsed: {
    gu: 'આ કોડ વપરાઈ ગયો છે. ઍપમાં નવો કોડ આવે ત્યારે તે લખો.',
    en: 'This code was used already. Wait for the app’s next one.',
  },
  noTrustedDevices: {
    gu: 'કોઈ ફોન કે કમ્પ્યુટરને બીજી ચકાસણીમાંથી છૂટ મળતી નથી: દરેક સાઇન ઇન વખતે કોડ જોઈએ.',
    en: 'No device is excused from the second factor: every sign-in needs a code.',
  },
  emailTaken: { gu: 'આ ઈમેલનું ખાતું છે જ.', en: 'There is an account with this email address already.' },
  notOneself: { gu: 'પોતાની ભૂમિકા બદલી કે પોતાનું ખાતું બંધ કરી શકાતું નથી.', en: 'You cannot change your own role or suspend yourself.' },
  lastAdministrator: {
    gu: 'છેલ્લા સંચાલકનું ખાતું બંધ કરી શકાતું નથી.',
    en: 'The last administrator cannot be suspended or given another role.',
  },
} as const satisfies Record<string, Sentence>;

/** Messages of the server about saved searches. */
export const savedSearchWords = {
  nameTaken: { gu: 'આ નામની શોધ આ યાદીમાં છે જ. બીજું નામ આપો.', en: 'This list has a saved search of that name. Choose another name.' },
  tooMany: {
    gu: 'એક યાદીમાં વધુમાં વધુ 20 શોધ સાચવી શકાય. પહેલાં કોઈ જૂની કાઢી નાખો.',
    en: 'A list has at most 20 saved searches. Remove one of them first.',
  },
} as const satisfies Record<string, Sentence>;

/** The message after too many wrong attempts, with the waiting time in minutes. */
export const tooManyWrong = (minutes: number): Sentence => ({
  gu: `ઘણી વાર ખોટું અપાયું. ${minutes} મિનિટ પછી ફરી પ્રયત્ન કરો.`,
  en: `It was wrong too often. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
});
