import { gujarati } from '../../platform/text/catalogue.ts';

export const toolWords = {
  title: { gu: 'વાંચનની ગોઠવણી', en: 'Reading settings' },
  text: {
    gu: 'આ ગોઠવણી આ ફોન કે કમ્પ્યુટર પર જ રહે છે; અમને મોકલાતી નથી.',
    en: 'These settings stay on this device; they are not sent to us.',
  },
  digits: { gu: 'આંકડા', en: 'Digits' },
  digitsText: {
    gu: 'તારીખ, ભાવ અને સ્કોરના આંકડા કઈ લિપિમાં જોવા છે?',
    en: 'In which digits would you like dates, prices and scores?',
  },
  western: { gu: 'અંગ્રેજી: 1 2 3', en: 'Western' },
  gujaratiDigits: { gu: 'ગુજરાતી: ૧ ૨ ૩', en: 'Gujarati' },
  asWritten: { gu: 'લખ્યા પ્રમાણે', en: 'As written' },
  needsScript: {
    gu: 'આંકડા બદલવા માટે બ્રાઉઝરમાં જાવાસ્ક્રિપ્ટ ચાલુ કરો.',
    en: 'Turn on JavaScript in the browser to change the digits.',
  },
  openOffline: { gu: 'ઑફલાઇન રાખેલા સમાચાર જુઓ', en: 'See the stories kept offline' },
  openLite: { gu: 'હળવું વર્ઝન ખોલો', en: 'Open the lite version' },
} as const;

export const toolText = gujarati(toolWords);
