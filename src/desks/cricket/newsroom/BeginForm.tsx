import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { OnOff } from '../../../newsroom/fields/OnOff.tsx';
import { ToggleChoice } from '../../../newsroom/fields/ToggleChoice.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { steps } from './endpoints.ts';
import type { ScoringState } from './shapes.ts';
import type { TakeStep } from './useScoring.ts';
import { cricketDeskWords } from './words.ts';

const ELEVEN = 11;
/** Large touch targets. */
const large = { fullWidth: true, size: 'medium', sx: { '& + &': { mt: 1 }, '& > button': { minHeight: 48 } } } as const;

/** The toss and the two elevens, in the order in which they are chosen. */
export function BeginForm({ state, isBusy, take }: { state: ScoringState; isBusy: boolean; take: TakeStep }): ReactNode {
  const words = useWords(cricketDeskWords);
  const { teamA, teamB } = state.match;
  const [team, setTeam] = useState(teamA.id);
  const [decision, setDecision] = useState<'bat' | 'field'>('bat');
  const [chosen, setChosen] = useState<Record<number, number[]>>(
    Object.fromEntries(state.candidates.map((one) => [one.team, one.players.slice(0, ELEVEN).map(({ id }) => id)])),
  );
  const [first] = useState({ team, decision, chosen });
  useUnsavedWork(JSON.stringify({ team, decision, chosen }) !== JSON.stringify(first));
  const squads = [teamA, teamB].map(({ id }) => ({ team: id, players: chosen[id] ?? [] }));
  return (
    <Box>
      <Typography component="h2" variant="h6">
        {words.toss}
      </Typography>
      <ToggleChoice {...large} value={team} options={[teamA, teamB].map(({ id, name }) => [id, name])} onChange={setTeam} />
      <ToggleChoice
        {...large}
        value={decision}
        options={[
          ['bat', words.batFirst],
          ['field', words.fieldFirst],
        ]}
        onChange={setDecision}
      />
      {state.candidates.map(({ team: side, players }) => (
        <Box key={side} component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2 }}>
          <Typography component="legend" sx={{ fontWeight: 600 }}>
            {side === teamA.id ? teamA.name : teamB.name}: {words.chooseEleven} ({chosen[side]?.length ?? 0}/{ELEVEN})
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
            {players.map(({ id, name }) => (
              <OnOff
                as="box"
                key={id}
                label={name}
                checked={chosen[side]?.includes(id) ?? false}
                onChange={(isIn) =>
                  setChosen({
                    ...chosen,
                    [side]: isIn ? [...(chosen[side] ?? []), id] : (chosen[side] ?? []).filter((player) => player !== id),
                  })
                }
              />
            ))}
          </Box>
        </Box>
      ))}
      <Button
        fullWidth
        variant="contained"
        disabled={isBusy || squads.some(({ players }) => players.length !== ELEVEN)}
        onClick={() => take(() => callApi(steps.begin, { params: { id: state.match.id }, body: { team, decision, squads } }))}
        sx={{ minHeight: 56, mt: 2 }}
      >
        {words.begin}
      </Button>
    </Box>
  );
}
