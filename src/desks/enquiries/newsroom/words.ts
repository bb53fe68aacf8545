import { type Catalogue, gujarati } from '../../../platform/text/catalogue.ts';
import { enquiryMenuWords } from './menuWords.ts';

/** Error messages of the server about enquiries. */
export const enquiryRefusalWords = {
  changedMeanwhile: {
    gu: 'તમે ખોલ્યા પછી બીજા કોઈએ આ પૂછપરછમાં ફેરફાર કર્યો છે. તમે લખેલું અહીં જ છે: તાજી સ્થિતિ જોઈને ફરી સાચવો.',
    en: 'Someone has changed this enquiry since you opened it. What you wrote is still here: look at its present state and save again.',
  },
  notNext: { gu: 'હાલની સ્થિતિ પછી આ સ્થિતિ આવી શકે નહીં.', en: 'This state cannot follow the present one.' },
  noHandler: { gu: 'આ સભ્ય પૂછપરછ સંભાળી શકે એમ નથી.', en: 'This member of the staff cannot handle enquiries.' },
  notRemovable: {
    gu: 'ફક્ત પૂરી થયેલી પૂછપરછ કે સ્પામ કાઢી નાખી શકાય.',
    en: 'Only a closed enquiry or spam can be removed.',
  },
  noEmail: { gu: 'આ પૂછપરછમાં ઈમેલ સરનામું નથી.', en: 'This enquiry has no mail address.' },
} as const satisfies Catalogue;

export const enquiryMailWords = {
  youWrote: { gu: 'તમે લખ્યું હતું', en: 'You wrote' },
} as const satisfies Catalogue;
export const enquiryMailText = gujarati(enquiryMailWords);

export const enquiryKindWords = {
  advertising: { gu: 'જાહેરખબર', en: 'Advertising' },
  correction: { gu: 'સમાચારમાં ભૂલ', en: 'Correction' },
  feedback: { gu: 'સૂચન કે અભિપ્રાય', en: 'Feedback' },
  subscription: { gu: 'લવાજમ', en: 'Subscription' },
  other: { gu: 'અન્ય', en: 'Other' },
} as const satisfies Catalogue;

export const enquiryStateWords = {
  new: { gu: 'નવી', en: 'New' },
  'in-hand': { gu: 'કામ ચાલુ', en: 'In hand' },
  answered: { gu: 'જવાબ અપાયો', en: 'Answered' },
  closed: { gu: 'પૂરી', en: 'Closed' },
  spam: { gu: 'સ્પામ', en: 'Spam' },
} as const satisfies Catalogue;

export const replyStateWords = {
  sending: {
    gu: 'મોકલાયો કે નહીં તે નક્કી નથી',
    en: 'Whether it was sent is not known',
  },
  sent: { gu: 'ઈમેલથી મોકલાયો', en: 'Sent by mail' },
  failed: { gu: 'મોકલી શકાયો નહીં', en: 'Could not be sent' },
} as const satisfies Catalogue;

/** Texts of the newsroom screens for enquiries. */
export const enquiryScreenWords = {
  ...enquiryMenuWords,
  back: { gu: 'પૂછપરછની યાદી', en: 'List of enquiries' },
  search: { gu: 'નામ, ઈમેલ કે ફોન', en: 'Name, mail or phone' },
  kind: { gu: 'વિષય', en: 'Kind' },
  state: { gu: 'સ્થિતિ', en: 'State' },
  allButSpam: { gu: 'સ્પામ સિવાય બધી', en: 'All but spam' },
  assignee: { gu: 'કોની પાસે', en: 'Assigned to' },
  nobody: { gu: 'કોઈને સોંપી નથી', en: 'Nobody' },
  take: { gu: 'હું સંભાળું છું', en: 'I take it' },
  received: { gu: 'મળી', en: 'Received' },
  name: { gu: 'નામ', en: 'Name' },
  company: { gu: 'કંપની કે સંસ્થા', en: 'Company' },
  phone: { gu: 'ફોન', en: 'Phone' },
  email: { gu: 'ઈમેલ', en: 'Email' },
  city: { gu: 'શહેર કે ગામ', en: 'City' },
  budget: { gu: 'બજેટ', en: 'Budget' },
  about: { gu: 'કયા સમાચાર વિશે', en: 'About the story' },
  message: { gu: 'સંદેશ', en: 'Message' },
  noMessage: { gu: 'સંદેશ લખ્યો નથી.', en: 'No message.' },
  handling: { gu: 'કાર્યવાહી', en: 'Handling' },
  note: { gu: 'અંદરની નોંધ', en: 'Internal note' },
  noteHelp: { gu: 'ફક્ત ન્યૂઝરૂમમાં દેખાશે.', en: 'Seen in the newsroom only.' },
  save: { gu: 'સાચવો', en: 'Save' },
  saved: { gu: 'સચવાયું.', en: 'Saved.' },
  replies: { gu: 'જવાબ', en: 'Replies' },
  subject: { gu: 'વિષય', en: 'Subject' },
  replySubject: { gu: 'તમારી પૂછપરછ વિશે', en: 'About your enquiry' },
  text: { gu: 'જવાબ', en: 'Reply' },
  quotationNote: {
    gu: 'મોકલનારનો સંદેશ નીચે આપોઆપ ઉમેરાશે. સામો જવાબ તમારા ઈમેલ પર આવશે.',
    en: 'The sender’s message is added below. An answer comes to your own mail address.',
  },
  send: { gu: 'જવાબ મોકલો', en: 'Send the reply' },
  sent: { gu: 'જવાબ મોકલાયો.', en: 'The reply was sent.' },
  notSent: {
    gu: 'ઈમેલ સર્વરે જવાબ સ્વીકાર્યો નહીં, એટલે તે પહોંચ્યો નથી. તમારું લખાણ સચવાયેલું છે: થોડી વાર પછી ફરી મોકલો, કે ફોન પર વાત કરો.',
    en: 'The mail server did not accept the reply, so it has not arrived. What you wrote is kept: send it again in a while, or telephone.',
  },
  useAgain: { gu: 'આ લખાણ ફરી વાપરો', en: 'Use this text again' },
  noEmail: {
    gu: 'ઈમેલ સરનામું આપ્યું નથી, એટલે અહીંથી જવાબ મોકલી શકાય નહીં.',
    en: 'There is no mail address, so no reply can be sent from here.',
  },
  unreachable: { gu: 'ફોન નંબર કે ઈમેલ આપ્યાં નથી.', en: 'Neither a phone number nor a mail address was given.' },
  remove: { gu: 'કાઢી નાખો', en: 'Remove' },
  removeSure: {
    gu: 'આ પૂછપરછ અને તેના જવાબ કાયમ માટે ભૂંસાઈ જશે.',
    en: 'The enquiry and its replies will be gone for good.',
  },
  removed: { gu: 'કાઢી નાખી.', en: 'Removed.' },
  newOnes: { gu: 'નવી પૂછપરછ', en: 'New enquiries' },
} as const satisfies Catalogue;
