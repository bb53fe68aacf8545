import { gujarati } from '../../platform/text/catalogue.ts';

export const offlineWords = {
  title: { gu: 'ઑફલાઇન વાંચન', en: 'Offline reading' },
  text: {
    gu: 'ઇન્ટરનેટ ન હોય ત્યારે પણ આટલું આ ફોન કે કમ્પ્યુટર પર વાંચી શકાશે.',
    en: 'This much can be read on this device without the internet.',
  },
  notReached: {
    gu: 'ઇન્ટરનેટ વિના એ પાનું ખૂલી શક્યું નહીં. ત્યાં સુધી અહીં રાખેલા સમાચાર વાંચો.',
    en: 'That page could not be opened without the internet. Meanwhile read what is kept here.',
  },
  tryAgain: { gu: 'ફરી પ્રયત્ન કરો', en: 'Try again' },
  front: { gu: 'છેલ્લે જોયેલું હોમપેજ', en: 'The front page as last seen' },
  kept: { gu: 'રાખેલા સમાચાર', en: 'Stories that are kept' },
  read: { gu: 'છેલ્લે વાંચેલા સમાચાર', en: 'Stories read last' },
  nothing: {
    gu: 'સમાચારના લખાણની ઉપર, “સાંભળો”ની બાજુમાં ↓ (ઑફલાઇન રાખો) દબાવો એટલે એ સમાચાર અહીં દેખાશે. છેલ્લે વાંચેલા થોડા સમાચાર આપોઆપ રહે છે.',
    en: 'Above the text of a story, beside “Listen”, press ↓ (Keep offline) and the story appears here. The few stories read last are kept by themselves.',
  },
  keep: { gu: 'ઑફલાઇન રાખો', en: 'Keep offline' },
  isKept: { gu: 'ઑફલાઇન રાખ્યા છે', en: 'Kept offline' },
  keptNow: { gu: 'આ સમાચાર હવે ઇન્ટરનેટ વિના પણ ખૂલશે', en: 'This story now opens without the internet too' },
  dropped: { gu: 'આ સમાચાર હવે ઑફલાઇન રાખ્યા નથી', en: 'This story is no longer kept offline' },
  notKept: {
    gu: 'આ સમાચાર રાખી શકાયા નહીં. ફોનમાં જગ્યા અને ઇન્ટરનેટ તપાસીને ફરી પ્રયત્ન કરો.',
    en: 'This story could not be kept. Check space and internet, then try again.',
  },
} as const;

export const offlineText = gujarati(offlineWords);
