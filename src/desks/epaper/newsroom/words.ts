import { epaperMenuWords } from './menuWords.ts';
/** Texts of the e-paper screens. */
export const epaperDeskWords = {
  ...epaperMenuWords,
  newEdition: { gu: 'અંક મૂકો', en: 'Put out an edition' },
  city: { gu: 'શહેર', en: 'City' },
  date: { gu: 'તારીખ', en: 'Day' },
  choose: { gu: 'પીડીએફ પસંદ કરો', en: 'Choose the PDF' },
  chooseHelp: {
    gu: 'આખો અંક એક ફાઇલમાં, અથવા પાના દીઠ એક ફાઇલ. વધુમાં વધુ 80 એમબી અને 64 પાનાં. પહેલાં પાનાં જોઈ લો, પછી પ્રકાશિત કરો.',
    en: 'The whole edition in one file, or a file for each page. At most 80 MB and 64 pages. Look at the pages first, then publish.',
  },
  addFiles: { gu: 'વધુ પાનાં ઉમેરો', en: 'Add pages' },
  files: { gu: 'ફાઇલો', en: 'Files' },
  drawing: { gu: 'પાનાં તૈયાર થાય છે…', en: 'The pages are being drawn…' },
  pages: { gu: 'પાનાં', en: 'Pages' },
  publish: { gu: 'પ્રકાશિત કરો', en: 'Publish' },
  published: { gu: 'અંક મુકાઈ ગયો.', en: 'The edition is out.' },
  replaces: {
    gu: 'આ શહેર અને તારીખનો અંક છે: તેની જગ્યાએ આ આવશે, સરનામું એનું એ રહેશે.',
    en: 'There is an edition of this city and day: this one takes its place, at the same address.',
  },
  editions: { gu: 'અંક', en: 'Editions' },
  ofCity: { gu: 'કયા શહેરના અંક', en: 'Editions of which city' },
  none: { gu: 'હજી કોઈ અંક નથી.', en: 'There are no editions yet.' },
  more: { gu: 'જૂના અંક', en: 'Earlier editions' },
  replace: { gu: 'બદલો', en: 'Replace' },
  withdraw: { gu: 'પાછો ખેંચો', en: 'Withdraw' },
  withdrawSure: { gu: 'વાચકો આ અંક જોઈ નહીં શકે. પાછો ખેંચવો છે?', en: 'Readers will not see this edition any more. Withdraw it?' },
  withdrawn: { gu: 'પાછો ખેંચ્યો', en: 'Withdrawn' },
  nowWithdrawn: { gu: 'અંક પાછો ખેંચાયો.', en: 'The edition is withdrawn.' },
  see: { gu: 'જુઓ', en: 'See it' },
} as const;
