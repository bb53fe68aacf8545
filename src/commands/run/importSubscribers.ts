import { readFile } from 'node:fs/promises';
import { type TakenList, takeSubscribers } from '../../desks/newsletter/commands.ts';
import { readEditions } from '../../desks/newsletter/editions/readEditions.ts';
import {
  type LeftOut,
  type LeftOutReason,
  ListNotUnderstood,
  leftOutReasons,
  readSubscriberList,
} from '../../desks/newsletter/moving/readSubscriberList.ts';
import type { Database } from '../../platform/database.ts';
import type { CommandContext } from '../commandContext.ts';
import { CommandFailure, failOn } from '../commandFailure.ts';
import { checkInputFile } from '../inputFile.ts';

type Input = { file: string; edition?: string | undefined; since?: Date | undefined; dryRun: boolean };

const MAX_MEGABYTES = 256;
const AT_ONCE = 1_000;
const NAMED_OF_EACH_REASON = 5;

/** Takes over the subscribers of a list and prints how many there are, and who is left out and why. A second run adds nobody twice. */
export async function importSubscribers({ file, edition, since, dryRun }: Input, context: CommandContext): Promise<void> {
  const { open, print, progress } = context;
  const size = await checkInputFile(file, 'a list of subscribers');
  if (size > MAX_MEGABYTES * 1024 * 1024) throw new CommandFailure(`The list is larger than ${MAX_MEGABYTES} MB: split it.`);
  const { app } = await open();
  const bytes = await readFile(file);
  const { subscribers, leftOut } = await failOn([ListNotUnderstood], async () => readSubscriberList(bytes, { now: app.clock(), since }));
  const editionIds = edition === undefined ? [] : [await findEdition(app.db, edition)];
  const shown = progress('subscribers');
  const total: TakenList = { added: 0, known: 0, unsubscribed: 0 };
  for (let at = 0; at < subscribers.length && !dryRun; at += AT_ONCE) {
    const { added, known, unsubscribed } = await takeSubscribers(app, subscribers.slice(at, at + AT_ONCE), editionIds);
    total.added += added;
    total.known += known;
    total.unsubscribed += unsubscribed;
    shown.update((at + AT_ONCE) / subscribers.length, at + AT_ONCE);
  }
  print(dryRun ? `${subscribers.length} subscribers could be taken over` : inWords(total));
  for (const line of leftOutInWords(leftOut)) print(line);
}

async function findEdition(db: Database, name: string): Promise<number> {
  const editions = await readEditions(db);
  const found = editions.find((one) => one.name === name && one.isActive);
  if (found) return found.id;
  const names = editions.filter(({ isActive }) => isActive).map((one) => `"${one.name}"`);
  throw new CommandFailure(`There is no edition "${name}" that goes out: there is ${names.join(', ') || 'none'}.`);
}

const inWords = ({ added, known, unsubscribed }: TakenList): string =>
  `${added} subscribers taken over, ${known} were subscribed already, ${unsubscribed} have unsubscribed here and stay away`;

function leftOutInWords(leftOut: readonly LeftOut[]): string[] {
  const byReason = Map.groupBy(leftOut, ({ reason }) => reason);
  const lines = (reason: LeftOutReason, rows: readonly LeftOut[]) => [
    `${rows.length} left out: ${leftOutReasons[reason]}`,
    ...rows.slice(0, NAMED_OF_EACH_REASON).map(({ row, text }) => `  line ${row}: ${text}`),
    ...(rows.length > NAMED_OF_EACH_REASON ? [`  and ${rows.length - NAMED_OF_EACH_REASON} more`] : []),
  ];
  return [...byReason].flatMap(([reason, rows]) => lines(reason, rows));
}
