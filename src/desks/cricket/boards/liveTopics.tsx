import { renderedState } from '../../../site/live/LiveHtml.tsx';
import type { LiveTopic } from '../../../site/live/live.ts';
import { readTeams } from '../queries.ts';
import { BesideList } from '../views/BesideList.tsx';
import { MatchList } from '../views/MatchList.tsx';
import { ScoreBoard } from '../views/ScoreBoard.tsx';
import { scoreSentence } from './board.ts';
import { readLiveBriefs, readStrip, readWholeMatch } from './readBoards.ts';

/** Number of matches in the strip of the front page. */
export const STRIP_MATCHES = 3;

/** The board of one match. */
const matchTopic: LiveTopic = {
  kind: 'match',
  tags: (key) => [`match:${key}`],
  read: async ({ db }, key) => {
    const result = /^[1-9]\d{0,8}$/.test(key) ? await readWholeMatch(db, Number(key)) : undefined;
    return result && renderedState(<ScoreBoard board={result.board} />, scoreSentence(result.board));
  },
};

/** The strip of the front page; with the key `beside` that of the sidebar, and with `live` all live matches. */
const matchesTopic: LiveTopic = {
  kind: 'matches',
  tags: () => ['matches', 'cricket:schedule'],
  read: async ({ db }, key) => {
    switch (key) {
      case '':
        return renderedState(<MatchList matches={await readStrip(db, STRIP_MATCHES)} isStrip />);
      case 'beside':
        return renderedState(<BesideList matches={await readStrip(db, STRIP_MATCHES)} />);
      case 'live':
        return renderedState(<MatchList matches={await readLiveBriefs(db, await readTeams(db))} />);
      default:
        return undefined;
    }
  },
};

export const cricketTopics: readonly LiveTopic[] = [matchTopic, matchesTopic];
