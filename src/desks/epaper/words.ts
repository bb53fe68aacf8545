import { gujarati } from '../../platform/text/catalogue.ts';

export const epaperWords = {
  title: { gu: 'ઈ-પેપર', en: 'E-paper' },
  intro: {
    gu: 'છાપેલા અખબારનાં પાનાં, જેવાં છપાય છે તેવાં જ: શહેર પસંદ કરો, દિવસ પસંદ કરો અને વાંચો.',
    en: 'The pages of the printed paper as they are printed: choose a city and a day, and read.',
  },
  today: { gu: 'આજનું ઈ-પેપર', en: 'Today’s e-paper' },
  latest: { gu: 'તાજેતરનું ઈ-પેપર', en: 'The latest e-paper' },
  all: { gu: 'બધી આવૃત્તિ', en: 'All editions' },
  edition: { gu: 'આવૃત્તિ', en: 'edition' },
  city: { gu: 'શહેર', en: 'City' },
  page: { gu: 'પાનું', en: 'Page' },
  pages: { gu: 'પાનાં', en: 'pages' },
  allPages: { gu: 'બધાં પાનાં', en: 'All pages' },
  previousPage: { gu: 'પાછલું પાનું', en: 'Previous page' },
  nextPage: { gu: 'પછીનું પાનું', en: 'Next page' },
  keys: { gu: 'કીબોર્ડની ← → કીથી પાનાં ફેરવો', en: 'Turn the pages with the keys ← →' },
  zoom: { gu: 'મોટું કરો', en: 'Enlarge' },
  openPicture: { gu: 'પાનું મોટું કરીને વાંચો', en: 'Enlarge the page to read it' },
  zoomIn: { gu: 'વધુ મોટું', en: 'Larger' },
  zoomOut: { gu: 'નાનું', en: 'Smaller' },
  close: { gu: 'બંધ કરો', en: 'Close' },
  zoomFailed: { gu: 'આ પાનું ખૂલ્યું નહીં. ફરી પ્રયત્ન કરો.', en: 'The page did not open. Try again.' },
  download: { gu: 'પીડીએફ ડાઉનલોડ', en: 'Download the PDF' },
  kilobytes: { gu: 'કેબી', en: 'KB' },
  megabytes: { gu: 'એમબી', en: 'MB' },
  calendar: { gu: 'અંકોનું કૅલેન્ડર', en: 'Calendar of editions' },
  previousMonth: { gu: 'પાછલો મહિનો', en: 'Previous month' },
  nextMonth: { gu: 'પછીનો મહિનો', en: 'Next month' },
  wholeMonth: { gu: 'આખા મહિનાના અંક', en: 'All editions of the month' },
  olderEdition: { gu: 'આ પહેલાંનો અંક', en: 'The edition before' },
  newerEdition: { gu: 'આ પછીનો અંક', en: 'The edition after' },
  noEdition: { gu: 'આ દિવસનો અંક નથી', en: 'There is no edition of this day' },
  noEditionText: {
    gu: 'આ શહેરની આવૃત્તિ આ દિવસે બહાર પડી નથી. સૌથી નજીકના અંક આ રહ્યા.',
    en: 'This city’s edition did not come out on this day. These are the nearest ones.',
  },
  empty: {
    gu: 'હજી કોઈ આવૃત્તિ મૂકવામાં આવી નથી. ત્યાં સુધી તાજા સમાચાર વાંચો.',
    en: 'No edition has been put here yet. Until then read the latest news.',
  },
  services: { gu: 'સેવાઓ', en: 'Services' },
} as const;

export const epaperText = gujarati(epaperWords);

/** Why an edition is rejected, for the editor. */
export const refusalWords = {
  tooLarge: { gu: 'આ ફાઇલ 80 એમબીથી મોટી છે: નાની કરીને ફરી મૂકો.', en: 'The file is larger than 80 MB: make it smaller and try again.' },
  tooLargeTogether: {
    gu: 'બધી ફાઇલો મળીને 80 એમબીથી મોટી છે: નાની કરીને ફરી મૂકો.',
    en: 'The files together are larger than 80 MB: make them smaller and try again.',
  },
  notPdf: { gu: 'આ ફાઇલ પીડીએફ નથી.', en: 'The file is not a PDF, whatever its name says.' },
  encrypted: {
    gu: 'આ પીડીએફ પાસવર્ડથી બંધ છે: પાસવર્ડ કાઢીને ફરી મૂકો.',
    en: 'The PDF is locked with a password: save it without one and try again.',
  },
  broken: { gu: 'આ પીડીએફ અધૂરી કે બગડેલી છે: ફરી બનાવીને મૂકો.', en: 'The PDF is broken or cut off: make it anew and try again.' },
  noPages: { gu: 'આ પીડીએફમાં એકેય પાનું નથી.', en: 'The PDF has no pages.' },
  tooManyPages: { gu: '64થી વધુ પાનાં છે: એક અંકમાં વધુમાં વધુ 64 આવે.', en: 'There are more than 64 pages, the most of an edition.' },
  wrongSides: {
    gu: 'આ પીડીએફમાં એક પાનાનું માપ અખબારના પાના જેવું નથી.',
    en: 'A page of the PDF has a size that no newspaper page has: its shorter side must be at least 100 points, its longer at most three times that and 14,400 points.',
  },
  tooSlow: {
    gu: 'આ પીડીએફનું એક પાનું બનતાં બહુ વાર લાગે છે: પાનાનાં ચિત્રો સાદાં કરીને ફરી મૂકો.',
    en: 'A page of the PDF takes too long to draw: simplify its pictures and try again.',
  },
  noCity: { gu: 'આવું કોઈ શહેર નથી.', en: 'There is no such city.' },
  noDay: { gu: 'આવો કોઈ દિવસ નથી: 2026-11-21 જેવી તારીખ લખો.', en: 'There is no such day: write it as 2026-11-21.' },
  tooFarAhead: {
    gu: 'આ દિવસ એક મહિનાથી વધુ દૂર છે: તારીખ તપાસો.',
    en: 'The day is more than a month ahead: check the date.',
  },
  noEdition: { gu: 'આ શહેર અને દિવસનો કોઈ અંક નથી.', en: 'There is no edition of this city and day.' },
} as const;
