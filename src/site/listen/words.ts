import { gujarati } from '../../platform/text/catalogue.ts';

export const listenWords = {
  listen: { gu: 'સાંભળો', en: 'Listen' },
  player: { gu: 'સમાચાર સાંભળો', en: 'Listen to the story' },
  play: { gu: 'ચાલુ કરો', en: 'Play' },
  pause: { gu: 'થોભાવો', en: 'Pause' },
  previous: { gu: 'પાછલું વાક્ય', en: 'Previous sentence' },
  next: { gu: 'પછીનું વાક્ય', en: 'Next sentence' },
  speed: { gu: 'ઝડપ', en: 'Speed' },
  stop: { gu: 'સાંભળવાનું બંધ કરો', en: 'Stop listening' },
  noVoice: {
    gu: 'આ ફોન કે કમ્પ્યુટરમાં ગુજરાતી અવાજ નથી. ફોનના સેટિંગમાં “ટેક્સ્ટ ટુ સ્પીચ”માં ગુજરાતી ઉમેરો.',
    en: 'This device has no voice for the language of the story. Add one under “Text-to-speech” in its settings.',
  },
  noSpeech: { gu: 'આ બ્રાઉઝર સમાચાર વાંચી સંભળાવી શકતું નથી.', en: 'This browser cannot read stories aloud.' },
  failed: { gu: 'અવાજ અટકી ગયો. ફરી ચાલુ કરો.', en: 'The voice stopped. Start it again.' },
} as const;

export const listenText = gujarati(listenWords);
