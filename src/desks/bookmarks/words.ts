import { gujarati } from '../../platform/text/catalogue.ts';

export const bookmarkWords = {
  title: { gu: 'સાચવેલા સમાચાર', en: 'Bookmarks' },
  intro: { gu: 'તમે સાચવેલા સમાચાર, છેલ્લે સાચવેલા પહેલાં.', en: 'The stories that you saved, the last saved first.' },
  none: { gu: 'હજી કોઈ સમાચાર સાચવ્યા નથી.', en: 'You have saved no story yet.' },
  howToSave: { gu: 'સમાચારના પાના પર “સાચવો” દબાવો.', en: 'Press “Save” on the page of a story.' },
  latest: { gu: 'તાજા સમાચાર', en: 'Latest news' },
  save: { gu: 'સાચવો', en: 'Save' },
  saveThis: { gu: 'આ સમાચાર સાચવવા છે?', en: 'Save this story?' },
  remove: { gu: 'યાદીમાંથી કાઢો', en: 'Remove from the list' },
  saved: { gu: 'સમાચાર સાચવ્યા.', en: 'The story is saved.' },
  removed: { gu: 'સમાચાર યાદીમાંથી કાઢ્યા.', en: 'The story is removed from the list.' },
  noSuchStory: { gu: 'આ સમાચાર હવે નથી.', en: 'This story is no longer there.' },
  full: {
    gu: 'યાદીમાં 1,000 સમાચાર થઈ ગયા છે. નવા સાચવવા માટે થોડા કાઢો.',
    en: 'The list has 1,000 stories. Remove some to save new ones.',
  },
  what: { gu: 'સાચવેલા સમાચારની યાદી', en: 'The list of bookmarks' },
  why: { gu: 'તમારા દરેક ઉપકરણ પર તે ફરી મળે તે માટે.', en: 'For you to find them on each of your devices.' },
  kept: { gu: 'તમે યાદીમાંથી કાઢો અથવા ખાતું કાઢી નાખો ત્યાં સુધી.', en: 'Until you remove them or delete the account.' },
} as const;

export const bookmarkText = gujarati(bookmarkWords);
