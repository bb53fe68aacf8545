import type { TallyBox } from '../queries.ts';
import { electionText } from '../words.ts';

/** What the tally comes to in one line: the editors' own headline, or how far the count has come. */
export function tallyLine({ headline, stage, leading, won, seats }: TallyBox): string {
  if (headline) return headline;
  if (leading + won === 0)
    return `${stage === 'counting' ? electionText.waiting : electionText.nothingCounted}: ${electionText.allSeatsTotal} ${seats}`;
  const declared = `${seats}${electionText.of} ${won} ${electionText.declaredOf}`;
  return leading === 0 ? declared : `${declared}, ${leading} ${electionText.ahead}`;
}

/** The tally for those who hear it. */
export const tallySpoken = ({ name, blocks }: TallyBox): string =>
  `${name}: ${blocks.map((block) => `${block.name} ${block.total}`).join(', ')}`;
