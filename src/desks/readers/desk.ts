import type { Desk } from '../../site/desk.ts';
import { findReader } from './accounts/readerSession.ts';
import { readerCalls } from './api.ts';
import { readerExportTables } from './exportTables.ts';
import { loginForms } from './forms/loginForms.tsx';
import { profileForms } from './forms/profileForms.tsx';
import { readerPages } from './pages.tsx';
import { passkeyCalls } from './passkeys/passkeyCalls.ts';
import { accountData } from './queries.ts';

/** Readers' accounts: logging in with a one-time code, by Google or with a passkey, the profile, and erasing it. */
export const readersDesk: Desk = {
  name: 'readers',
  pages: readerPages,
  forms: [...loginForms, ...profileForms],
  calls: [...readerCalls, ...passkeyCalls],
  findReader,
  readerData: accountData,
  exportTables: readerExportTables,
};
