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
    gu: 'લૉગ ઇન કરીને તમે નિયમો અને ગોપનીયતા નીતિ સ્વીકારો છો, અને જણાવો છો કે તમારી ઉંમર 18 વર્ષ કે તેથી વધુ છે.',
    en: 'By logging in you accept the terms and the privacy policy, and say that you are 18 or older.',
  },
  young: { gu: 'તમારી ઉંમર 18 વર્ષથી ઓછી છે?', en: 'Are you younger than 18?' },
  youngLink: { gu: 'વાલીની સંમતિથી ખાતું ખોલો', en: 'Open an account with a parent’s consent' },
  youngTitle: { gu: '18 વર્ષથી નાના વાચકનું ખાતું', en: 'Account of a reader younger than 18' },
  youngInvitation: {
    gu: 'સમાચાર વાંચવા ખાતાની જરૂર નથી. ખાતા માટે માતા-પિતા કે વાલીની સંમતિ જોઈએ: લૉગ ઇન કર્યા પછી તેમનો ઈમેલ કે મોબાઇલ નંબર આપો, અમે તેમને પૂછીશું.',
    en: 'To read the news no account is needed. For an account a parent or guardian must agree: once you are logged in, give their email or mobile number, and we shall ask them.',
  },
  notYoung: { gu: 'ઉંમર 18 વર્ષ કે વધુ છે?', en: 'Are you 18 or older?' },
  terms: { gu: 'નિયમો', en: 'Terms' },
  privacy: { gu: 'ગોપનીયતા નીતિ', en: 'Privacy policy' },
  notice: { gu: 'કઈ માહિતી રખાય છે', en: 'Which data is kept' },
  profileWrong: { gu: 'આ માહિતી બરાબર લાગતી નથી.', en: 'This does not look right.' },
  codeTitle: { gu: 'કોડ લખો', en: 'Enter the code' },
  code: { gu: 'છ આંકડાનો કોડ', en: 'Code of six digits' },
  longCode: { gu: 'દસ આંકડાનો કોડ', en: 'Code of ten digits' },
  enter: { gu: 'લૉગ ઇન કરો', en: 'Log in' },
  again: { gu: 'કોડ ફરી મોકલો', en: 'Send the code again' },
  otherName: { gu: 'બીજો નંબર અથવા ઈમેલ વાપરો', en: 'Use another number or email' },
  codeMissing: { gu: 'મળેલો છ આંકડાનો કોડ લખો.', en: 'Write the code of six digits that you got.' },
  longCodeMissing: { gu: 'મળેલો દસ આંકડાનો કોડ લખો.', en: 'Write the code of ten digits that you got.' },
  codeWrong: { gu: 'કોડ ખોટો છે. ફરી જોઈને લખો.', en: 'The code is wrong. Look again and write it once more.' },
  codeEnded: {
    gu: 'આ કોડ હવે ચાલશે નહીં: સમય પૂરો થયો અથવા ઘણી વાર ખોટો લખાયો. નવો કોડ મેળવો.',
    en: 'This code no longer counts: its time is over, or it was wrong too often. Get a new one.',
  },
  notSent: {
    gu: 'કોડ હમણાં મોકલી શકાયો નથી. થોડી વાર પછી ફરી પ્રયત્ન કરો.',
    en: 'The code cannot be sent just now. Please try again in a little while.',
  },
  google: { gu: 'ગૂગલ વડે લૉગ ઇન', en: 'Log in with Google' },
  googleCancelled: {
    gu: 'ગૂગલ વડે લૉગ ઇન રદ થયું. ફરી પ્રયત્ન કરો, અથવા નંબર કે ઈમેલ લખો.',
    en: 'The log-in with Google was cancelled. Try again, or write your number or email.',
  },
  googleFailed: {
    gu: 'ગૂગલ વડે લૉગ ઇન થઈ શક્યું નથી. ફરી પ્રયત્ન કરો, અથવા નંબર કે ઈમેલ લખો.',
    en: 'You could not be logged in with Google. Try again, or write your number or email.',
  },
  googleUnverified: {
    gu: 'તમારા ગૂગલ ખાતાના ઈમેલની ચકાસણી થઈ નથી. નંબર અથવા ઈમેલ લખો; અમે કોડ મોકલીશું.',
    en: 'The email of your Google account is not verified. Write your number or email, and we shall send a code.',
  },
  tooManyTries: {
    gu: 'ઘણી વાર પ્રયત્ન થયો. થોડી વાર પછી ફરી પ્રયત્ન કરો.',
    en: 'That was tried too often. Please try again in a little while.',
  },
  passkeyLogin: { gu: 'પાસકી વડે લૉગ ઇન', en: 'Log in with a passkey' },
  passkeyLoginCancelled: {
    gu: 'પાસકી વડે લૉગ ઇન થયું નથી. ફરી પ્રયત્ન કરો, અથવા નંબર કે ઈમેલ લખો.',
    en: 'You are not logged in with a passkey. Try again, or write your number or email.',
  },
  passkeyRefused: {
    gu: 'આ પાસકી વડે લૉગ ઇન થઈ શક્યું નથી. ફરી પ્રયત્ન કરો, અથવા નંબર કે ઈમેલ લખો.',
    en: 'You could not be logged in with this passkey. Try again, or write your number or email.',
  },
  loggedIn: { gu: 'તમે લૉગ ઇન થયા.', en: 'You are logged in.' },
  passkeys: { gu: 'પાસકી', en: 'Passkeys' },
  passkeysNote: {
    gu: 'પાસકીથી તમે કોડ વિના લૉગ ઇન કરી શકો છો: આંગળીની છાપ, ચહેરો અથવા ઉપકરણનો લૉક પૂરતો છે. કોડથી લૉગ ઇન પણ હંમેશાં ચાલશે.',
    en: 'With a passkey you log in without a code: a fingerprint, your face or the lock of the device is enough. Codes always work too.',
  },
  passkeyName: { gu: 'ઉપકરણનું નામ', en: 'Name of the device' },
  passkeyNameNote: { gu: 'જેમ કે: મારો ફોન', en: 'For example: my phone' },
  passkeyNameMissing: { gu: 'ઉપકરણનું નામ લખો.', en: 'Write the name of the device.' },
  passkeyNameTooLong: { gu: 'ઉપકરણનું નામ 60 અક્ષરથી લાંબું ન હોઈ શકે.', en: 'The name of a device has at most 60 letters.' },
  addPasskey: { gu: 'પાસકી ઉમેરો', en: 'Add a passkey' },
  passkeyAdded: { gu: 'પાસકી ઉમેરાઈ ગઈ.', en: 'The passkey is added.' },
  passkeyNotAdded: { gu: 'પાસકી ઉમેરી શકાઈ નથી. ફરી પ્રયત્ન કરો.', en: 'The passkey could not be added. Please try again.' },
  passkeyKnown: { gu: 'આ ઉપકરણની પાસકી પહેલેથી ઉમેરેલી છે.', en: 'The passkey of this device is there already.' },
  tooManyPasskeys: {
    gu: 'આનાથી વધુ પાસકી ઉમેરી શકાતી નથી. પહેલાં કોઈ જૂની કાઢી નાખો.',
    en: 'There can be no more passkeys. Remove an old one first.',
  },
  removePasskey: { gu: 'કાઢી નાખો', en: 'Remove' },
  passkeyRemoved: { gu: 'પાસકી કાઢી નાખી છે.', en: 'The passkey is removed.' },
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
    gu: 'નામ, સંપર્ક, સાચવેલા સમાચાર, ન્યૂઝલેટરનું સરનામું, પાસકી અને તમે અમને લખેલું બધું કાયમ માટે ભૂંસાઈ જશે. આ પાછું લાવી શકાતું નથી.',
    en: 'Your name, contacts, bookmarks, newsletter address, passkeys and all that you wrote to us are erased for good. This cannot be undone.',
  },
  removalSure: { gu: 'હા, મારું ખાતું કાઢી નાખો', en: 'Yes, delete my account' },
  removalUnsure: { gu: 'પહેલાં ખાનામાં ટિક કરો.', en: 'Tick the box first.' },
  removed: { gu: 'તમારું ખાતું કાઢી નાખ્યું છે.', en: 'Your account is deleted.' },
  notRemoved: { gu: 'ખાતું કાઢી શકાયું નથી. ફરી પ્રયત્ન કરો.', en: 'The account could not be deleted. Please try again.' },
  ownPrivacy: { gu: 'મારી પસંદગીઓ અને સંમતિ', en: 'My choices and consents' },
  history: { gu: 'તમે વાંચેલા સમાચાર', en: 'What you have read' },
  accountWhat: {
    gu: 'ખાતું: મોબાઇલ નંબર અથવા ઈમેલ, અને તમે લખો તો નામ, લિંગ, બીજું સરનામું અને મનગમતા વિભાગો',
    en: 'Account: mobile number or email, and, if you write them, name, gender, another address and categories of interest',
  },
  accountWhy: { gu: 'લૉગ ઇન અને તમારી પસંદગીઓ માટે.', en: 'For logging in and for your choices.' },
  accountKept: { gu: 'તમે ખાતું કાઢી નાખો ત્યાં સુધી.', en: 'Until you delete the account.' },
  passkeysWhat: { gu: 'પાસકી: ઉપકરણનું નામ અને જાહેર ચાવી', en: 'Passkeys: name of the device and public key' },
  passkeysWhy: { gu: 'કોડ વિના લૉગ ઇન માટે.', en: 'For logging in without a code.' },
  passkeysKept: { gu: 'તમે પાસકી કાઢી નાખો અથવા ખાતું કાઢી નાખો ત્યાં સુધી.', en: 'Until you remove the passkey or delete the account.' },
  sessionsWhat: { gu: 'લૉગ ઇન કરેલાં ઉપકરણો: બ્રાઉઝરનું નામ અને સમય', en: 'Devices that are logged in: name of the browser and times' },
  sessionsWhy: { gu: 'દર વખતે ફરી લૉગ ઇન ન કરવું પડે તે માટે.', en: 'So that you need not log in each time.' },
  sessionsKept: {
    gu: 'લૉગ આઉટ કરો ત્યાં સુધી, અથવા છેલ્લી મુલાકાત પછી 180 દિવસ.',
    en: 'Until you log out, or 180 days after the last visit.',
  },
} as const;

