import type { Catalogue } from '../../../platform/text/catalogue.ts';
import { classifiedMenuWords } from './menuWords.ts';

/** Error messages of the server about advertisements. */
export const moderationRefusalWords = {
  changedMeanwhile: {
    gu: 'તમે ખોલ્યા પછી આ જાહેરખબર બદલાઈ છે. તાજી સ્થિતિ જોઈને ફરી નિર્ણય લો.',
    en: 'This advertisement has changed since you opened it. Look at its present state and decide again.',
  },
  notNext: { gu: 'હાલની સ્થિતિમાં આ નિર્ણય લઈ શકાય નહીં.', en: 'This decision is not possible in its present state.' },
} as const satisfies Catalogue;

export const moderatedStateWords = {
  draft: { gu: 'અધૂરી', en: 'Draft' },
  waiting: { gu: 'તપાસની રાહમાં', en: 'Waiting' },
  published: { gu: 'પ્રકાશિત', en: 'Published' },
  expired: { gu: 'મુદત પૂરી', en: 'Expired' },
  rejected: { gu: 'નામંજૂર', en: 'Rejected' },
  withdrawn: { gu: 'પાછી ખેંચેલી', en: 'Withdrawn' },
  removed: { gu: 'કાઢી નાખેલી', en: 'Removed' },
} as const satisfies Catalogue;

export const moderatedKindWords = {
  property: { gu: 'મકાન-મિલકત', en: 'Property' },
  vehicles: { gu: 'વાહન', en: 'Vehicles' },
  jobs: { gu: 'નોકરી', en: 'Jobs' },
  matrimonial: { gu: 'લગ્નવિષયક', en: 'Matrimonial' },
  services: { gu: 'સેવાઓ', en: 'Services' },
  sale: { gu: 'ખરીદ-વેચાણ', en: 'For sale' },
  obituaries: { gu: 'અવસાન નોંધ', en: 'Obituaries' },
} as const satisfies Catalogue;

export const reportReasonWords = {
  fraud: { gu: 'છેતરપિંડી', en: 'Fraud' },
  wrong: { gu: 'ખોટી વિગત', en: 'Wrong details' },
  offensive: { gu: 'વાંધાજનક', en: 'Offensive' },
  illegal: { gu: 'કાયદા વિરુદ્ધ', en: 'Illegal' },
  notTheirs: { gu: 'બીજાની વિગત', en: 'Somebody else’s details' },
  other: { gu: 'અન્ય', en: 'Other' },
} as const satisfies Catalogue;

/** Texts of the newsroom screens for classified advertisements. */
export const moderationScreenWords = {
  ...classifiedMenuWords,
  back: { gu: 'જાહેરખબરોની યાદી', en: 'List of advertisements' },
  search: { gu: 'શબ્દો કે નંબર', en: 'Words or number' },
  kind: { gu: 'પ્રકાર', en: 'Kind' },
  state: { gu: 'સ્થિતિ', en: 'State' },
  queue: { gu: 'તપાસ બાકી', en: 'To be checked' },
  reported: { gu: 'ફરિયાદ', en: 'Reports' },
  onlyReported: { gu: 'ફરિયાદવાળી જ', en: 'Reported only' },
  openReports: { gu: 'નવી ફરિયાદ', en: 'New reports' },
  toCheck: { gu: 'તપાસવાની જાહેરખબરો', en: 'Advertisements to check' },
  city: { gu: 'શહેર', en: 'City' },
  advertiser: { gu: 'જાહેરખબર આપનાર', en: 'Advertiser' },
  house: { gu: 'કાર્યાલયે લીધેલી', en: 'Taken in by the office' },
  email: { gu: 'ઈમેલ', en: 'Email' },
  created: { gu: 'આપી', en: 'Placed' },
  ends: { gu: 'મુદત', en: 'Ends' },
  pictures: { gu: 'તસવીરો', en: 'Pictures' },
  picture: { gu: 'તસવીર મોટી જુઓ', en: 'See the picture large' },
  see: { gu: 'સાઇટ પર જુઓ', en: 'See on the site' },
  check: { gu: 'નિર્ણય', en: 'Decision' },
  checkHelp: {
    gu: 'ફોન નંબર, ઈમેલ, જાતિભેદ, દહેજ કે છેતરપિંડી હોય તો નામંજૂર કરો. જાહેરખબર આપનારને ઈમેલ જશે.',
    en: 'Reject telephone numbers, mail addresses, discrimination, dowry and fraud. The advertiser is told by mail.',
  },
  approve: { gu: 'મંજૂર કરો', en: 'Approve' },
  reject: { gu: 'નામંજૂર કરો', en: 'Reject' },
  remove: { gu: 'કાઢી નાખો', en: 'Remove' },
  keep: { gu: 'બરાબર છે, ફરિયાદ બંધ કરો', en: 'It is right: close the reports' },
  reason: { gu: 'કારણ', en: 'Reason' },
  reasonHelp: {
    gu: 'નામંજૂર કરવા કે કાઢવા માટે જરૂરી. જાહેરખબર આપનારને આ જ શબ્દોમાં જશે.',
    en: 'Needed to reject or remove. It is sent to the advertiser in these words.',
  },
  reasonNeeded: { gu: 'કારણ લખો.', en: 'Write the reason.' },
  removeSure: {
    gu: 'આ જાહેરખબર કાઢી નાખવી છે? જાહેરખબર આપનાર તેને ફરી મોકલી શકશે નહીં.',
    en: 'Remove this advertisement? The advertiser cannot send it again.',
  },
  done: { gu: 'નિર્ણય સચવાયો.', en: 'The decision is stored.' },
  present: { gu: 'હાલનું કારણ', en: 'Present reason' },
  closed: { gu: 'બંધ', en: 'Closed' },
  open: { gu: 'નવી', en: 'New' },
  messages: { gu: 'પહોંચાડેલા સંદેશા', en: 'Messages sent on' },
  messagesHelp: { gu: 'દુરુપયોગની તપાસ માટે, 90 દિવસ સુધી.', en: 'For following up abuse, for 90 days.' },
  notSent: { gu: 'હજી મોકલાયો નથી', en: 'Not sent yet' },
} as const satisfies Catalogue;
