import { z } from 'zod';
import { roles } from '../site/newsroom/staff.ts';
import { command } from './command.ts';

const email = z.email('is no e-mail address').max(320, 'is too long for an e-mail address').toLowerCase();
const account = { email: email.describe('the e-mail address of the account') };
const whileRunning = 'do it in the newsroom';

/** Manages newsroom accounts. */
export const newsroomCommands = [
  command({
    name: 'newsroom user add',
    summary: 'Makes an account and prints the one-time link by which its owner chooses a password.',
    example: 'npm run newsroom -- user add mira@savar.example --name "Mira Shah" --role chief-editor',
    positionals: ['email'],
    options: z.object({
      ...account,
      name: z.string().trim().min(1, 'must not be empty').max(80, 'must have at most 80 letters').describe('the name of whoever it is'),
      role: z.enum(roles).default('reporter').describe('what they may do'),
    }),
    whileRunning,
    run: async (input, context) => (await import('./run/manageStaff.ts')).addUser(input, context),
  }),
  command({
    name: 'newsroom user list',
    summary: 'Lists all accounts: address, role, name.',
    example: 'npm run newsroom -- user list',
    options: z.object({}),
    whileRunning,
    run: async (_input, context) => (await import('./run/manageStaff.ts')).listUsers(context),
  }),
  command({
    name: 'newsroom user reset',
    summary: 'Prints a one-time link by which the owner of an account chooses a new password.',
    example: 'npm run newsroom -- user reset mira@savar.example --telephone',
    positionals: ['email'],
    options: z.object({ ...account, telephone: z.boolean().default(false).describe('the second factor is set up anew too') }),
    whileRunning,
    run: async (input, context) => (await import('./run/manageStaff.ts')).resetUser(input, context),
  }),
  command({
    name: 'newsroom user suspend',
    summary: 'Signs somebody out everywhere and keeps them out.',
    example: 'npm run newsroom -- user suspend mira@savar.example',
    positionals: ['email'],
    options: z.object(account),
    whileRunning,
    run: async (input, context) => (await import('./run/manageStaff.ts')).suspendUser(input, context),
  }),
  command({
    name: 'newsroom user restore',
    summary: 'Lets a suspended person in again.',
    example: 'npm run newsroom -- user restore mira@savar.example',
    positionals: ['email'],
    options: z.object(account),
    whileRunning,
    run: async (input, context) => (await import('./run/manageStaff.ts')).restoreUser(input, context),
  }),
];
