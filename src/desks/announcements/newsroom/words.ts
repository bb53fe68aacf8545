import { announcementMenuWords } from './menuWords.ts';

/** Texts of the screen of hubs and search engines. */
export const announcementScreenWords = {
  ...announcementMenuWords,
  note: {
    gu: 'કંઈ પ્રકાશિત થાય, સુધરે કે પાછું ખેંચાય ત્યારે ફીડ વાંચતા પ્રોગ્રામ અને સર્ચ એન્જિનને તરત જાણ થાય છે.',
    en: 'When something is published, corrected or withdrawn, programs that read the feeds and search engines are told at once.',
  },
  off: {
    gu: 'અત્યારે કોઈને જાણ કરાતી નથી. સર્વરની ગોઠવણીમાં WEBSUB_HUBS (ફીડ માટે) અથવા INDEXNOW_URL (સર્ચ એન્જિન માટે) લખવાથી ચાલુ થશે.',
    en: 'Nobody is told at present. The server’s settings WEBSUB_HUBS (for feeds) and INDEXNOW_URL (for search engines) turn it on.',
  },
  hub: { gu: 'ફીડનું હબ (WebSub)', en: 'Hub of the feeds (WebSub)' },
  indexnow: { gu: 'સર્ચ એન્જિન (IndexNow)', en: 'Search engines (IndexNow)' },
  waiting: { gu: 'જાણ કરવાની બાકી: {count}', en: 'still to be told: {count}' },
  lastAnswer: { gu: 'છેલ્લો જવાબ: {answer}, {at}', en: 'last answer: {answer}, {at}' },
  noAnswer: { gu: 'હજી કોઈ જાણ કરાઈ નથી', en: 'not told anything yet' },
  retry: { gu: 'સંપર્ક થતો નથી. ફરી પ્રયત્ન: {at}', en: 'Cannot be reached. Next attempt: {at}' },
  key: { gu: 'ચાવીની ફાઇલ', en: 'File of the key' },
  told: { gu: 'છેલ્લે કરાયેલી જાણ', en: 'What was told last' },
  none: { gu: 'છેલ્લા 30 દિવસમાં કોઈ જાણ કરાઈ નથી.', en: 'Nothing was told in the last 30 days.' },
  taken: { gu: 'સ્વીકારાયું', en: 'accepted' },
  refused: { gu: 'ના પાડી', en: 'refused' },
  failed: { gu: 'એક દિવસ પ્રયત્ન કર્યા પછી છોડ્યું', en: 'given up after a day' },
} as const;
