import type { Catalogue } from '../../../platform/text/catalogue.ts';
import { grievanceMenuWords } from './menuWords.ts';

/** Error messages of the server about grievances. */
export const grievanceRefusalWords = {
  changedMeanwhile: {
    gu: 'તમે ખોલ્યા પછી આ ફરિયાદમાં ફેરફાર થયો છે. તમે લખેલું અહીં જ છે: તાજી સ્થિતિ જોઈને ફરી સાચવો.',
    en: 'This grievance has changed since you opened it. What you wrote is still here: look at its present state and save again.',
  },
  notNext: { gu: 'હાલની સ્થિતિ પછી આ સ્થિતિ આવી શકે નહીં.', en: 'This state cannot follow the present one.' },
  notDecidable: { gu: 'આ ફરિયાદનો નિર્ણય હવે આપી શકાય નહીં.', en: 'This grievance cannot be decided any more.' },
} as const satisfies Catalogue;

export const grievanceKindWords = {
  fact: { gu: 'ખોટી હકીકત', en: 'Wrong fact' },
  privacy: { gu: 'અંગત જીવન', en: 'Privacy' },
  children: { gu: 'બાળકો', en: 'Children' },
  violence: { gu: 'દ્વેષ કે હિંસા', en: 'Hate or violence' },
  copyright: { gu: 'કૉપીરાઇટ', en: 'Copyright' },
  other: { gu: 'અન્ય', en: 'Other' },
} as const satisfies Catalogue;

export const grievanceStateWords = {
  received: { gu: 'મળી', en: 'Received' },
  acknowledged: { gu: 'પહોંચ અપાઈ', en: 'Acknowledged' },
  decided: { gu: 'નિર્ણય લેવાયો', en: 'Decided' },
  spam: { gu: 'સ્પામ', en: 'Spam' },
} as const satisfies Catalogue;

export const grievanceOutcomeWords = {
  upheld: { gu: 'માન્ય', en: 'Upheld' },
  partly: { gu: 'અંશતઃ માન્ય', en: 'Partly upheld' },
  dismissed: { gu: 'અમાન્ય', en: 'Dismissed' },
} as const satisfies Catalogue;

export const grievanceMailKindWords = {
  acknowledgement: { gu: 'પહોંચનો ઈમેલ', en: 'Acknowledgement' },
  decision: { gu: 'નિર્ણયનો ઈમેલ', en: 'Decision' },
} as const satisfies Catalogue;

/** Texts of the newsroom screens for grievances. */
export const grievanceScreenWords = {
  ...grievanceMenuWords,
  back: { gu: 'ફરિયાદોની યાદી', en: 'List of grievances' },
  search: { gu: 'નામ, ઈમેલ કે નંબર', en: 'Name, mail or number' },
  kind: { gu: 'પ્રકાર', en: 'Kind' },
  state: { gu: 'સ્થિતિ', en: 'State' },
  allButSpam: { gu: 'સ્પામ સિવાય બધી', en: 'All but spam' },
  due: { gu: 'સમયમર્યાદા', en: 'Time limit' },
  overdue: { gu: 'સમય વીતી ગયો', en: 'Overdue' },
  acknowledgement: { gu: 'પહોંચ', en: 'Acknowledgement' },
  decisionClock: { gu: 'નિર્ણય', en: 'Decision' },
  left: { gu: 'બાકી', en: 'left' },
  late: { gu: 'મોડું', en: 'late' },
  done: { gu: 'સમયસર', en: 'in time' },
  doneLate: { gu: 'સમય પછી', en: 'too late' },
  days: { gu: 'દિવસ', en: 'days' },
  hours: { gu: 'કલાક', en: 'hours' },
  minutes: { gu: 'મિનિટ', en: 'minutes' },
  received: { gu: 'મળી', en: 'Received' },
  name: { gu: 'નામ', en: 'Name' },
  email: { gu: 'ઈમેલ', en: 'Email' },
  phone: { gu: 'ફોન', en: 'Phone' },
  about: { gu: 'કયા સમાચાર સામે', en: 'About the story' },
  message: { gu: 'ફરિયાદ', en: 'Grievance' },
  erased: { gu: 'ફરિયાદ કરનારની વિગત ભૂંસી નાખી છે.', en: 'The details of the person have been erased.' },
  mailSent: { gu: 'મોકલાયો', en: 'Sent' },
  mailWaiting: { gu: 'હજી મોકલાયો નથી, ફરી પ્રયત્ન થશે', en: 'Not sent yet, will be tried again' },
  handling: { gu: 'કાર્યવાહી', en: 'Handling' },
  note: { gu: 'અંદરની નોંધ', en: 'Internal note' },
  noteHelp: { gu: 'ફક્ત ન્યૂઝરૂમમાં દેખાશે.', en: 'Seen in the newsroom only.' },
  save: { gu: 'સાચવો', en: 'Save' },
  saved: { gu: 'સચવાયું.', en: 'Saved.' },
  decision: { gu: 'નિર્ણય', en: 'Decision' },
  outcome: { gu: 'પરિણામ', en: 'Outcome' },
  decisionText: { gu: 'નિર્ણયનું લખાણ', en: 'Text of the decision' },
  decisionHelp: {
    gu: 'ફરિયાદ કરનારને ઈમેલથી મોકલાશે અને ફરિયાદના પાના પર દેખાશે. કોઈનું નામ લખશો નહીં. નિર્ણય પછી બદલી શકાતો નથી.',
    en: 'Sent to the person by mail and shown on the page of the grievance. Write no names. A decision cannot be changed.',
  },
  decide: { gu: 'નિર્ણય આપો', en: 'Decide' },
  decideSure: { gu: 'આ નિર્ણય આપવો છે? તે પછી બદલી શકાશે નહીં.', en: 'Make this decision? It cannot be changed afterwards.' },
  decidedAndSent: { gu: 'નિર્ણય ઈમેલથી મોકલાયો.', en: 'The decision was sent by mail.' },
  decidedNotSent: {
    gu: 'નિર્ણય નોંધાયો છે. ઈમેલ હમણાં મોકલી શકાયો નથી, ફરી પ્રયત્ન થશે.',
    en: 'The decision is recorded. The mail could not be sent just now and will be tried again.',
  },
} as const satisfies Catalogue;
