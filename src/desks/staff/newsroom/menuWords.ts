import type { Catalogue } from '../../../platform/text/catalogue.ts';

export const staffMenuWords = {
  account: { gu: 'મારું ખાતું', en: 'My account' },
  staff: { gu: 'સ્ટાફ', en: 'Staff' },
  log: { gu: 'ફેરફારોની નોંધ', en: 'Log of changes' },
} as const satisfies Catalogue;
