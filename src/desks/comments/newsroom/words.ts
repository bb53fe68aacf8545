import type { Catalogue } from '../../../platform/text/catalogue.ts';
import { commentMenuWords } from './menuWords.ts';

/** Error messages of the server about comments. */
export const commentRefusalWords = {
  changedMeanwhile: {
    gu: 'બીજા કોઈએ હમણાં આ ટિપ્પણી તપાસી છે. તાજી સ્થિતિ જોઈને આગળ વધો.',
    en: 'Somebody else has just handled this comment. Look at its present state first.',
  },
  notNext: { gu: 'હાલની સ્થિતિમાં આ થઈ શકે નહીં.', en: 'This cannot be done in its present state.' },
  notAnswerable: { gu: 'પહેલાં પ્રગટ કરો, પછી જવાબ આપો.', en: 'Publish it first, then answer it.' },
  noSuchAuthor: { gu: 'આ સ્ટોરીના લેખકોમાંથી પસંદ કરો.', en: 'Choose one of the authors of the story.' },
  noAccount: { gu: 'આ લખનારનું ખાતું નથી, એટલે રોકી શકાય નહીં.', en: 'Whoever wrote this has no account, and cannot be blocked.' },
  timeIsOver: { gu: 'હવે પછીનો સમય આપો.', en: 'Give a time to come.' },
} as const satisfies Catalogue;

export const commentKindWords = {
  comment: { gu: 'ટિપ્પણી', en: 'Comment' },
  letter: { gu: 'તંત્રીને પત્ર', en: 'Letter to the editor' },
} as const satisfies Catalogue;

export const queueWords = {
  waiting: { gu: 'તપાસવાની', en: 'Waiting' },
  held: { gu: 'રોકાયેલી', en: 'Held' },
  reported: { gu: 'વાંધાવાળી', en: 'Reported' },
  published: { gu: 'પ્રગટ', en: 'Published' },
  rejected: { gu: 'નકારેલી', en: 'Rejected' },
} as const satisfies Catalogue;

export const suspicionWords = {
  fast: { gu: 'બહુ ઝડપથી મોકલાઈ', en: 'Sent too fast' },
  rate: { gu: 'થોડા સમયમાં ઘણી', en: 'Many in a short time' },
  links: { gu: 'ઘણી લિંક', en: 'Many links' },
  language: { gu: 'અજાણી લિપિ', en: 'Unfamiliar script' },
  repetition: { gu: 'પુનરાવર્તન', en: 'Repetition' },
  same: { gu: 'આવું જ લખાણ પહેલાં આવ્યું છે', en: 'The same text has come before' },
} as const satisfies Catalogue;

/** Texts of the newsroom screens for comments. */
export const commentScreenWords = {
  ...commentMenuWords,
  back: { gu: 'ટિપ્પણીઓની યાદી', en: 'List of comments' },
  queue: { gu: 'યાદી', en: 'Queue' },
  kind: { gu: 'પ્રકાર', en: 'Kind' },
  search: { gu: 'નામ કે લખાણમાં શોધો', en: 'Search in name or text' },
  approve: { gu: 'પ્રગટ કરો', en: 'Publish' },
  reject: { gu: 'નકારો', en: 'Reject' },
  keep: { gu: 'રહેવા દો', en: 'Keep it' },
  pick: { gu: 'પસંદ કરો', en: 'Pick' },
  unpick: { gu: 'પસંદમાંથી કાઢો', en: 'Unpick' },
  open: { gu: 'ખોલો', en: 'Open' },
  picked: { gu: 'તંત્રીની પસંદ', en: 'Editor’s pick' },
  reply: { gu: 'જવાબ', en: 'Reply' },
  reports: { gu: 'વાંધા', en: 'Reports' },
  resolved: { gu: 'તપાસાયો', en: 'Looked at' },
  reason: { gu: 'કારણ', en: 'Reason' },
  rejectTitle: { gu: 'કેમ નકારવી છે?', en: 'Why is it rejected?' },
  rejectHelp: { gu: 'લખનારને આ કારણ તેમના પાના પર દેખાશે.', en: 'The reader sees this reason on their own page.' },
  keys: { gu: 'કીબોર્ડથી', en: 'With the keyboard' },
  another: { gu: 'બીજી ટિપ્પણી', en: 'another comment' },
  done: { gu: 'થઈ ગયું.', en: 'Done.' },
  inReplyTo: { gu: 'આનો જવાબ', en: 'In reply to' },
  email: { gu: 'ઈમેલ (પ્રગટ થતો નથી)', en: 'Email (not published)' },
  replies: { gu: 'જવાબો', en: 'Replies' },
  answer: { gu: 'છાપા તરફથી જવાબ', en: 'Answer of the newspaper' },
  answerText: { gu: 'જવાબ', en: 'Answer' },
  answerAs: { gu: 'કોના નામે', en: 'In whose name' },
  asEditor: { gu: 'તંત્રી તરીકે, મારા નામે', en: 'As editor, in my name' },
  answerHelp: { gu: 'તરત જ સૌને દેખાશે.', en: 'Seen by everybody at once.' },
  answered: { gu: 'જવાબ પ્રગટ થયો.', en: 'The answer is published.' },
  reader: { gu: 'લખનાર', en: 'Reader' },
  noAccount: { gu: 'ખાતું નથી.', en: 'No account.' },
  ofReader: { gu: 'અત્યાર સુધી પ્રગટ / નકારેલી', en: 'Published / rejected so far' },
  block: { gu: 'ટિપ્પણી કરતાં રોકો', en: 'Block from commenting' },
  blockReason: { gu: 'કારણ', en: 'Reason' },
  blockHelp: { gu: 'લખનારને આ કારણ જણાવાશે.', en: 'The reader is told this reason.' },
  blockFor: { gu: 'કેટલા સમય માટે', en: 'For how long' },
  week: { gu: 'એક અઠવાડિયું', en: 'A week' },
  month: { gu: 'એક મહિનો', en: 'A month' },
  forGood: { gu: 'કાયમ માટે', en: 'For good' },
  blockNow: { gu: 'રોકો', en: 'Block' },
  blocked: { gu: 'ટિપ્પણી કરતાં રોકેલ છે', en: 'Blocked from commenting' },
  blockedUntil: { gu: 'આ સમય સુધી', en: 'Until' },
  blockedReaders: { gu: 'રોકેલા વાચકો', en: 'Blocked readers' },
  blockedBy: { gu: 'કોણે રોક્યા', en: 'Blocked by' },
  nothingLeft: { gu: 'લખાણ પાછું ખેંચાયું છે', en: 'Has taken back what they wrote' },
  letIn: { gu: 'હવે ફરી લખી શકશે.', en: 'They can write again.' },
  searchBlocked: { gu: 'નામ કે કારણ', en: 'Name or reason' },
  unblock: { gu: 'ફરી લખવા દો', en: 'Let them write again' },
  send: { gu: 'પ્રગટ કરો', en: 'Publish' },
  toDo: { gu: 'તપાસવાની ટિપ્પણીઓ', en: 'Comments to look at' },
} as const satisfies Catalogue;
