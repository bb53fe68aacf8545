import { type Catalogue, gujarati } from '../../platform/text/catalogue.ts';

/** What each kind of notification says, in the list and in mails. */
export const notificationKindWords = {
  returned: { gu: 'સ્ટોરી પાછી આવી', en: 'Story returned' },
  approved: { gu: 'સ્ટોરી મંજૂર થઈ', en: 'Story approved' },
  takenOver: { gu: 'સ્ટોરી બીજાએ હાથમાં લીધી', en: 'Story taken over' },
  handedOver: { gu: 'સ્ટોરી તમને સોંપાઈ', en: 'Story given to you' },
  missedSchedule: { gu: 'સ્ટોરી સમયસર પ્રકાશિત ન થઈ', en: 'Story not published on time' },
  mention: { gu: 'નોંધમાં તમારું નામ', en: 'You are named in a note' },
} as const satisfies Catalogue;

const mailWords = {
  several: { gu: 'નવી સૂચનાઓ', en: 'new notifications' },
  greeting: { gu: 'નમસ્તે', en: 'Hello' },
  intro: { gu: 'ન્યૂઝરૂમમાં તમારા માટે નવી સૂચના છે.', en: 'There is news for you in the newsroom.' },
  untitled: { gu: 'હેડલાઇન વગરની સ્ટોરી', en: 'Story without a headline' },
  by: { gu: 'કોણે', en: 'By' },
  note: { gu: 'નોંધ', en: 'Note' },
  choose: { gu: 'કઈ સૂચના ઈમેલથી મળે તે અહીં પસંદ કરો:', en: 'Choose here which notifications come by mail:' },
} as const satisfies Catalogue;

/** Texts of the mails to the staff. */
export const notificationMailText = { kinds: gujarati(notificationKindWords), ...gujarati(mailWords) };
