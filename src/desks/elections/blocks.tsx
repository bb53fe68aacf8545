import { SectionHead } from '../../design/SectionHead.tsx';
import type { FrontBlock, SidebarBlock } from '../../site/desk.ts';
import { LiveHtml } from '../../site/live/LiveHtml.tsx';
import { electionAddress } from './pages/electionAddress.ts';
import { readGujarat } from './pages/readForPages.ts';
import { readHexMap } from './pages/readSeats.ts';
import { type Election, readMainElection, readParties, readTallyBox } from './queries.ts';
import { electionTag } from './tags/electionTag.ts';
import styles from './views/Blocks.module.css';
import { HexMap } from './views/charts/HexMap.tsx';
import { ShortTally } from './views/tables/ShortTally.tsx';
import { TallyBox } from './views/tables/TallyBox.tsx';
import { tallySentence } from './views/tables/tallySentence.ts';
import { electionText } from './words.ts';

const tagsOf = (election: Election) => ['elections', electionTag(election.token)];
const whole = (election: Election) => ({ href: electionAddress(election), label: electionText.fullResult });

/** The live tally of the current election, beside that of the newspaper's own state. */
export const tallyBlock: FrontBlock = {
  name: 'election',
  place: 'data',
  order: 60,
  render: async ({ db }, { device }) => {
    const election = await readMainElection(db);
    if (!election) return { tags: ['elections'], node: null };
    const gujarat = await readGujarat(db, election);
    const [tally, parties, map] = await Promise.all([
      readTallyBox(db, election),
      readParties(db, election.id),
      // On a phone the map is a link away: its title leads to it.
      gujarat && device === 'desktop' ? readHexMap(db, election.id, gujarat.code) : [],
    ]);
    return {
      tags: tagsOf(election),
      node: (
        <>
          <SectionHead title={election.name} more={whole(election)} />
          <div className={styles.front}>
            <div>
              <LiveHtml topic={`tally-box:${election.token}`} say={tallySentence(tally)}>
                <TallyBox tally={tally} />
              </LiveHtml>
            </div>
            {gujarat && (
              <div className={styles.map}>
                <h3>
                  <a href={electionAddress(election, 'gujarat-seats')}>
                    {electionText.gujaratSeatsTitle}
                    <span aria-hidden="true"> ›</span>
                  </a>
                </h3>
                {map.length > 0 && (
                  <>
                    <HexMap election={election} seats={map} parties={parties} name={electionText.gujaratSeatsTitle} listId="after-map" />
                    <span id="after-map" />
                  </>
                )}
              </div>
            )}
          </div>
        </>
      ),
    };
  },
};

/**
 * The tally beside lists, as of the request; live updates are on its own page. Not beside stories, to keep the election styles out of their
 * style sheet.
 */
export const tallyBeside: SidebarBlock = {
  name: 'election',
  order: 45,
  layouts: ['default'],
  key: () => '',
  freshFor: '10m',
  render: async ({ db }) => {
    const election = await readMainElection(db);
    if (!election) return { node: null, tags: ['elections'] };
    const tally = await readTallyBox(db, election);
    return {
      tags: tagsOf(election),
      node: (
        <>
          <SectionHead title={election.name} more={whole(election)} />
          <ShortTally tally={tally} />
        </>
      ),
    };
  },
};
