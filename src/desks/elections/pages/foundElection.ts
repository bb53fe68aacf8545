import type { App } from '../../../site/app.ts';
import { type Moved, movedForNow, type NotFound, notFound } from '../../../site/pages/page.tsx';
import { type Election, readElection, readMainElection } from '../queries.ts';
import { type ElectionPart, electionAddress } from './electionAddress.ts';

/** The election whose name stands in an address, and what a page shows of it. */
export async function ofElection<Data>(
  { db }: App,
  token: string,
  load: (election: Election) => Promise<Data | NotFound | Moved>,
): Promise<Data | NotFound | Moved> {
  const election = await readElection(db, token);
  return election ? load(election) : notFound();
}

/** The same page of the election that is marked current: another one when the next election is. */
export async function ofMainElection({ db }: App, part: ElectionPart): Promise<NotFound | Moved> {
  const election = await readMainElection(db);
  return election ? movedForNow(electionAddress(election, part)) : notFound();
}
