import type { Catalogue } from '../../../platform/text/catalogue.ts';

export const pushMenuWords = {
  title: { gu: 'વાચકોને સૂચનાઓ', en: 'Messages to readers' },
} as const satisfies Catalogue;
