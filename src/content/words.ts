/** Validation messages for editors, for all kinds of content. */
export const contentWords = {
  noSuchPicture: { gu: 'આ ચિત્ર સંગ્રહમાં નથી.', en: 'The library has no such picture.' },
  noSuchCategory: { gu: 'આવો વિભાગ નથી.', en: 'There is no such category.' },
  noSuchCity: { gu: 'આવું શહેર નથી.', en: 'There is no such city.' },
  notReady: { gu: 'પ્રકાશિત કરતાં પહેલાં નિશાન કરેલી જગ્યાઓ ભરો.', en: 'Fill the marked places before publishing.' },
  alreadyPublished: { gu: 'આ પહેલેથી પ્રકાશિત છે.', en: 'This is published already.' },
  notPublished: { gu: 'આ વાચકો સામે નથી.', en: 'Readers do not see this.' },
  withdrawFirst: { gu: 'આ વાચકો સામે છે: પહેલાં પાછું ખેંચો.', en: 'Readers see this: withdraw it first.' },
} as const;
