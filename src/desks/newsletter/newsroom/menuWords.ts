import type { Catalogue } from '../../../platform/text/catalogue.ts';

export const newsletterMenuWords = {
  title: { gu: 'ન્યૂઝલેટર', en: 'Newsletter' },
} as const satisfies Catalogue;

export const editionMenuWords = {
  title: { gu: 'ન્યૂઝલેટરની આવૃત્તિઓ', en: 'Newsletter editions' },
} as const satisfies Catalogue;
