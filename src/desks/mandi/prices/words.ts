import { gujarati } from '../../../platform/text/catalogue.ts';

// What search engines show of prices; no island needs these words.

export const priceSearchWords = {
  all: { gu: 'મંડી ભાવ: ગુજરાતનાં માર્કેટ યાર્ડના તાજા ભાવ', en: 'Mandi prices: the newest prices of Gujarat’s market yards' },
  /** After the name of a district, a yard, a crop or a kind of crop: રાજકોટ જિલ્લાના મંડી ભાવ is not every name’s form. */
  prices: { gu: ': મંડી ભાવ', en: ': mandi prices' },
  district: { gu: ' જિલ્લો', en: ' district' },
  /** After the name of a yard. */
  ofYard: { gu: ' માર્કેટ યાર્ડના તાજા ભાવ', en: ' market yard: the newest prices' },
  yardText: {
    gu: 'દરેક પાકના નીચા, ઊંચા અને સામાન્ય ભાવ તથા આવક.',
    en: 'The lowest, highest and modal price of each crop, and its arrivals.',
  },
} as const;

export const priceSearchText = gujarati(priceSearchWords);
