import type { Sentence } from '../../../site/newsroom/newsroomError.ts';

/** A file that is not a price file; nothing of it is imported. The message is the English sentence. */
export class FileNotUnderstood extends Error {
  readonly sentence: Sentence;
  constructor(sentence: Sentence) {
    super(sentence.en);
    this.sentence = sentence;
  }
}

/** Why a file is not understood. */
export const fileFaults = {
  empty: { gu: 'ફાઇલ ખાલી છે.', en: 'The file is empty.' },
  notText: { gu: 'ફાઇલ યુટીએફ-8 કે યુટીએફ-16 લખાણ નથી.', en: 'The file is not text in UTF-8 or UTF-16.' },
  workbook: {
    gu: 'આ એક્સેલની વર્કબુક છે: એક્સેલમાં ખોલીને સીએસવી તરીકે સાચવો, પછી મૂકો.',
    en: 'This is an Excel workbook: open it in Excel, save it as CSV, and take that in.',
  },
  noState: {
    gu: 'ફાઇલ કહેતી નથી કે ભાવ કયા રાજ્યના છે: રાજ્યનું ખાનું નથી. ભાવ ગુજરાતના હોય તો રાજ્ય પસંદ કરીને ફરી મૂકો.',
    en: 'The file does not say of which state the prices are: it has no column for it. If they are of Gujarat, say so (--state Gujarat, MANDI_STATE, or the choice beside the upload).',
  },
  notJson: { gu: 'જેસન ફાઇલ અધૂરી કે બગડેલી છે.', en: 'The file begins like JSON, but is broken or cut off.' },
  noRecords: {
    gu: 'આ જેસન ફાઇલમાં ભાવની યાદી નથી.',
    en: 'This JSON has no list of records: it must be a list, or {"records": [...]}.',
  },
  tooLarge: {
    gu: 'ફાઇલ 64 એમબીથી કે 4,00,000 લીટીથી મોટી છે: ભાગ પાડીને મૂકો.',
    en: 'The file is larger than 64 MB or 4,00,000 rows: split it.',
  },
  longRow: {
    gu: 'ફાઇલની એક લીટી 64 કેબીથી લાંબી છે, કે તેમાં હજારથી વધુ ખાનાં છે: આ ભાવની ફાઇલ નથી.',
    en: 'A line of the file is longer than 64 KB, or has more than a thousand columns: this is no file of prices.',
  },
  brokenQuotes: { gu: 'સીએસવીમાં એક અવતરણચિહ્ન બંધ થયું નથી.', en: 'A quotation mark of the CSV is never closed.' },
} as const satisfies Record<string, Sentence>;

export const columnsMissing = (columns: readonly string[]): Sentence => ({
  gu: `આ ભાવની ફાઇલ નથી: આ ખાનાં ખૂટે છે: ${columns.join(', ')}.`,
  en: `This is no file of prices: it has no column for ${columns.join(', ')}.`,
});

export const columnTwice = (one: string, other: string): Sentence => ({
  gu: `બે ખાનાં એક જ વાત કહે છે: ${one} અને ${other}. એક કાઢી નાખો.`,
  en: `Two columns say the same, so that nobody can tell which is meant: ${one} and ${other}. Remove one.`,
});
