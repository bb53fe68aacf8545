import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Confirm } from '../../../newsroom/Confirm.tsx';
import { callApi } from '../../../newsroom/callApi.ts';
import { OnOff } from '../../../newsroom/fields/OnOff.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { steps } from './endpoints.ts';
import { SquadTask } from './SquadTask.tsx';
import type { ScoringState } from './shapes.ts';
import { TeamChoice } from './TeamChoice.tsx';
import type { TakeStep } from './useScoring.ts';
import { cricketDeskWords } from './words.ts';

type Task = { title: string; send: () => Promise<ScoringState> };
type TakeTask = (title: Task['title'], send: Task['send']) => void;
type Props = { state: ScoringState; isBusy: boolean; take: TakeStep };
type TaskProps = { state: ScoringState; isBusy: boolean; take: TakeTask };

/** Less frequent actions of a match: closing and opening innings, revising targets, ending the match. */
export function ScorerTasks({ state, isBusy, take: takeAtOnce }: Props): ReactNode {
  const words = useWords(cricketDeskWords);
  const [task, setTask] = useState<Task>();
  // These ask for confirmation, so that a wrong press does not end a match.
  const take: TakeTask = (title, send) => setTask({ title, send });
  const confirm = task && (
    <Confirm
      isOpen
      title={task.title}
      content={words.sure}
      onConfirm={() => {
        takeAtOnce(task.send);
        setTask(undefined);
      }}
      onClose={() => setTask(undefined)}
    />
  );
  const { version, match, innings, hasNextInnings, isDecided } = state;
  const open = innings.at(-1);
  const params = { id: match.id };
  if (match.status === 'complete') {
    return (
      <>
        <Button disabled={isBusy} onClick={() => take(words.reopen, () => callApi(steps.reopen, { params, body: { version } }))}>
          {words.reopen}
        </Button>
        {confirm}
      </>
    );
  }
  return (
    <Box component="section" aria-label={words.more} sx={{ mt: 2, display: 'grid', gap: 1 }}>
      <Typography component="h2" variant="h6">
        {words.more}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {hasNextInnings && (
          <Button
            variant="contained"
            disabled={isBusy}
            onClick={() => take(words.next, () => callApi(steps.next, { params, body: { version } }))}
          >
            {words.next}
          </Button>
        )}
        {isDecided && (
          <Button
            variant="contained"
            disabled={isBusy}
            onClick={() => take(words.end, () => callApi(steps.end, { params, body: { version, ending: { kind: 'play' } } }))}
          >
            {words.end}: {words.endByScore}
          </Button>
        )}
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => take(words.end, () => callApi(steps.end, { params, body: { version, ending: { kind: 'noResult' } } }))}
        >
          {words.end}: {words.endNoResult}
        </Button>
        {innings.length === 1 && open?.balls === 0 && (
          <Button
            variant="outlined"
            disabled={isBusy}
            onClick={() => take(words.takeTossBack, () => callApi(steps.clear, { params, body: { version } }))}
          >
            {words.takeTossBack}
          </Button>
        )}
      </Box>
      {open && !open.isClosed && <CloseTask key={open.number} state={state} isBusy={isBusy} take={take} />}
      {open && <SquadTask state={state} isBusy={isBusy} take={take} />}
      <AwardTask state={state} isBusy={isBusy} take={take} />
      {innings.length === 1 && (
        <NumberTask
          label={words.overs}
          action={words.shorten}
          isBusy={isBusy}
          onDone={(overs) => take(words.shorten, () => callApi(steps.shorten, { params, body: { version, overs } }))}
        />
      )}
      {open && !open.isClosed && (
        <NumberTask
          label={words.count}
          action={words.save}
          isBusy={isBusy}
          onDone={(balls) => take(words.count, () => callApi(steps.count, { params, body: { version, innings: open.number, balls } }))}
        />
      )}
      {innings.length === 2 && !open?.isClosed && <TargetTask state={state} isBusy={isBusy} take={take} />}
      {innings.length === 2 && <ParTask state={state} isBusy={isBusy} take={take} />}
      {confirm}
    </Box>
  );
}

