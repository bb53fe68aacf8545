import type { Sentence } from '../../site/newsroom/refusal.ts';

/** What the redirects desk refuses, in words for editors. */
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

/** The screens of the redirects desk. */
export const redirectWords = {
  redirects: { gu: 'જૂનાં સરનામાં', en: 'Redirects' },
  newRedirect: { gu: 'જૂનું સરનામું ઉમેરો', en: 'Add a redirect' },
  redirect: { gu: 'જૂનું સરનામું', en: 'Redirect' },
  from: { gu: 'જૂનું સરનામું', en: 'Old address' },
  fromNote: { gu: 'આ સાઇટ પર પહેલાં જે સરનામું હતું તે, જેમ કે /2019/05/juni-vaat', en: 'What stood on this site, as in /2019/05/old-story' },
  to: { gu: 'નવું સરનામું', en: 'New address' },
  toNote: {
    gu: 'આ સાઇટનું સરનામું / થી, બીજી સાઇટનું https:// થી શરૂ કરો.',
    en: 'On this site from its first slash, on another from https://.',
  },
  kind: { gu: 'શું થયું છે', en: 'What became of it' },
  moved: { gu: 'કાયમ માટે ખસેડ્યું', en: 'Moved for good' },
  movedForNow: { gu: 'હમણાં પૂરતું ખસેડ્યું', en: 'Moved for now' },
  gone: { gu: 'હટાવી લીધું', en: 'Taken away' },
  goneNote: { gu: 'વાચકને કહેવાશે કે આ પાનું હવે નથી.', en: 'Readers are told that the page is no more.' },
  added: { gu: 'ક્યારે ઉમેર્યું', en: 'Added' },
  search: { gu: 'જૂના કે નવા સરનામાની શરૂઆત', en: 'How the old or the new address begins' },
  none: { gu: 'અહીં કોઈ જૂનું સરનામું નથી.', en: 'There is no old address here.' },
  removeTitle: { gu: 'આ જૂનું સરનામું કાઢી નાખવું?', en: 'Remove this redirect?' },
  removeNote: {
    gu: 'પછી આ સરનામે આવનાર વાચકને પાનું મળશે નહીં.',
    en: 'Whoever comes by this address will then find no page.',
  },
  saved: { gu: 'સાચવ્યું.', en: 'Saved.' },
  removed: { gu: 'કાઢી નાખ્યું.', en: 'Removed.' },
} as const satisfies Record<string, Sentence>;

/** What the log says of redirects. */
export const redirectActions = {
  'redirect.add': { gu: 'જૂનું સરનામું ઉમેર્યું', en: 'Added a redirect' },
  'redirect.addMany': { gu: 'જૂનાં સરનામાં એકસાથે ઉમેર્યાં', en: 'Added redirects' },
  'redirect.change': { gu: 'જૂનું સરનામું બદલ્યું', en: 'Changed a redirect' },
  'redirect.remove': { gu: 'જૂનું સરનામું કાઢી નાખ્યું', en: 'Removed a redirect' },
} as const satisfies Record<string, Sentence>;
