import type { Catalogue } from '../../../platform/text/catalogue.ts';

/** Texts of the newsroom screens for the newsletter. */
export const newsletterScreenWords = {
  title: { gu: 'ન્યૂઝલેટર', en: 'Newsletter' },
  newest: { gu: 'છેલ્લે મળેલાં સરનામાં', en: 'The newest addresses' },
  download: { gu: 'બધાં સરનામાં ડાઉનલોડ કરો', en: 'Download all addresses' },
  downloadNote: {
    gu: 'સરનામાં વાચકોની ખાનગી માહિતી છે: ફક્ત ન્યૂઝલેટર માટે વાપરો, અને જેમની પુષ્ટિ બાકી હોય તેમને ન્યૂઝલેટર ન મોકલો. ડાઉનલોડની નોંધ રહે છે.',
    en: 'Addresses are readers’ private data: use them for the newsletter only, and send none to those who have not confirmed. Downloads are entered in the log.',
  },
  none: { gu: 'હજી કોઈએ માગ્યું નથી.', en: 'Nobody has asked yet.' },
} as const satisfies Catalogue;

export const subscriberStateWords = {
  confirmed: { gu: 'પુષ્ટિ થઈ', en: 'Confirmed' },
  waiting: { gu: 'પુષ્ટિ બાકી', en: 'Waiting' },
} as const satisfies Catalogue;
