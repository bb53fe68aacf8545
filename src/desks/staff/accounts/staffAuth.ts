import { readSecret } from '../../../platform/accounts/secrets.ts';
import type { App } from '../../../site/app.ts';
import type { SignedIn } from '../../../site/newsroom/newsroomCall.ts';
import type { StaffAuth } from '../../../site/newsroom/newsroomServer.ts';
import { readStaffMember } from '../queries.ts';
import type { Accounts } from './accounts.ts';
import type { OpenAccounts } from './answerAccount.ts';
import { knownDevices } from './knownDevice.ts';

/**
 * Sign-in of the staff: the account calls, and the session of a request. Its libraries load slower than the rest of the program, so they
 * are loaded with the first newsroom request, and readers do not wait for them.
 */
export function openStaffAuth(app: App): StaffAuth {
  let opening: Promise<OpenAccounts> | undefined;
  const open = async () => {
    const { openAccounts } = await import('./accounts.ts');
    const secret = await readSecret(app.db, 'accounts');
    return { accounts: openAccounts(app, secret), devices: knownDevices(secret, app.settings.siteUrl.startsWith('https:')) };
  };
  const opened = async () => {
    opening ??= open();
    try {
      return await opening;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  };
  return {
    getSession: async (headers) => (headers.has('cookie') ? getSession(app, (await opened()).accounts, headers) : undefined),
    answerAccount: async (request, client) => {
      const { answerAccount } = await import('./answerAccount.ts');
      return answerAccount({ app, ...(await opened()), request, client });
    },
  };
}

async function getSession(app: App, accounts: Accounts, headers: Headers): Promise<SignedIn | undefined> {
  const signedIn = await accounts.api.getSession({ headers });
  if (!signedIn) return undefined;
  const member = await readStaffMember(app.db, signedIn.user.id);
  if (!member || member.suspended) return undefined;
  return { staff: member.staff, sessionId: signedIn.session.id, hasSecondFactor: member.hasSecondFactor };
}
