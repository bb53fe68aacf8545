import type { ReactNode } from 'react';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { useWords } from '../../../newsroom/language.ts';
import type { ScoringState } from './shapes.ts';
import { cricketDeskWords } from './words.ts';

type Props = { match: ScoringState['match']; team: number; onChange: (team: number) => void };

/** One of the two sides of a match. */
export function TeamChoice({ match: { teamA, teamB }, team, onChange }: Props): ReactNode {
  const { team: label } = useWords(cricketDeskWords);
  const options = [teamA, teamB].map(({ id, name }) => [id, name] as const);
  return <Choice label={label} value={team} options={options} onChange={onChange} sx={{ width: '10rem' }} />;
}
