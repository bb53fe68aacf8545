import type { Catalogue } from '../../../platform/text/catalogue.ts';

// In a file of its own, because every screen of the newsroom loads the menu.

export const pushMenuWords = {
  title: { gu: 'વાચકોને સૂચનાઓ', en: 'Messages to readers' },
} as const satisfies Catalogue;
