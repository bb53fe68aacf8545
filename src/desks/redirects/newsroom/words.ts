import type { Sentence } from '../../../site/newsroom/newsroomError.ts';
import { redirectMenuWords } from './menuWords.ts';

/** Error messages of the redirects desk for editors. */
export const redirectsServerWords = {
  noAddress: {
    gu: 'જૂનું સરનામું આ સાઇટનું અને / થી શરૂ થતું હોવું જોઈએ.',
    en: 'The old address must be one of this site, from its first slash.',
  },
  noTarget: {
    gu: 'નવું સરનામું આ સાઇટનું પાનું કે આખું વેબ-સરનામું હોવું જોઈએ.',
    en: 'The new address must begin with / or https://.',
  },
  frontPage: { gu: 'હોમપેજને બીજે મોકલી શકાય નહીં.', en: 'The front page cannot be sent elsewhere.' },
  targetNeeded: { gu: 'ક્યાં મોકલવું તે લખો.', en: 'Say where it leads.' },
  targetNotNeeded: { gu: 'જે કાયમ માટે હટાવાયું હોય તેને નવું સરનામું ન હોય.', en: 'What is gone for good has no new address.' },
  toItself: { gu: 'આ સરનામું ફરીને પોતાના પર જ આવે છે.', en: 'This address would lead back to itself.' },
  toGone: { gu: 'નવા સરનામે જે હતું તે હટાવી લેવાયું છે.', en: 'What stood at the new address has been taken away.' },
  known: { gu: 'આ જૂનું સરનામું પહેલેથી યાદીમાં છે.', en: 'This old address is on the list already.' },
} as const satisfies Record<string, Sentence>;

/** Texts of the newsroom screens for redirects. */
export const redirectScreenWords = {
  ...redirectMenuWords,
  add: { gu: 'ઉમેરો', en: 'Add' },
  edit: { gu: 'સુધારો', en: 'Change' },
  removeSure: { gu: 'આ જૂનું સરનામું યાદીમાંથી કાઢવું છે?', en: 'Take this old address off the list?' },
  search: { gu: 'સરનામાની શરૂઆતથી શોધો', en: 'Search by the beginning of the address' },
  from: { gu: 'જૂનું સરનામું', en: 'Old address' },
  to: { gu: 'નવું સરનામું', en: 'New address' },
  kind: { gu: 'શું કરવું', en: 'What happens' },
  moved: { gu: 'કાયમ માટે ખસેડ્યું (301)', en: 'Moved for good (301)' },
  forNow: { gu: 'હાલ પૂરતું ખસેડ્યું (302)', en: 'Moved for now (302)' },
  gone: { gu: 'કાયમ માટે હટાવ્યું (410)', en: 'Gone for good (410)' },
  goneShort: { gu: 'હટાવ્યું', en: 'gone' },
  saved: { gu: 'સચવાયું.', en: 'Saved.' },
  removed: { gu: 'કાઢી નંખાયું.', en: 'Removed.' },
  empty: { gu: 'કોઈ જૂનું સરનામું નથી.', en: 'There are no old addresses.' },
} as const satisfies Record<string, Sentence>;
