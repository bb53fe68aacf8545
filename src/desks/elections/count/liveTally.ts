import type { LiveTopic } from '../../../site/live/live.ts';
import { electionTag, readElection, readTallyBox, type TallyBox } from '../queries.ts';
import type { TallyState } from './tallyState.ts';

/** Ten parties keep the state under two kilobytes; the page has the others from its last render. */
const MAX_PARTIES = 10;

/** The part of a tally that is told live; a page renders its first state with it. */
function tallyStateOf(box: TallyBox): TallyState {
  const line = ({ key, leading, won, total, change }: TallyState['blocks'][number]) => ({ key, leading, won, total, change });
  return {
    stage: box.stage,
    seats: box.seats,
    majority: box.majority,
    leading: box.leading,
    won: box.won,
    unconfirmed: box.unconfirmed,
    headline: box.headline,
    blocks: box.blocks.map(line),
    alliances: box.alliances.map(line),
    parties: box.parties.slice(0, MAX_PARTIES).map((party) => line({ ...party, key: party.code })),
    updatedAt: box.updatedAt.toISOString(),
  };
}

/** `tally:election-2024`: the tally box of an election, told anew with every result. */
export const tallyTopic: LiveTopic = {
  kind: 'tally',
  tags: (token) => [electionTag(token)],
  read: async ({ db }, token) => {
    const election = await readElection(db, token);
    return election && tallyStateOf(await readTallyBox(db, election));
  },
};
