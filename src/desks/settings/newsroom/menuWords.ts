import type { Catalogue } from '../../../platform/text/catalogue.ts';

export const settingsMenuWords = {
  title: { gu: 'સાઇટની ગોઠવણી', en: 'Site settings' },
} as const satisfies Catalogue;
