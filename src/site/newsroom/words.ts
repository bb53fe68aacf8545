import type { Sentence } from './newsroomError.ts';

/** General messages of the newsroom server. */
export const newsroomServerWords = {
  signInFirst: { gu: 'પહેલાં સાઇન ઇન કરો.', en: 'Please sign in first.' },
  secondFactorFirst: { gu: 'પહેલાં બીજી ચકાસણી ગોઠવો.', en: 'Please set up your second factor first.' },
  notYours: { gu: 'તમારી ભૂમિકાને આ કામની છૂટ નથી.', en: 'Your role may not do this.' },
  otherDesk: { gu: 'આ તમારા વિભાગ કે શહેરનું નથી.', en: 'This belongs to another desk or city.' },
  beforeReaders: {
    gu: 'આ વાચકો સામે છે: પ્રકાશિત કરી શકે તે જ તેને બદલી શકે.',
    en: 'Readers see this: only those who publish may change it.',
  },
  fromElsewhere: { gu: 'આ વિનંતી બીજી સાઇટ પરથી આવી છે.', en: 'This request came from another site.' },
  noSuchCall: { gu: 'આ સરનામે કશું નથી.', en: 'There is nothing at this address.' },
  notThere: { gu: 'આ હવે નથી: કદાચ કોઈએ કાઢી નાખ્યું છે.', en: 'This is no longer there: someone may have removed it.' },
  changedMeanwhile: {
    gu: 'તમે ખોલ્યા પછી બીજા કોઈએ આમાં ફેરફાર કર્યો છે. તમે લખેલું અહીં જ છે: તાજી સ્થિતિ જોઈને ફરી સાચવો.',
    en: 'Someone has changed this since you opened it. What you wrote is still here: look at its present state and save again.',
  },
  orderChanged: {
    gu: 'બીજા કોઈએ આ યાદી કે તેનો ક્રમ બદલ્યો છે. હવેનો ક્રમ જોઈને ફરી ગોઠવો.',
    en: 'Someone else has changed this list or its order. Look at the order as it is now and arrange it again.',
  },
  asJson: { gu: 'વિનંતી સમજાય એવા રૂપમાં આવી નથી.', en: 'The request must come as JSON.' },
  tooLarge: { gu: 'આ ફાઇલ કે લખાણ બહુ મોટું છે.', en: 'This file or text is too large.' },
  diskFull: {
    gu: 'સર્વરની ડિસ્ક ભરાઈ ગઈ છે, તેથી ફાઇલ સચવાઈ નથી. જગ્યા કરાવવા માટે સંચાલકને જણાવો.',
    en: 'The server’s disk is full, so the file was not kept. Please tell whoever runs the server.',
  },
  notKept: {
    gu: 'સર્વર ફાઇલો સાચવી શકતું નથી, તેથી ફાઇલ સચવાઈ નથી. સંચાલકને જણાવો.',
    en: 'The server cannot keep files just now, so the file was not kept. Please tell whoever runs the server.',
  },
  somethingWrong: { gu: 'કંઈક ખૂટે છે કે ખોટું છે: નિશાન કરેલી જગ્યા જુઓ.', en: 'Something is missing or wrong: see the marked fields.' },
  notNow: { gu: 'હમણાં આ થઈ શક્યું નહીં. થોડી વાર પછી ફરી પ્રયત્ન કરો.', en: 'This could not be done just now. Try again in a moment.' },
  needed: { gu: 'આ ભરવું જરૂરી છે.', en: 'This is needed.' },
  emailWrong: { gu: 'ઈમેલનું આખું સરનામું લખો.', en: 'Write a whole e-mail address.' },
  wrong: { gu: 'આ બરાબર નથી.', en: 'This is not right.' },
  notChoice: { gu: 'યાદીમાંથી પસંદ કરો.', en: 'Choose one of the list.' },
} as const satisfies Record<string, Sentence>;

export const tooLong = (most: number): Sentence => ({ gu: `વધુમાં વધુ ${most} અક્ષર.`, en: `At most ${most} characters.` });
export const tooMuch = (most: number): Sentence => ({ gu: `વધુમાં વધુ ${most}.`, en: `At most ${most}.` });
export const tooLittle = (least: number): Sentence => ({ gu: `ઓછામાં ઓછું ${least}.`, en: `At least ${least}.` });
