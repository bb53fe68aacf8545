import type { Catalogue } from '../../../platform/text/catalogue.ts';

// In a file of its own, because every screen of the newsroom loads the menu.

export const settingsMenuWords = {
  title: { gu: 'સાઇટની ગોઠવણી', en: 'Site settings' },
} as const satisfies Catalogue;
