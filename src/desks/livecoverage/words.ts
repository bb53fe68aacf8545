import { gujarati } from '../../platform/text/catalogue.ts';

export const liveWords = {
  live: { gu: 'લાઇવ', en: 'Live' },
  over: { gu: 'લાઇવ કવરેજ પૂરું થયું', en: 'The live coverage is over' },
  keyPoints: { gu: 'મુખ્ય મુદ્દા', en: 'Key points' },
  pinned: { gu: 'મહત્ત્વનું', en: 'Pinned' },
  updates: { gu: 'પળેપળની ખબર', en: 'As it happens' },
  lastUpdate: { gu: 'છેલ્લી ખબર', en: 'Last update' },
  none: { gu: 'પહેલી ખબર થોડી વારમાં આવશે.', en: 'The first update will be here soon.' },
  older: { gu: 'પહેલાંની ખબરો', en: 'Earlier updates' },
  newer: { gu: 'પછીની ખબરો', en: 'Later updates' },
  page: { gu: 'પાનું', en: 'Page' },
  corrected: { gu: 'સુધારેલું', en: 'Corrected' },
  showNew: { gu: 'નવી ખબર જુઓ', en: 'new: show them' },
  showChanged: { gu: 'ખબરમાં થયેલો સુધારો જુઓ', en: 'Show what was corrected' },
  saidNew: { gu: 'નવી ખબર આવી છે', en: 'new updates' },
  waiting: { gu: 'નવી ખબર આવશે એટલે અહીં જણાવીશું', en: 'New updates are announced here' },
  fetching: { gu: 'નવી ખબર આવી રહી છે…', en: 'Fetching what is new…' },
  couldNot: { gu: 'નવી ખબર લાવી શકાઈ નહીં. ફરી દબાવો.', en: 'What is new could not be fetched. Press again.' },
} as const;

export const liveText = gujarati(liveWords);
