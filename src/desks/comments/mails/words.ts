import { type Catalogue, gujarati } from '../../../platform/text/catalogue.ts';

const commonWords = {
  greeting: { gu: 'નમસ્તે,', en: 'Hello,' },
  reason: { gu: 'કારણ:', en: 'The reason:' },
  read: { gu: 'અહીં વાંચો:', en: 'Read it here:' },
  own: { gu: 'તમે લખેલું બધું અહીં છે:', en: 'All that you have written is here:' },
  stop: { gu: 'આવા ઈમેલ ન જોઈતા હોય તો:', en: 'To get no more such mails:' },
} as const satisfies Catalogue;

const commentSubjects = {
  published: { gu: 'તમારી ટિપ્પણી પ્રગટ થઈ છે', en: 'Your comment is published' },
  rejected: { gu: 'તમારી ટિપ્પણી પ્રગટ કરી નથી', en: 'Your comment is not published' },
} as const satisfies Catalogue;

const commentSentences = {
  published: { gu: 'સંપાદકોએ તમારી ટિપ્પણી વાંચી છે અને હવે તે સૌને દેખાય છે.', en: 'The editors have read your comment; everybody sees it now.' },
  rejected: { gu: 'સંપાદકોએ તમારી ટિપ્પણી વાંચી છે, પણ તે પ્રગટ કરી નથી.', en: 'The editors have read your comment and do not publish it.' },
} as const satisfies Catalogue;

const letterSubjects = {
  published: { gu: 'તમારો પત્ર પ્રગટ થયો છે', en: 'Your letter is published' },
  rejected: { gu: 'તમારો પત્ર પ્રગટ કર્યો નથી', en: 'Your letter is not published' },
} as const satisfies Catalogue;

const letterSentences = {
  published: { gu: 'સંપાદકોએ તમારો પત્ર વાંચ્યો છે અને હવે તે સૌને દેખાય છે.', en: 'The editors have read your letter; everybody sees it now.' },
  rejected: { gu: 'સંપાદકોએ તમારો પત્ર વાંચ્યો છે, પણ તે પ્રગટ કર્યો નથી.', en: 'The editors have read your letter and do not publish it.' },
} as const satisfies Catalogue;

/** Texts of the mails to readers about decisions. */
export const decisionMailText = {
  ...gujarati(commonWords),
  comment: { subjects: gujarati(commentSubjects), sentences: gujarati(commentSentences) },
  letter: { subjects: gujarati(letterSubjects), sentences: gujarati(letterSentences) },
};

const mailChoiceWords = {
  title: { gu: 'નિર્ણયના ઈમેલ', en: 'Mails about decisions' },
  intro: { gu: 'સંપાદકો વાંચીને નિર્ણય કરે ત્યારે ઈમેલથી જણાવીએ:', en: 'We tell you by mail what the editors have decided about:' },
  comment: { gu: 'મારી ટિપ્પણીઓ વિશે', en: 'My comments' },
  letter: { gu: 'તંત્રીને મારા પત્રો વિશે', en: 'My letters to the editor' },
  save: { gu: 'પસંદગી સાચવો', en: 'Save the choice' },
  saved: { gu: 'પસંદગી સચવાઈ છે.', en: 'The choice is saved.' },
  stopTitle: { gu: 'ઈમેલ બંધ કરવા છે?', en: 'Stop the mails?' },
  stopComment: { gu: 'ટિપ્પણીઓ પરના નિર્ણયના ઈમેલ પછી નહીં આવે.', en: 'You will get no more mails about decisions on comments.' },
  stopLetter: { gu: 'પત્રો પરના નિર્ણયના ઈમેલ પછી નહીં આવે.', en: 'You will get no more mails about decisions on letters.' },
  stop: { gu: 'ઈમેલ બંધ કરો', en: 'Stop the mails' },
  stoppedTitle: { gu: 'ઈમેલ બંધ થયા છે', en: 'The mails have stopped' },
  stopped: { gu: 'ફરી ચાલુ કરવા હોય તો તમારા ખાતામાં “મારી ટિપ્પણીઓ” ખોલો.', en: 'To get them again, open “My comments” in your account.' },
  wrongTitle: { gu: 'આ લિંક અધૂરી છે', en: 'This link is incomplete' },
  wrong: {
    gu: 'ઈમેલમાંથી આખી લિંક ખોલો, અથવા ખાતામાં “મારી ટિપ્પણીઓ”માં પસંદગી બદલો.',
    en: 'Open the whole link of the mail, or change the choice under “My comments” in your account.',
  },
} as const satisfies Catalogue;

export const mailChoiceText = gujarati(mailChoiceWords);
