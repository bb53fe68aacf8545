import type { Database } from '../../../platform/database.ts';
import { renderedState } from '../../../site/live/LiveHtml.tsx';
import type { LiveTopic } from '../../../site/live/live.ts';
import { readSeat } from '../pages/readCandidates.ts';
import { readGujaratTally } from '../pages/readForPages.ts';
import { readElection, readNewestLine, readParties, readTallyBox, type TallyBox } from '../queries.ts';
import { electionTag } from '../tags/electionTag.ts';
import { Chamber } from '../views/charts/Chamber.tsx';
import { NewestLine } from '../views/pages/NewestLine.tsx';
import { SeatVotes } from '../views/tables/SeatVotes.tsx';
import { seatSentence } from '../views/tables/seatWords.ts';
import { TallyBox as Box } from '../views/tables/TallyBox.tsx';
import { gujaratSentence, tallySentence } from '../views/tables/tallySentence.ts';
import { seatOfTopic } from './seatTopicName.ts';
import type { BlockTally } from './tallyBox.ts';

const tags = (token: string) => [electionTag(token)];

async function readTally(db: Database, token: string): Promise<TallyBox | undefined> {
  const election = await readElection(db, token);
  return election && readTallyBox(db, election);
}

/** Ten parties keep the state below 2 kB; the others on the page are from its last render. */
const MAX_PARTIES = 10;

/**
 * The live state of a tally: numbers only, because names and colours are on the page already. `parties` are those with the most seats;
 * `updatedAt` is UTC in ISO 8601.
 */
function tallyStateOf(box: TallyBox) {
  const line = ({ key, leading, won, total, change }: Pick<BlockTally, 'key' | 'leading' | 'won' | 'total' | 'change'>) => ({
    key,
    leading,
    won,
    total,
    change,
  });
  const { stage, seats, majority, leading, won, unconfirmed, headline } = box;
  return {
    stage,
    seats,
    majority,
    leading,
    won,
    unconfirmed,
    headline,
    blocks: box.blocks.map(line),
    alliances: box.alliances.map(line),
    parties: box.parties.slice(0, MAX_PARTIES).map((party) => line({ ...party, key: party.code })),
    updatedAt: box.updatedAt.toISOString(),
  };
}

/** `tally:election-2024`: the numbers of the tally box, for apps. */
const tallyTopic: LiveTopic = {
  kind: 'tally',
  tags,
  read: async ({ db }, token) => {
    const tally = await readTally(db, token);
    return tally && tallyStateOf(tally);
  },
};

/** The HTML of the tally box on open pages: `tally-box:election-2024`. */
const tallyBoxTopic: LiveTopic = {
  kind: 'tally-box',
  tags,
  read: async ({ db }, token) => {
    const tally = await readTally(db, token);
    return tally && renderedState(<Box tally={tally} />, tallySentence(tally));
  },
};

/** The half-circle and the alliances. Without a sentence, because the tally box has one. */
const chamberTopic: LiveTopic = {
  kind: 'chamber',
  tags,
  read: async ({ db }, token) => {
    const tally = await readTally(db, token);
    return tally && renderedState(<Chamber tally={tally} />);
  },
};

/** The tally of the newspaper's own state. */
const gujaratTopic: LiveTopic = {
  kind: 'gujarat-tally',
  tags,
  read: async ({ db }, token) => {
    const election = await readElection(db, token);
    if (!election) return undefined;
    const tally = await readGujaratTally(db, election);
    return renderedState(<Box tally={tally} />, gujaratSentence(tally));
  },
};

/** The votes of one seat. */
const seatTopic: LiveTopic = {
  kind: 'seat-votes',
  tags: (key) => tags(seatOfTopic(key).token),
  read: async ({ db }, key) => {
    const { token, slug } = seatOfTopic(key);
    const election = await readElection(db, token);
    const result = election && (await readSeat(db, election.id, slug));
    if (!election || !result) return undefined;
    return renderedState(<SeatVotes result={result} parties={await readParties(db, election.id)} />, seatSentence(result));
  },
};

/** The latest news item of the counting day. */
const newestLineTopic: LiveTopic = {
  kind: 'election-line',
  tags,
  read: async ({ db, clock }, token) => {
    const election = await readElection(db, token);
    if (!election) return undefined;
    const newest = await readNewestLine(db, election.id);
    return renderedState(<NewestLine election={election} line={newest} now={clock()} />, newest?.text);
  },
};

export const electionTopics: readonly LiveTopic[] = [tallyTopic, tallyBoxTopic, chamberTopic, gujaratTopic, seatTopic, newestLineTopic];
