import type { Catalogue } from '../../../platform/text/catalogue.ts';

export const grievanceMenuWords = {
  title: { gu: 'ફરિયાદો', en: 'Grievances' },
} as const satisfies Catalogue;