type NumberProps = { label: string; action: string; isBusy: boolean; onDone: (value: number) => void };

function NumberTask({ label, action, isBusy, onDone }: NumberProps): ReactNode {
  const [value, setValue] = useState('');
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <TextLine type="number" label={label} value={value} onChange={setValue} sx={{ width: '12rem' }} />
      <Button disabled={isBusy || value === ''} onClick={() => onDone(Number(value))}>
        {action}
      </Button>
    </Box>
  );
}

/** Closes the open innings, with the players who were too hurt to bat. */
function CloseTask({ state: { version, match, innings, squads, crease }, isBusy, take }: TaskProps): ReactNode {
  const words = useWords(cricketDeskWords);
  const [hurt, setHurt] = useState<readonly number[]>([]);
  const open = innings.at(-1);
  if (!open) return null;
  const batted = new Set(open.oversBowled.flatMap(({ balls }) => balls.flatMap(({ ball }) => [ball.batter, ball.nonStriker])));
  const players = (squads.find(({ team }) => team === open.team)?.players ?? []).filter(
    ({ id }) => !batted.has(id) && !crease?.out.includes(id),
  );
  const body = { version, innings: open.number, absentHurt: [...hurt], isDeclared: false };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {batted.size > 0 && players.length > 0 && (
        <details>
          <summary>{words.absentHurt}</summary>
          {players.map(({ id, name }) => (
            <OnOff
              key={id}
              label={name}
              checked={hurt.includes(id)}
              onChange={(isHurt) => setHurt(isHurt ? [...hurt, id] : hurt.filter((one) => one !== id))}
            />
          ))}
        </details>
      )}
      <Button
        variant="outlined"
        disabled={isBusy}
        onClick={() => take(words.close, () => callApi(steps.close, { params: { id: match.id }, body }))}
      >
        {words.close}
      </Button>
    </Box>
  );
}

/** Gives the match to a side because the other refused to play on (Law 16.3). */
function AwardTask({ state: { version, match }, isBusy, take }: TaskProps): ReactNode {
  const words = useWords(cricketDeskWords);
  const [team, setTeam] = useState(match.teamA.id);
  const body = { version, ending: { kind: 'awarded' as const, team } };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <TeamChoice match={match} team={team} onChange={setTeam} />
      <Button
        disabled={isBusy}
        onClick={() => take(`${words.end}: ${words.endAwarded}`, () => callApi(steps.end, { params: { id: match.id }, body }))}
      >
        {words.end}: {words.endAwarded}
      </Button>
    </Box>
  );
}

function TargetTask({ state: { version, match }, isBusy, take }: TaskProps): ReactNode {
  const words = useWords(cricketDeskWords);
  const [runs, setRuns] = useState('');
  const [overs, setOvers] = useState('');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <TextLine type="number" label={words.targetRuns} value={runs} onChange={setRuns} sx={{ width: '8rem' }} />
      <TextLine type="number" label={words.overs} value={overs} onChange={setOvers} sx={{ width: '7rem' }} />
      <Button
        disabled={isBusy || runs === '' || overs === ''}
        onClick={() =>
          take(words.target, () =>
            callApi(steps.target, { params: { id: match.id }, body: { version, runs: Number(runs), overs: Number(overs), rule: 'D/L' } }),
          )
        }
      >
        {words.target}
      </Button>
    </Box>
  );
}

function ParTask({ state: { version, match }, isBusy, take }: TaskProps): ReactNode {
  const words = useWords(cricketDeskWords);
  const [team, setTeam] = useState(match.teamA.id);
  const [runs, setRuns] = useState('');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <TeamChoice match={match} team={team} onChange={setTeam} />
      <TextLine type="number" label={words.margin} value={runs} onChange={setRuns} sx={{ width: '8rem' }} />
      <Button
        disabled={isBusy || runs === ''}
        onClick={() =>
          take(words.end, () =>
            callApi(steps.end, {
              params: { id: match.id },
              body: { version, ending: { kind: 'par', team, runs: Number(runs), rule: 'D/L' } },
            }),
          )
        }
      >
        {words.end}: {words.endByPar}
      </Button>
    </Box>
  );
}
