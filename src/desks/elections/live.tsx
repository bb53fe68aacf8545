import type { Database } from '../../platform/database.ts';
import { drawn } from '../../site/LiveHtml.tsx';
import type { LiveTopic } from '../../site/live.ts';
import { Chamber } from './Chamber.tsx';
import { NewestLine } from './NewestLine.tsx';
import { electionTag, readElection, readTallyBox, type TallyBox } from './queries.ts';
import { readNewestLine } from './readForPages.ts';
import { TallyBox as Box } from './TallyBox.tsx';
import { tallySpoken } from './tallyLine.ts';

const tags = (token: string) => [electionTag(token)];

async function readTally(db: Database, token: string): Promise<TallyBox | undefined> {
  const election = await readElection(db, token);
  return election && readTallyBox(db, election);
}

/** The tally box as open pages show it: `tally-box:election-2024`. (Its numbers by themselves are `tally:election-2024`, for apps.) */
const tallyBoxTopic: LiveTopic = {
  kind: 'tally-box',
  tags,
  read: async ({ db }, token) => {
    const tally = await readTally(db, token);
    return tally && drawn(<Box tally={tally} />, tallySpoken(tally));
  },
};

/** The half-circle and the alliances. Nothing to say: the tally box has said it. */
const chamberTopic: LiveTopic = {
  kind: 'chamber',
  tags,
  read: async ({ db }, token) => {
    const tally = await readTally(db, token);
    return tally && drawn(<Chamber tally={tally} />);
  },
};

/** The newest line of the counting day. */
const newestLineTopic: LiveTopic = {
  kind: 'election-line',
  tags,
  read: async ({ db }, token) => {
    const election = await readElection(db, token);
    if (!election) return undefined;
    const newest = await readNewestLine(db, election.id);
    return drawn(<NewestLine election={election} line={newest} />, newest?.text);
  },
};

export const electionTopics: readonly LiveTopic[] = [tallyBoxTopic, chamberTopic, newestLineTopic];
