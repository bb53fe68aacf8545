import { gujarati } from '../../platform/text/catalogue.ts';
import { dateAndTime } from '../../platform/text/dates.ts';
import type { Objection } from './moderation/commentStates.ts';

export const commentWords = {
  services: { gu: 'સેવાઓ', en: 'Services' },
  title: { gu: 'ટિપ્પણીઓ', en: 'Comments' },
  description: { gu: 'આ સમાચાર વિશે વાચકોના મત:', en: 'What readers say about this story:' },
  write: { gu: 'તમારો મત લખો', en: 'Write your view' },
  none: { gu: 'હજી કોઈ ટિપ્પણી નથી. પહેલો મત તમારો હોઈ શકે.', en: 'There are no comments yet. Yours may be the first.' },
  closed: { gu: 'આ સમાચાર પર હવે નવી ટિપ્પણી લેવાતી નથી.', en: 'This story takes no more comments.' },
  pick: { gu: 'તંત્રીની પસંદ', en: 'Editor’s pick' },
  editor: { gu: 'તંત્રી', en: 'Editor' },
  author: { gu: 'લેખક', en: 'Author' },
  unnamed: { gu: 'વાચક', en: 'Reader' },
  removed: { gu: 'ટિપ્પણી દૂર કરાઈ છે', en: 'This comment has been removed' },
  replies: { gu: 'જવાબો', en: 'Replies' },
  reply: { gu: 'જવાબ આપો', en: 'Reply' },
  report: { gu: 'વાંધો નોંધાવો', en: 'Report' },
  replyTitle: { gu: 'જવાબ લખો', en: 'Write a reply' },
  replyTo: { gu: 'આ ટિપ્પણીનો જવાબ:', en: 'In reply to:' },
  text: { gu: 'તમારી ટિપ્પણી', en: 'Your comment' },
  textNote: {
    gu: 'વધુમાં વધુ 2,000 અક્ષર. મુદ્દા પર અને સભ્ય ભાષામાં લખો; સંપાદકો વાંચે પછી દેખાશે.',
    en: 'At most 2,000 letters. Keep to the point and be civil; it is shown once the editors have read it.',
  },
  textMissing: { gu: 'તમારી ટિપ્પણી લખો: ઓછામાં ઓછા 2 અક્ષર.', en: 'Write your comment: at least 2 letters.' },
  name: { gu: 'તમારું નામ', en: 'Your name' },
  nameNote: { gu: 'લખાણ સાથે આ નામ દેખાશે.', en: 'This name is shown with what you write.' },
  nameMissing: { gu: 'તમારું નામ લખો.', en: 'Write your name.' },
  nameShown: { gu: 'આ નામથી દેખાશે:', en: 'Shown under the name:' },
  changeName: { gu: 'નામ બદલો', en: 'Change the name' },
  loginNote: {
    gu: '“મોકલો” દબાવ્યા પછી લૉગ ઇન કરવાનું રહેશે. તમારું લખાણ સચવાશે.',
    en: 'You log in after pressing “Send”. What you wrote is kept.',
  },
  kept: { gu: 'તમારું લખાણ અહીં જ છે. હવે “મોકલો” દબાવો.', en: 'What you wrote is here. Now press “Send”.' },
  privacy: {
    gu: 'નામ અને ટિપ્પણી સૌને દેખાશે; તમે ગમે ત્યારે ટિપ્પણી પાછી ખેંચી શકો છો.',
    en: 'Name and comment are seen by everybody; you can take a comment back at any time.',
  },
  noSuchComment: { gu: 'આ ટિપ્પણી હવે નથી.', en: 'This comment is no longer there.' },
  threadFull: {
    gu: 'આ ટિપ્પણી પર ઘણા જવાબ થઈ ગયા છે. અલગ ટિપ્પણી લખો.',
    en: 'This comment has very many replies. Write a comment of its own.',
  },
  received: {
    gu: 'આભાર! તમારી ટિપ્પણી મળી છે. સંપાદકો વાંચે પછી દેખાશે.',
    en: 'Thank you! Your comment has arrived. It is shown once the editors have read it.',
  },
  backToComments: { gu: 'બધી ટિપ્પણીઓ', en: 'All comments' },
  reportTitle: { gu: 'ટિપ્પણી સામે વાંધો', en: 'Report a comment' },
  reason: { gu: 'વાંધો શાનો છે?', en: 'What is wrong with it?' },
  reasonMissing: { gu: 'વાંધાનું કારણ પસંદ કરો.', en: 'Choose what is wrong.' },
  note: { gu: 'વધુ વિગત', en: 'More about it' },
  reportNote: { gu: 'તમારું નામ ટિપ્પણી લખનારને જણાવાતું નથી.', en: 'Who wrote the comment does not learn your name.' },
  reportPrivacy: { gu: 'વાંધો ફક્ત સંપાદકો વાંચે છે.', en: 'Only the editors read what you send.' },
  reported: { gu: 'આભાર! સંપાદકો આ ટિપ્પણી ફરી વાંચશે.', en: 'Thank you! The editors will read this comment again.' },
  ownPublished: { gu: 'પ્રગટ થઈ', en: 'Published' },
  ownWaiting: { gu: 'સંપાદકો વાંચે તેની રાહમાં', en: 'Waiting for the editors' },
  ownRejected: { gu: 'પ્રગટ કરી નથી', en: 'Not published' },
  loginFirst: {
    gu: 'આ માટે લૉગ ઇન કરો. તમારું લખાણ નીચે સચવાયેલું છે.',
    en: 'Log in for this. What you wrote is still below.',
  },
  login: { gu: 'લૉગ ઇન કરો', en: 'Log in' },
  mine: { gu: 'મારી ટિપ્પણીઓ', en: 'My comments' },
  mineIntro: { gu: 'તમે લખેલી ટિપ્પણીઓ અને પત્રો, છેલ્લે લખેલી પહેલાં.', en: 'What you have written, the last first.' },
  mineNone: { gu: 'તમે હજી કોઈ ટિપ્પણી લખી નથી.', en: 'You have not written a comment yet.' },
  letter: { gu: 'તંત્રીને પત્ર', en: 'Letter to the editor' },
  withdraw: { gu: 'પાછી ખેંચો', en: 'Take back' },
  withdrawn: { gu: 'ટિપ્પણી પાછી ખેંચાઈ છે.', en: 'The comment has been taken back.' },
  letters: { gu: 'વાચકોના પત્રો', en: 'Letters to the editor' },
  lettersIntro: { gu: 'વાચકોએ તંત્રીને લખેલા પત્રો.', en: 'What readers have written to the editor.' },
  lettersNone: { gu: 'હજી કોઈ પત્ર પ્રગટ થયો નથી.', en: 'No letter has been published yet.' },
  writeLetter: { gu: 'તંત્રીને પત્ર લખો', en: 'Write to the editor' },
  letterInvitation: {
    gu: 'કોઈ એક વિષય પર ટૂંકમાં લખો. પસંદ થયેલા પત્રો નામ અને ગામ સાથે પ્રગટ થાય છે.',
    en: 'Write briefly and on one subject. Chosen letters are published with name and town.',
  },
  subject: { gu: 'વિષય', en: 'Subject' },
  subjectMissing: { gu: 'પત્રનો વિષય લખો.', en: 'Write what the letter is about.' },
  letterText: { gu: 'પત્ર', en: 'Letter' },
  letterNote: { gu: 'વધુમાં વધુ 2,000 અક્ષર.', en: 'At most 2,000 letters.' },
  letterMissing: { gu: 'પત્ર લખો: ઓછામાં ઓછા 2 અક્ષર.', en: 'Write the letter: at least 2 letters.' },
  city: { gu: 'શહેર કે ગામ', en: 'City or village' },
  cityMissing: { gu: 'તમારું શહેર કે ગામ લખો.', en: 'Write your city or village.' },
  email: { gu: 'ઈમેલ સરનામું', en: 'Email address' },
  emailNote: { gu: 'જરૂર પડે તો પૂછવા માટે. પ્રગટ થતું નથી.', en: 'In case we have a question. Not published.' },
  emailMissing: { gu: 'તમારું ઈમેલ સરનામું લખો.', en: 'Write your email address.' },
  letterPrivacy: {
    gu: 'પત્ર પ્રગટ થાય તો નામ અને ગામ સૌને દેખાશે, ઈમેલ નહીં.',
    en: 'If the letter is published, name and town are seen by everybody, the mail address is not.',
  },
  letterReceived: {
    gu: 'તમારો પત્ર મળ્યો છે. સંપાદકો વાંચશે અને પસંદ થાય તો “વાચકોના પત્રો”માં પ્રગટ થશે.',
    en: 'Your letter has arrived. The editors will read it, and publish it if it is chosen.',
  },
  dataWhat: {
    gu: 'ટિપ્પણીઓ અને તંત્રીને પત્રો: નામ, લખાણ, અને પત્રમાં ઈમેલ',
    en: 'Comments and letters to the editor: name, text, and the mail address of a letter',
  },
  dataWhy: { gu: 'તપાસીને પ્રકાશિત કરવા, અને નિર્ણય ઈમેલથી જણાવવા માટે.', en: 'To check and publish them, and to tell the decision by mail.' },
  dataKept: {
    gu: 'તમે પાછી ખેંચો અથવા ખાતું કાઢી નાખો ત્યાં સુધી.',
    en: 'Until you take them back or delete the account.',
  },
} as const;

export const commentText = gujarati(commentWords);

export const objectionWords = {
  abuse: { gu: 'અપમાન, ધમકી કે ઉશ્કેરણી', en: 'Abuse, threats or incitement' },
  privacy: { gu: 'કોઈની અંગત માહિતી', en: 'Somebody’s private details' },
  falsehood: { gu: 'ખોટી કે ભ્રામક વાત', en: 'False or misleading' },
  advertising: { gu: 'જાહેરાત કે સ્પામ', en: 'Advertising or spam' },
  offTopic: { gu: 'વિષય બહારની વાત', en: 'Off the topic' },
  other: { gu: 'અન્ય', en: 'Something else' },
} as const satisfies Record<Objection, { gu: string; en: string }>;

export const objectionText = gujarati(objectionWords);

export const openUntil = (until: Date): string => `${dateAndTime(until)} સુધી ટિપ્પણી લખી શકાશે.`;

/** What a reader is told who may not comment. */
export const blockedSentence = (reason: string, until: Date | null): string =>
  until === null ? `તમે હવે ટિપ્પણી લખી શકતા નથી. કારણ: ${reason}` : `તમે ${dateAndTime(until)} સુધી ટિપ્પણી લખી શકતા નથી. કારણ: ${reason}`;
