import type { Sentence } from '../../site/newsroom/newsroomError.ts';

/** Messages of the newsroom server about stories. */
export const storyWords = {
  noStory: { gu: 'આ સ્ટોરી મળી નહીં.', en: 'There is no such story.' },
  noColleague: { gu: 'આ નામનું ખાતું નથી કે બંધ છે.', en: 'There is no such account, or it is suspended.' },
  noRevision: { gu: 'આ આવૃત્તિ મળી નહીં.', en: 'There is no such revision.' },
  noAlarm: { gu: 'આ ચેતવણી મળી નહીં.', en: 'There is no such alarm.' },
  notYourStory: { gu: 'આ સ્ટોરીમાં ફેરફાર કરવાની તમને છૂટ નથી.', en: 'You may not change this story.' },
  notYoursNow: {
    gu: 'સ્ટોરી હાલ જે તબક્કે છે ત્યાં તમે તેમાં ફેરફાર કરી શકો નહીં. તમારું લખાણ અલગ આવૃત્તિ તરીકે સચવાયું છે.',
    en: 'You may not change this story at the stage it has reached. What you wrote is kept as a revision of its own.',
  },
  notYourStep: { gu: 'આ પગલું લેવાની તમને છૂટ નથી.', en: 'This step is not yours to take.' },
  notFromHere: { gu: 'સ્ટોરી હાલ જે તબક્કે છે ત્યાંથી આ પગલું લઈ શકાય નહીં.', en: 'This step cannot be taken from where the story stands.' },
  stale: {
    gu: 'તમે ખોલ્યા પછી આ સ્ટોરી બદલાઈ છે. તમારું લખાણ અલગ આવૃત્તિ તરીકે સચવાયું છે.',
    en: 'This story has changed since you opened it. What you wrote is kept as a revision of its own.',
  },
  held: {
    gu: 'આ સ્ટોરી હવે બીજા કોઈ પાસે ખુલ્લી છે. તમારું લખાણ અલગ આવૃત્તિ તરીકે સચવાયું છે.',
    en: 'Someone else has this story open now. What you wrote is kept as a revision of its own.',
  },
  changedMeanwhile: {
    gu: 'તમે ખોલ્યા પછી આ સ્ટોરી બદલાઈ છે. પહેલાં તાજી આવૃત્તિ જુઓ.',
    en: 'This story has changed since you opened it. See how it stands first.',
  },
  heldByOther: { gu: 'આ સ્ટોરી બીજા કોઈ પાસે ખુલ્લી છે.', en: 'Someone else has this story open.' },
  checkNotMade: {
    gu: 'એક ચકાસણી હમણાં થઈ શકી નથી. પ્રકાશિત કરતાં પહેલાં સ્ટોરી ફરી ખોલી જુઓ.',
    en: 'One check could not be made just now. Open the story again before you publish it.',
  },
  noteNeeded: { gu: 'એક લીટીમાં કારણ લખો.', en: 'Say why, in a line.' },
  momentNeeded: { gu: 'ક્યારે પ્રકાશિત કરવી તે લખો.', en: 'Say when it shall be published.' },
  momentPast: { gu: 'આ સમય વીતી ગયો છે.', en: 'This moment is past.' },
  momentFar: { gu: 'એક વર્ષથી આગળનો સમય આપી શકાય નહીં.', en: 'No further ahead than a year.' },
  notReady: { gu: 'પ્રકાશિત કરતાં પહેલાં નિશાન કરેલી ખામીઓ દૂર કરો.', en: 'Before it can be published, mend what is marked.' },
  nothingChanged: { gu: 'પ્રકાશિત સ્ટોરીમાં કોઈ ફેરફાર નથી.', en: 'Nothing has been changed in the published story.' },
  notPublished: { gu: 'આ સ્ટોરી પ્રકાશિત નથી.', en: 'This story is not published.' },
  notInTrash: {
    gu: 'કચરાપેટીમાં ત્રીસ દિવસ રહેલી સ્ટોરી જ કાયમ માટે કાઢી શકાય.',
    en: 'Only what has lain in the trash for thirty days can be removed for good.',
  },
  failedPublication: { gu: 'નિર્ધારિત સમયે પ્રકાશિત કરતાં ભૂલ આવી.', en: 'Publishing it at its time failed.' },
  noHeadline: { gu: 'હેડલાઇન લખો.', en: 'It has no headline.' },
  noSlug: { gu: 'સરનામા માટે સ્લગ લખો.', en: 'It has no slug for its address.' },
  wrongSlug: {
    gu: 'સ્લગમાં નાના અંગ્રેજી અક્ષર, આંકડા અને વચ્ચે ડૅશ જ ચાલે.',
    en: 'A slug has small Latin letters and digits, joined by dashes.',
  },
  noCategory: { gu: 'વિભાગ પસંદ કરો.', en: 'It has no category.' },
  unknownTopic: { gu: 'યાદીમાંથી ફરી પસંદ કરો: આ હવે નથી.', en: 'Choose again: this is no longer there.' },
  noOriginal: {
    gu: 'જેનો અનુવાદ છે તે સ્ટોરી હવે નથી. ફરી પસંદ કરો.',
    en: 'The story that this one translates is no longer there. Choose it again.',
  },
  sameLanguage: {
    gu: 'અનુવાદ અને મૂળ સ્ટોરીમાંથી એક અંગ્રેજીમાં અને બીજી ગુજરાતીમાં હોવી જોઈએ.',
    en: 'Of a translation and its original, one must be in English and the other in Gujarati.',
  },
  originalTranslates: {
    gu: 'પસંદ કરેલી સ્ટોરી પોતે અનુવાદ છે. બંને વચ્ચે એક જ જોડાણ રાખો.',
    en: 'The chosen story is a translation itself. Keep only one link between the two.',
  },
  alreadyTranslated: { gu: 'પસંદ કરેલી સ્ટોરીનો બીજો અનુવાદ પ્રકાશિત થયેલો છે.', en: 'Another translation of the chosen story is published.' },
  emptyBody: { gu: 'સ્ટોરીમાં હજી કશું લખાયું નથી.', en: 'Nothing has been written yet.' },
  unknownEmbed: {
    gu: 'આ સરનામાની સામગ્રી સ્ટોરીમાં બતાવી શકાતી નથી: યાદીમાં છે તે સાઇટની લિંક મૂકો (યુટ્યૂબ, એક્સ, ઇન્સ્ટાગ્રામ, નકશા વગેરે).',
    en: 'What stands at this address cannot be shown in a story: use a link of a listed site (YouTube, X, Instagram, maps and others).',
  },
  brokenBlock: { gu: 'આ ભાગ અધૂરો છે.', en: 'This block is not complete.' },
  noPicture: { gu: 'મુખ્ય ચિત્ર નથી.', en: 'It has no main picture.' },
  unknownPicture: { gu: 'આ ચિત્ર હવે નથી.', en: 'This picture is no longer there.' },
  smallPicture: { gu: 'ચિત્ર 1200 પિક્સેલથી સાંકડું છે.', en: 'The picture is narrower than 1,200 pixels.' },
  wrongCanonical: {
    gu: 'મૂળ લખાણનું સરનામું https:// થી શરૂ થતી લિંક કે આ સાઇટના પાનાનું સરનામું હોવું જોઈએ.',
    en: 'The address of the original must be a link that begins with https://, or the address of a page of this site.',
  },
  noAlt: { gu: 'ચિત્રનું વર્ણન લખાયું નથી.', en: 'The picture has no description.' },
  noDeck: { gu: 'સારાંશની લીટી નથી.', en: 'It has no deck.' },
  longHeadline: { gu: 'ફોન પર હેડલાઇન લાંબી પડશે.', en: 'The headline is too long for a phone.' },
  noCity: { gu: 'શહેર પસંદ કર્યું નથી.', en: 'It has no city.' },
  noAuthor: { gu: 'લેખકનું નામ નથી.', en: 'It has no author.' },
} as const satisfies Record<string, Sentence>;

export const doubledSignIn = (word: string): Sentence => ({ gu: `બેવડાયેલી માત્રા: ${word}`, en: `A vowel sign twice: ${word}` });
export const strayLatinIn = (word: string): Sentence => ({ gu: `લૅટિન અક્ષરો: ${word}`, en: `Latin letters: ${word}` });
