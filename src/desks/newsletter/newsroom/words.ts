import type { Catalogue } from '../../../platform/text/catalogue.ts';

/** Texts of the newsroom screens for the newsletter. */
export const newsletterScreenWords = {
  title: { gu: 'ન્યૂઝલેટર', en: 'Newsletter' },
  subscribers: { gu: 'વાચકોએ ન્યૂઝલેટર માગ્યું છે', en: 'readers have asked for the newsletter' },
  newest: { gu: 'છેલ્લે જોડાયેલા', en: 'Who asked last' },
  download: { gu: 'બધાં સરનામાં ડાઉનલોડ કરો', en: 'Download all addresses' },
  downloadNote: {
    gu: 'સરનામાં વાચકોની ખાનગી માહિતી છે: ફક્ત ન્યૂઝલેટર માટે વાપરો. ડાઉનલોડની નોંધ રહે છે.',
    en: 'Addresses are readers’ private data: use them for the newsletter only. Downloads are entered in the log.',
  },
  none: { gu: 'હજી કોઈએ માગ્યું નથી.', en: 'Nobody has asked yet.' },
} as const satisfies Catalogue;
