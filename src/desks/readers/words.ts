import { siteConfig } from '../../../site.config.ts';
import { gujarati } from '../../platform/text/catalogue.ts';

export const readerWords = {
  title: { gu: 'લૉગ ઇન', en: 'Log in' },
  invitation: {
    gu: 'મોબાઇલ નંબર અથવા ઈમેલ લખો. અમે છ આંકડાનો કોડ મોકલીશું; પાસવર્ડની જરૂર નથી.',
    en: 'Write your mobile number or email. We shall send a code of six digits; no password is needed.',
  },
  loginName: { gu: 'મોબાઇલ નંબર અથવા ઈમેલ', en: 'Mobile number or email' },
  sendCode: { gu: 'કોડ મોકલો', en: 'Send the code' },
  nameMissing: { gu: 'તમારો મોબાઇલ નંબર અથવા ઈમેલ લખો.', en: 'Write your mobile number or email.' },
  nameWrong: {
    gu: 'આ નંબર અથવા ઈમેલ બરાબર લાગતો નથી. 98250 12345 અથવા naam@example.com જેવું લખો.',
    en: 'This does not look like a number or an email. Write one like 98250 12345 or naam@example.com.',
  },
  agree: {
    gu: 'લૉગ ઇન કરીને તમે નિયમો અને ગોપનીયતા નીતિ સ્વીકારો છો.',
    en: 'By logging in you accept the terms and the privacy policy.',
  },
  terms: { gu: 'નિયમો', en: 'Terms' },
  privacy: { gu: 'ગોપનીયતા નીતિ', en: 'Privacy policy' },
  codeTitle: { gu: 'કોડ લખો', en: 'Enter the code' },
  code: { gu: 'છ આંકડાનો કોડ', en: 'Code of six digits' },
  enter: { gu: 'લૉગ ઇન કરો', en: 'Log in' },
  again: { gu: 'કોડ ફરી મોકલો', en: 'Send the code again' },
  otherName: { gu: 'બીજો નંબર અથવા ઈમેલ વાપરો', en: 'Use another number or email' },
  codeMissing: { gu: 'મળેલો છ આંકડાનો કોડ લખો.', en: 'Write the code of six digits that you got.' },
  codeWrong: { gu: 'કોડ ખોટો છે. ફરી જોઈને લખો.', en: 'The code is wrong. Look again and write it once more.' },
  codeEnded: {
    gu: 'આ કોડ હવે ચાલશે નહીં: સમય પૂરો થયો અથવા ઘણી વાર ખોટો લખાયો. નવો કોડ મેળવો.',
    en: 'This code no longer counts: its time is over, or it was wrong too often. Get a new one.',
  },
  notSent: {
    gu: 'કોડ હમણાં મોકલી શકાયો નથી. થોડી વાર પછી ફરી પ્રયત્ન કરો.',
    en: 'The code cannot be sent just now. Please try again in a little while.',
  },
  loggedOut: { gu: 'તમે લૉગ આઉટ થયા.', en: 'You are logged out.' },
  profile: { gu: 'મારી પ્રોફાઇલ', en: 'My profile' },
  name: { gu: 'નામ', en: 'Name' },
  email: { gu: 'ઈમેલ', en: 'Email' },
  mobileNumber: { gu: 'મોબાઇલ નંબર', en: 'Mobile number' },
  gender: { gu: 'લિંગ', en: 'Gender' },
  noGender: { gu: 'જણાવવું નથી', en: 'Rather not say' },
  female: { gu: 'સ્ત્રી', en: 'Female' },
  male: { gu: 'પુરુષ', en: 'Male' },
  other: { gu: 'અન્ય', en: 'Other' },
  interests: { gu: 'મનગમતા વિભાગો', en: 'Categories of interest' },
  save: { gu: 'સાચવો', en: 'Save' },
  saved: { gu: 'પ્રોફાઇલ સચવાઈ ગઈ.', en: 'The profile is saved.' },
  nameTooLong: { gu: 'નામ 80 અક્ષરથી લાંબું ન હોઈ શકે.', en: 'A name has at most 80 letters.' },
  emailWrong: {
    gu: 'આ ઈમેલ બરાબર લાગતો નથી. naam@example.com જેવું લખો.',
    en: 'This does not look like an email. Write one like naam@example.com.',
  },
  numberWrong: { gu: 'આ નંબર બરાબર લાગતો નથી. 98250 12345 જેવો લખો.', en: 'This does not look like a number. Write one like 98250 12345.' },
  loginNameFixed: {
    gu: 'તમે જેનાથી લૉગ ઇન કરો છો તે અહીં બદલી શકાતું નથી.',
    en: 'What you log in with cannot be changed here.',
  },
  logout: { gu: 'લૉગ આઉટ', en: 'Log out' },
  comments: { gu: 'મારી ટિપ્પણીઓ', en: 'My comments' },
  ownCopy: { gu: 'મારી બધી માહિતી ડાઉનલોડ કરો', en: 'Download all that is stored about me' },
  removal: { gu: 'ખાતું કાઢી નાખો', en: 'Delete the account' },
  removalNote: {
    gu: 'નામ, સંપર્ક, સાચવેલા સમાચાર, ન્યૂઝલેટરનું સરનામું અને તમે અમને લખેલું બધું કાયમ માટે ભૂંસાઈ જશે. આ પાછું લાવી શકાતું નથી.',
    en: 'Your name, contacts, bookmarks, newsletter address and all that you wrote to us are erased for good. This cannot be undone.',
  },
  removalSure: { gu: 'હા, મારું ખાતું કાઢી નાખો', en: 'Yes, delete my account' },
  removalUnsure: { gu: 'પહેલાં ખાનામાં ટિક કરો.', en: 'Tick the box first.' },
  removed: { gu: 'તમારું ખાતું કાઢી નાખ્યું છે.', en: 'Your account is deleted.' },
  notRemoved: { gu: 'ખાતું કાઢી શકાયું નથી. ફરી પ્રયત્ન કરો.', en: 'The account could not be deleted. Please try again.' },
} as const;

export const readerText = gujarati(readerWords);

/** `to` is what the code was sent to. */
export const codeSentTo = (to: string): string => `${to} પર કોડ મોકલ્યો છે. તે દસ મિનિટ સુધી ચાલશે.`;

export const tooManyCodes = (minutes: number): string => `ઘણી વાર પ્રયત્ન થયો. ${minutes} મિનિટ પછી ફરી પ્રયત્ન કરો.`;

/** The last line of a text message lets browsers fill the code in (WebOTP); `host` is the site's. */
export const codeMessage = (code: string, host?: string): string =>
  [
    `${siteConfig.name}માં લૉગ ઇન કરવાનો કોડ: ${code}`,
    'તે દસ મિનિટ સુધી ચાલશે. કોઈને ન આપશો; અમે કદી માગતા નથી.',
    ...(host === undefined ? ['તમે માગ્યો ન હોય તો આ ઈમેલ પર ધ્યાન ન આપો.'] : ['', `@${host} #${code}`]),
  ].join('\n');
