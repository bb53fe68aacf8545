import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { addStaff, changeStaff, resetStaff, staffDraft } from './desks/staff/commands.ts';
import { readStaff, readStaffByEmail, type StaffMember } from './desks/staff/queries.ts';
import { desks } from './newspaper.ts';
import { openApp } from './openApp.ts';
import type { WriteContext } from './platform/change.ts';
import { systemClock } from './platform/clock.ts';
import { FolderInUse } from './platform/folderLock.ts';
import { createLog } from './platform/log.ts';
import { readSettings } from './platform/settings.ts';
import type { App } from './site/app.ts';
import { NewsroomError } from './site/newsroom/newsroomError.ts';
import { roles } from './site/newsroom/staff.ts';
import { sentenceOf } from './startFailure.ts';

// `npm run newsroom -- user add mira@savar.example --name "Mira Shah" --role chief-editor` makes an account and prints the one-time link
// by which its owner chooses a password; `user list`, `user reset ADDRESS [--telephone]`, `user suspend ADDRESS`, `user restore ADDRESS`.

const EXAMPLE = 'npm run newsroom -- user add mira@savar.example --name "Mira Shah" --role chief-editor';
const MAX_LISTED = 1_000;

/** One sentence for whoever called the command in a way that cannot be. */
class WrongArguments extends Error {}

type Order =
  | { verb: 'list' }
  | { verb: 'add'; draft: ReturnType<typeof staffDraft.parse> }
  | { verb: 'reset'; email: string; telephone: boolean }
  | { verb: 'suspend' | 'restore'; email: string };

function readOrder(args: readonly string[]): Order {
  const { values, positionals } = parse(args);
  const [noun, verb, email, ...more] = positionals;
  if (noun !== 'user' || !verb) throw new WrongArguments(`Say what to do with which account, as in: ${EXAMPLE}`);
  if (verb === 'list') return { verb };
  if (!email) throw new WrongArguments(`Say whose account it is, by the e-mail address, as in: ${EXAMPLE}`);
  if (more.length > 0) throw new WrongArguments(`One account at a time: besides "${email}" there is also "${more.join('", "')}".`);
  if (verb === 'reset') return { verb, email, telephone: values.telephone ?? false };
  if (verb === 'suspend' || verb === 'restore') return { verb, email };
  if (verb !== 'add') throw new WrongArguments(`There is no "user ${verb}": add, list, reset, suspend or restore.`);
  if (!values.name) throw new WrongArguments(`Say the name of whoever it is, as in: ${EXAMPLE}`);
  const parsed = staffDraft.safeParse({ name: values.name, email, role: values.role ?? 'reporter' });
  if (parsed.success) return { verb, draft: parsed.data };
  const wrong = parsed.error.issues[0]?.path[0];
  if (wrong === 'role') throw new WrongArguments(`There is no role "${values.role}". The roles are: ${roles.join(', ')}.`);
  throw new WrongArguments(wrong === 'email' ? `"${email}" is no e-mail address.` : `A name has at most 80 letters.`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { name: { type: 'string' }, role: { type: 'string' }, telephone: { type: 'boolean' } },
    });
  } catch (error) {
    // What follows its first sentence is advice for programmers.
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new WrongArguments(`${sentence}: write it as in: ${EXAMPLE}`);
  }
}

async function carryOut(app: App & WriteContext, order: Order): Promise<string> {
  switch (order.verb) {
    case 'list':
      return listOf((await readStaff(app.db, { limit: MAX_LISTED, offset: 0 })).data);
    case 'add': {
      const { link } = await addStaff(app, order.draft);
      return `The account of ${order.draft.name} is made. This link works once, within three days:\n${link}`;
    }
    case 'reset': {
      const member = await find(app, order.email);
      const link = await resetStaff(app, member.id, { secondFactor: order.telephone });
      return `By this link, once, within three days, ${member.name} chooses a new password:\n${link}`;
    }
    default: {
      const { id, name, email, role, deskIds, cityIds } = await find(app, order.email);
      const suspended = order.verb === 'suspend';
      await changeStaff(app, id, { name, email, role, deskIds: [...deskIds], cityIds: [...cityIds], suspended });
      return suspended ? `${name} is signed out everywhere and cannot come in.` : `${name} can come in again.`;
    }
  }
}

const listOf = (members: readonly StaffMember[]): string =>
  members.length === 0
    ? 'Nobody works here yet.'
    : members.map(({ name, email, role, suspended }) => `${email}\t${role}\t${name}${suspended ? '\tsuspended' : ''}`).join('\n');

async function find(app: App, email: string): Promise<StaffMember> {
  const member = await readStaffByEmail(app.db, email);
  if (!member) throw new WrongArguments(`There is no account with the e-mail address "${email}".`);
  return member;
}

async function staff(order: Order): Promise<void> {
  const settings = readSettings(process.env);
  const projectDir = dirname(dirname(import.meta.dirname));
  const { app, close } = await openApp({ settings, clock: systemClock, log: createLog(settings.logLevel), desks, projectDir });
  try {
    process.stdout.write(`${await carryOut({ ...app, by: { id: 'operator', name: 'operator' } }, order)}\n`);
  } finally {
    await close();
  }
}

function sayWhy(error: unknown): string {
  if (error instanceof WrongArguments) return error.message;
  if (error instanceof NewsroomError) return error.sentence.en;
  if (error instanceof FolderInUse)
    return `${error.message} The embedded database belongs to one program at a time: stop the newspaper first, or invite people in the newsroom itself.`;
  return sentenceOf(error);
}

try {
  await staff(readOrder(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${sayWhy(error)}\n`);
  process.exit(1);
}
