import { sweepAttempts } from '../../platform/accounts/attempts.ts';
import type { Desk } from '../../site/desk.ts';
import { sweepCodes } from './accounts/codes.ts';
import { findSessionOwner } from './accounts/readerSession.ts';
import { sweepSessions } from './accounts/sweepSessions.ts';
import { readerCalls } from './api.ts';
import { readerExportTables } from './exportTables.ts';
import { loginForms } from './forms/loginForms.tsx';
import { profileForms } from './forms/profileForms.tsx';
import { readerPages } from './pages.tsx';
import { passkeyCalls } from './passkeys/passkeyCalls.ts';
import { accountData } from './queries.ts';
import { readerText as words } from './words.ts';

/** Readers' accounts: logging in with a one-time code, by Google or with a passkey, the profile, and erasing it. */
export const readersDesk: Desk = {
  name: 'readers',
  pages: readerPages,
  forms: [...loginForms, ...profileForms],
  calls: [...readerCalls, ...passkeyCalls],
  findSessionOwner,
  readerData: accountData,
  personalData: [
    { name: 'accounts', what: words.accountWhat, why: words.accountWhy, kept: words.accountKept },
    { name: 'passkeys', what: words.passkeysWhat, why: words.passkeysWhy, kept: words.passkeysKept },
    {
      name: 'sessions',
      what: words.sessionsWhat,
      why: words.sessionsWhy,
      kept: words.sessionsKept,
      sweeps: [sweepSessions, sweepCodes, sweepAttempts],
    },
  ],
  exportTables: readerExportTables,
};
