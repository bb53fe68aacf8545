import { mdiSwapVertical } from '@mdi/js';
import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { OnOff } from '../../../newsroom/fields/OnOff.tsx';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import type { Crease } from '../scoring/crease.ts';
import { steps } from './endpoints.ts';
import { type ExtraKey, isOffBat, makeBall, type Pressed, pressExtra, timedOut } from './makeBall.ts';
import type { InningsForEditing, ScoringState } from './shapes.ts';
import { type People, usePressedBall } from './usePressedBall.ts';
import type { TakeStep } from './useScoring.ts';
import { WicketFields } from './WicketFields.tsx';
import { cricketDeskWords } from './words.ts';

type Ready = { striker: number; nonStriker: number; bowler: number };
type Props = { state: ScoringState; open: InningsForEditing; crease: Crease; isBusy: boolean; take: TakeStep };
type Person = { id: number; name: string };
type Send = () => Promise<ScoringState>;

const RUNS = [0, 1, 2, 3, 4, 5, 6];

/** The keys for a ball: runs, kind, enter. Most balls take two presses. */
export function BallPad({ state, open, crease, isBusy, take }: Props): ReactNode {
  const words = useWords(cricketDeskWords);
  // Somebody who is timed out is out without another ball.
  const place = `${open.number}-${open.balls}-${crease.out.length}`;
  const { striker, nonStriker, bowler } = crease;
  const ball = usePressedBall(place, { striker, nonStriker, bowler }, isBusy);
  const { pressed, press, people, choose } = ball;
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
  const params = { id: state.match.id };
  const isSomebodyToCome = open.balls > 0 && (striker === undefined || nonStriker === undefined);
  const toCome = isSomebodyToCome ? mayBat.filter(({ id }) => id !== striker && id !== nonStriker) : [];
  const isTimedOut = pressed.wicket?.kind === 'timed out';
  const step = isTimedOut ? timedOutStep() : ballStep();

  function ballStep(): Send | undefined {
    const ready = readyPeople(people);
    if (!ready) return undefined;
    const body = { innings: open.number, number: open.balls + 1, ball: makeBall(pressed, ready) };
    return () => callApi(steps.balls, { params, body });
  }

  function timedOutStep(): Send | undefined {
    const last = open.oversBowled.at(-1);
    const late = toCome.find(({ id }) => id === pressed.wicket?.late);
    if (!last || !late) return undefined;
    const balls = timedOut(
      last.balls.map((one) => one.ball),
      late.id,
    );
    const body = { version: state.version, innings: open.number, over: last.number, balls };
    return () => callApi(steps.correct, { params, body });
  }

  return (
    <Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1, alignItems: 'center' }}>
        <Box>
          <PersonChoice
            label={words.striker}
            value={people.striker}
            people={mayBat.filter(({ id }) => id !== people.nonStriker)}
            isBusy={isBusy}
            onChange={(striker) => choose({ striker })}
          />
          <PersonChoice
            label={words.nonStriker}
            value={people.nonStriker}
            people={mayBat.filter(({ id }) => id !== people.striker)}
            isBusy={isBusy}
            onChange={(nonStriker) => choose({ nonStriker })}
          />
        </Box>
        <Button
          aria-label={words.swap}
          disabled={isBusy}
          onClick={() => choose({ striker: people.nonStriker, nonStriker: people.striker })}
          sx={{ minHeight: 96, minWidth: 56 }}
        >
          <Icon path={mdiSwapVertical} />
        </Button>
      </Box>
      <PersonChoice label={words.bowler} value={people.bowler} people={mayBowl} isBusy={isBusy} onChange={(bowler) => choose({ bowler })} />
      <Box role="group" aria-label={words.runs} sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 1, mt: 1 }}>
        {RUNS.map((runs) => (
          <Key key={runs} isPressed={pressed.runs === runs} onPress={() => press({ ...pressed, runs })}>
            {runs}
          </Key>
        ))}
        <Key
          isPressed={pressed.wicket !== undefined}
          onPress={() =>
            press({
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
            isPressed={pressed.extras.includes(key)}
            onPress={() => press({ ...pressed, extras: pressExtra(pressed.extras, key) })}
          >
            {label}
          </Key>
        ))}
      </Box>
      {(pressed.runs === 4 || pressed.runs === 6) && isOffBat(pressed) && (
        <OnOff label={words.allRun} checked={pressed.isAllRun} onChange={(isAllRun) => press({ ...pressed, isAllRun })} />
      )}
      <OnOff label={words.penalty} checked={pressed.hasPenalty} onChange={(hasPenalty) => press({ ...pressed, hasPenalty })} />
      <OnOff
        label={words.penaltyToFielders}
        checked={pressed.hasPenaltyToFielders}
        onChange={(hasPenaltyToFielders) => press({ ...pressed, hasPenaltyToFielders })}
      />
      {pressed.wicket && (
        <WicketFields
          wicket={pressed.wicket}
          striker={batting.find(({ id }) => id === people.striker)}
          nonStriker={batting.find(({ id }) => id === people.nonStriker)}
          fielding={fielding}
          toCome={toCome}
          onChange={(wicket) => press({ ...pressed, wicket })}
        />
      )}
      {crease.isFreeHit && (
        <Typography role="status" sx={{ mt: 1, fontWeight: 700 }}>
          {words.freeHit}
        </Typography>
      )}
      {!step && !isBusy && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {isTimedOut ? words.chooseLate : words.choosePeople}
        </Typography>
      )}
      <Button
        fullWidth
        variant="contained"
        disabled={!step || isBusy}
        onClick={() => step && ball.send(() => take(step))}
        sx={{ minHeight: 64, mt: 1, fontSize: '1.125rem' }}
      >
        {isTimedOut ? words.enterTimedOut : `${words.enter}: ${summaryOf(pressed, words)}`}
      </Button>
    </Box>
  );
}

/** The people of a complete ball: all three are known, and the two batters differ. */
function readyPeople({ striker, nonStriker, bowler }: People): Ready | undefined {
  if (striker === undefined || nonStriker === undefined || bowler === undefined || striker === nonStriker) return undefined;
  return { striker, nonStriker, bowler };
}

/** A summary of the ball before it is entered, so that a wrong press is noticed. */
function summaryOf(
  { runs, extras, hasPenalty, hasPenaltyToFielders, wicket }: Pressed,
  words: Record<'runs' | 'wide' | 'noball' | 'bye' | 'legbye' | 'penalty' | 'penaltyToFielders' | 'wicket', string>,
): string {
  const kinds = { wides: words.wide, noballs: words.noball, byes: words.bye, legbyes: words.legbye };
  return [
    `${runs} ${words.runs}`,
    ...extras.map((key) => kinds[key]),
    hasPenalty && words.penalty,
    hasPenaltyToFielders && words.penaltyToFielders,
    wicket && words.wicket,
  ]
    .filter(Boolean)
    .join(', ');
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

type PersonProps = { label: string; value: number | undefined; people: readonly Person[]; isBusy: boolean; onChange: (id: number) => void };

/** Selects a person. Disabled while a request runs, because the response may change who is at the crease. */
function PersonChoice({ people, isBusy, ...field }: PersonProps): ReactNode {
  return (
    <Choice
      fullWidth
      disabled={isBusy}
      options={people.map(({ id, name }) => [id, name])}
      slotProps={{ select: { MenuProps: { sx: { '& li': { minHeight: 44 } } } } }}
      {...field}
    />
  );
}
