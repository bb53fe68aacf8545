import type { Catalogue } from '../../../platform/text/catalogue.ts';

export const electionMenuWords = {
  title: { gu: 'ચૂંટણી', en: 'Elections' },
} as const satisfies Catalogue;
