import { mdiSwapVertical } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import type { Crease } from '../scoring/crease.ts';
import { steps } from './endpoints.ts';
import { type ExtraKey, makeBall, nothingPressed, type Pressed } from './makeBall.ts';
import type { InningsForEditing, ScoringState } from './shapes.ts';
import type { TakeStep } from './useScoring.ts';
import { WicketFields } from './WicketFields.tsx';
import { cricketDeskWords } from './words.ts';

type Props = { state: ScoringState; open: InningsForEditing; crease: Crease; isBusy: boolean; take: TakeStep };
type Person = { id: number; name: string };

const RUNS = [0, 1, 2, 3, 4, 5, 6];

/** The keys of a ball: what was run, what kind it was, and then that it is entered. Two presses for most balls. */
export function BallPad({ state, open, crease, isBusy, take }: Props): ReactNode {
  const words = useWords(cricketDeskWords);
  const [pressed, setPressed] = useState<Pressed>(nothingPressed);
  const [striker, setStriker] = useState(crease.striker);
  const [nonStriker, setNonStriker] = useState(crease.nonStriker);
  const [bowler, setBowler] = useState(crease.bowler);
  const batting = state.squads.find(({ team }) => team === open.team)?.players ?? [];
  const fielding = state.squads.find(({ team }) => team !== open.team)?.players ?? [];
  const mayBat = batting.filter(({ id }) => !crease.out.includes(id));
  const mayBowl = fielding.filter(({ id }) => !crease.bowledBefore.includes(id));
  const extras: { key: ExtraKey; label: string }[] = [
    { key: 'wides', label: words.wide },
    { key: 'noballs', label: words.noball },
    { key: 'byes', label: words.bye },
    { key: 'legbyes', label: words.legbye },
  ];
  const isReady = striker !== undefined && nonStriker !== undefined && bowler !== undefined && striker !== nonStriker;
  const enter = () => {
    if (striker === undefined || nonStriker === undefined || bowler === undefined) return;
    const body = { innings: open.number, number: open.balls + 1, ball: makeBall(pressed, { striker, nonStriker, bowler }) };
    take(() => callApi(steps.balls, { params: { id: state.match.id }, body }));
  };
  return (
    <Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1, alignItems: 'center' }}>
        <Box>
          <Choice label={words.striker} value={striker} people={mayBat.filter(({ id }) => id !== nonStriker)} onChange={setStriker} />
          <Choice label={words.nonStriker} value={nonStriker} people={mayBat.filter(({ id }) => id !== striker)} onChange={setNonStriker} />
        </Box>
        <Button
          aria-label={words.swap}
          onClick={() => {
            setStriker(nonStriker);
            setNonStriker(striker);
          }}
          sx={{ minHeight: 96, minWidth: 56 }}
        >
          <Icon path={mdiSwapVertical} />
        </Button>
      </Box>
      <Choice label={words.bowler} value={bowler} people={mayBowl} onChange={setBowler} />
      <Box role="group" aria-label={words.runs} sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 1, mt: 1 }}>
        {RUNS.map((runs) => (
          <Key key={runs} isPressed={pressed.runs === runs} onPress={() => setPressed({ ...pressed, runs })}>
            {runs}
          </Key>
        ))}
        <Key
          isPressed={pressed.wicket !== undefined}
          onPress={() =>
            setPressed({
              ...pressed,
              wicket: pressed.wicket ? undefined : { kind: 'caught', isNonStriker: false, fielder: undefined },
            })
          }
        >
          {words.wicket}
        </Key>
        {extras.map(({ key, label }) => (
          <Key
            key={key}
            isPressed={pressed.extra === key}
            onPress={() => setPressed({ ...pressed, extra: pressed.extra === key ? undefined : key })}
          >
            {label}
          </Key>
        ))}
      </Box>
      {(pressed.runs === 4 || pressed.runs === 6) && pressed.extra === undefined && (
        <FormControlLabel
          label={words.allRun}
          control={<Switch checked={pressed.isAllRun} onChange={(_, isAllRun) => setPressed({ ...pressed, isAllRun })} />}
        />
      )}
      {pressed.wicket && (
        <WicketFields
          wicket={pressed.wicket}
          striker={batting.find(({ id }) => id === striker)}
          nonStriker={batting.find(({ id }) => id === nonStriker)}
          fielding={fielding}
          onChange={(wicket) => setPressed({ ...pressed, wicket })}
        />
      )}
      {!isReady && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {words.choosePeople}
        </Typography>
      )}
      <Button
        fullWidth
        variant="contained"
        disabled={!isReady || isBusy}
        onClick={enter}
        sx={{ minHeight: 64, mt: 1, fontSize: '1.125rem' }}
      >
        {words.enter}: {summaryOf(pressed, words)}
      </Button>
    </Box>
  );
}

/** What is about to be entered, so that a slip of the thumb is seen before it is before the readers. */
function summaryOf(
  { runs, extra, wicket }: Pressed,
  words: Record<'runs' | 'wide' | 'noball' | 'bye' | 'legbye' | 'wicket', string>,
): string {
  const kinds = { wides: words.wide, noballs: words.noball, byes: words.bye, legbyes: words.legbye };
  return [`${runs} ${words.runs}`, extra && kinds[extra], wicket && words.wicket].filter(Boolean).join(', ');
}

function Key({ isPressed, onPress, children }: { isPressed: boolean; onPress: () => void; children: ReactNode }): ReactNode {
  return (
    <Button
      variant={isPressed ? 'contained' : 'outlined'}
      color={isPressed ? 'secondary' : 'inherit'}
      aria-pressed={isPressed}
      onClick={onPress}
      sx={{ minHeight: 64, minWidth: 0, px: 0.5, fontSize: '1.125rem', borderColor: 'divider' }}
    >
      {children}
    </Button>
  );
}

type ChoiceProps = { label: string; value: number | undefined; people: readonly Person[]; onChange: (id: number) => void };

function Choice({ label, value, people, onChange }: ChoiceProps): ReactNode {
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={people.some(({ id }) => id === value) ? value : ''}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {people.map(({ id, name }) => (
        <MenuItem key={id} value={id} sx={{ minHeight: 44 }}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
