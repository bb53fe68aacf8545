import type { Sentence } from '../../../site/newsroom/refusal.ts';

/** Why a file without faults is not taken in. */
export const importWords = {
  beingScored: {
    gu: 'આ મેચ હમણાં ન્યૂઝરૂમમાંથી સ્કોર થાય છે: પૂરી થયા પછી ફાઇલ લાવો.',
    en: 'This match is being scored in the newsroom: bring the file when it is over.',
  },
  refused: { gu: 'આ ફાઇલ લેવાઈ નથી, કશું બદલાયું નથી.', en: 'The file is not taken in; nothing has changed.' },
  older: { gu: 'અખબારમાં આનાથી નવી ફાઇલ છે.', en: 'The paper has a newer file of this match.' },
  sameRevision: {
    gu: 'અખબારમાં આ જ ક્રમની ફાઇલ છે, પણ તેમાં લખાણ જુદું છે.',
    en: 'The paper has a file of this same revision that says something else.',
  },
} as const satisfies Record<string, Sentence>;
