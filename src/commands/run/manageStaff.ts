import { staffDraft } from '../../desks/staff/accounts/staffDraft.ts';
import { addStaff, changeStaff, resetStaff } from '../../desks/staff/commands.ts';
import { readStaff, readStaffByEmail, type StaffMember } from '../../desks/staff/queries.ts';
import type { WriteContext } from '../../platform/change.ts';
import type { App } from '../../site/app.ts';
import { NewsroomError } from '../../site/newsroom/newsroomError.ts';
import type { Role } from '../../site/newsroom/staff.ts';
import type { CommandContext } from '../commandContext.ts';
import { CommandFailure } from '../commandFailure.ts';

const MAX_LISTED = 1_000;

/** Creates an account and prints its one-time link. */
export const addUser = (input: { email: string; name: string; role: Role }, context: CommandContext) =>
  manage(context, async (app) => {
    const { link } = await addStaff(app, staffDraft.parse(input));
    return `The account of ${input.name} is made. This link works once, within three days:\n${link}`;
  });

/** Prints all accounts, one per line. */
export const listUsers = (context: CommandContext) =>
  manage(context, async (app) => listOf((await readStaff(app.db, { seesAddresses: true, limit: MAX_LISTED, offset: 0 })).data));

/** Prints a link to choose a new password. */
export const resetUser = ({ email, telephone }: { email: string; telephone: boolean }, context: CommandContext) =>
  manage(context, async (app) => {
    const member = await find(app, email);
    const link = await resetStaff(app, member.id, { secondFactor: telephone });
    return `By this link, once, within three days, ${member.name} chooses a new password:\n${link}`;
  });

/** Ends all sessions of a user and blocks the account. */
export const suspendUser = ({ email }: { email: string }, context: CommandContext) =>
  manage(context, async (app) => `${await setSuspended(app, email, true)} is signed out everywhere and cannot come in.`);

/** Unblocks an account. */
export const restoreUser = ({ email }: { email: string }, context: CommandContext) =>
  manage(context, async (app) => `${await setSuspended(app, email, false)} can come in again.`);

/** Runs an action as the operator and prints its result. */
async function manage({ open, print }: CommandContext, work: (app: App & WriteContext) => Promise<string>): Promise<void> {
  const { app } = await open();
  try {
    print(await work({ ...app, by: { id: 'operator', name: 'operator' } }));
  } catch (error) {
    throw error instanceof NewsroomError ? new CommandFailure(error.sentence.en) : error;
  }
}

/** Returns the name of the account's owner. */
async function setSuspended(app: App & WriteContext, address: string, suspended: boolean): Promise<string> {
  const { id, name, email, role, deskIds, cityIds } = await find(app, address);
  await changeStaff(app, id, { name, email, role, deskIds: [...deskIds], cityIds: [...cityIds], suspended });
  return name;
}

const listOf = (members: readonly StaffMember[]): string =>
  members.length === 0
    ? 'Nobody works here yet.'
    : members.map(({ name, email, role, suspended }) => `${email}\t${role}\t${name}${suspended ? '\tsuspended' : ''}`).join('\n');

async function find(app: App, email: string): Promise<StaffMember> {
  const member = await readStaffByEmail(app.db, email);
  if (!member) throw new CommandFailure(`There is no account with the e-mail address "${email}".`);
  return member;
}