/**
 * The version of what is accepted by logging in (`agree`), noted with each account. A text that was shown gets a new
 * version when it changes.
 */
export const AGREE_WORDING = '2026-11-25';

export const readerText = gujarati(readerWords);

/** `to` is what the code was sent to. */
export const codeSentTo = (to: string): string => `${to} પર કોડ મોકલ્યો છે. તે દસ મિનિટ સુધી ચાલશે.`;

export const tooManyCodes = (minutes: number): string => `ઘણી વાર પ્રયત્ન થયો. ${minutes} મિનિટ પછી ફરી પ્રયત્ન કરો.`;

/** The last line of a text message lets browsers fill the code in (WebOTP); `host` is the site's. */
export const codeMessage = (code: string, host?: string): string =>
  [
    `‘${siteConfig.name}’માં લૉગ ઇન કરવાનો કોડ: ${code}`,
    'તે દસ મિનિટ સુધી ચાલશે. કોઈને ન આપશો; અમે કદી માગતા નથી.',
    ...(host === undefined ? ['તમે માગ્યો ન હોય તો આ ઈમેલ પર ધ્યાન ન આપો.'] : ['', `@${host} #${code}`]),
  ].join('\n');

export const passkeyAddedOn = (day: string): string => `ઉમેરી: ${day}`;
export const passkeyUsedOn = (day: string): string => `છેલ્લે વાપરી: ${day}`;

/** Of several buttons with the same text, for those who hear them. */
export const removePasskeyNamed = (name: string): string => `${name}: પાસકી કાઢી નાખો`;
