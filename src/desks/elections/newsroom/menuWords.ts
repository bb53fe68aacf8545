import type { Catalogue } from '../../../platform/text/catalogue.ts';

// In a file of its own, because every screen of the newsroom loads the menu.

export const electionMenuWords = {
  title: { gu: 'ચૂંટણી', en: 'Elections' },
} as const satisfies Catalogue;
