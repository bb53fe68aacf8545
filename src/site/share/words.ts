import { gujarati } from '../../platform/text/catalogue.ts';

export const shareWords = {
  share: { gu: 'વહેંચો', en: 'Share' },
  copyLink: { gu: 'લિંક કૉપિ કરો', en: 'Copy the link' },
  linkCopied: { gu: 'લિંક કૉપિ થઈ ગઈ', en: 'Link copied' },
  copyFailed: { gu: 'લિંક કૉપિ ન થઈ. સરનામાની પટ્ટીમાંથી કૉપિ કરો.', en: 'The link was not copied. Copy it from the address bar.' },
} as const;

export const shareText = gujarati(shareWords);
