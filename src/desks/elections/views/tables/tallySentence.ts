import type { TallyBox } from '../../queries.ts';
import { electionText } from '../../words.ts';

/** The tally as a sentence for screen readers. */
export const tallySentence = ({ name, blocks }: Pick<TallyBox, 'name' | 'blocks'>): string =>
  `${name}: ${blocks.map((block) => `${block.name} ${block.total}`).join(', ')}`;

/** The tally of the newspaper's own state as a sentence. */
export const gujaratSentence = (tally: Pick<TallyBox, 'name' | 'blocks'>): string =>
  `${electionText.gujaratSeats}, ${tallySentence(tally)}`;
