import { gujarati } from '../../platform/text/catalogue.ts';

/** Texts of the list under the search field, which its script shows. */
export const searchFieldWords = {
  suggestions: { gu: 'સૂચનો', en: 'Suggestions' },
  recent: { gu: 'તમે પહેલાં શોધેલું', en: 'Your earlier searches' },
  forget: { gu: 'યાદીમાંથી કાઢો', en: 'Remove' },
  forgetAll: { gu: 'બધું ભૂંસો', en: 'Erase all' },
  shown: { gu: 'સૂચન છે; જોવા માટે નીચેનું તીર દબાવો.', en: 'suggestions; press the down arrow to read them.' },
} as const;

export const searchFieldText = gujarati(searchFieldWords);
