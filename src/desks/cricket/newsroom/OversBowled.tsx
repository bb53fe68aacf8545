import { Box, Button, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { NewsroomDialog } from '../../../newsroom/frame/NewsroomDialog.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { useSendOwn } from '../../../newsroom/sending/useSendOwn.ts';
import { isSame } from '../../../newsroom/typedOver.ts';
import { leaveFor, useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import type { Delivery, Extras } from '../rules/delivery.ts';
import { readMatch, steps } from './endpoints.ts';
import { type ExtraKey, extraChoices, extraKeys, PENALTY } from './makeBall.ts';
import type { ScoringState } from './shapes.ts';
import type { TakeStep } from './useScoring.ts';
import { cricketDeskWords } from './words.ts';

type Props = { state: ScoringState; isBusy: boolean; take: TakeStep };
/** The over that is corrected, as it was when it was opened, and the match's version then. */
type OpenOver = { innings: number; over: number; balls: Delivery[]; version: number };

const SHOWN = 6;

/** The overs of the open innings, latest first; each can be corrected. */
export function OversBowled({ state, isBusy, take }: Props): ReactNode {
  const words = useWords(cricketDeskWords);
  const [isWhole, setIsWhole] = useState(false);
  const [open, setOpen] = useState<OpenOver>();
  const list = state.innings
    .toReversed()
    .flatMap((innings) => innings.oversBowled.toReversed().map((over) => ({ innings: innings.number, ...over })));
  return (
    <Box component="section" aria-label={words.lastBalls} sx={{ mt: 2 }}>
      <Typography component="h2" variant="h6">
        {words.lastBalls}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {list.slice(0, isWhole ? list.length : SHOWN).map(({ innings, number, balls }) => (
          <Box
            component="li"
            key={`${innings}-${number}`}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, borderBottom: 1, borderColor: 'divider', minHeight: 44 }}
          >
            <Typography variant="caption" sx={{ width: '3.5rem', color: 'text.secondary' }}>
              {state.innings.length > 1 ? `${innings} · ` : ''}
              {number + 1}
            </Typography>
            <Typography sx={{ flex: 1, fontVariantNumeric: 'tabular-nums' }} data-balls>
              {balls.map(({ label }) => label).join('  ')}
            </Typography>
            <Button
              size="small"
              aria-label={`${words.correct} ${number + 1}`}
              onClick={() => setOpen({ innings, over: number, balls: ballsOf(balls), version: state.version })}
            >
              {words.correct}
            </Button>
          </Box>
        ))}
      </Box>
      {!isWhole && list.length > SHOWN && <Button onClick={() => setIsWhole(true)}>{words.allOvers}</Button>}
      {open && <CorrectOver state={state} over={open} isBusy={isBusy} take={take} onClose={() => setOpen(undefined)} />}
    </Box>
  );
}

const ballsOf = (balls: readonly { ball: Delivery }[]): Delivery[] => balls.map(({ ball }) => ball);
const ballsIn = ({ balls }: OpenOver) => ({ balls });

/** An over as it is in the match now. */
function presentOver({ innings, version }: ScoringState, open: OpenOver): OpenOver {
  const overs = innings.find(({ number }) => number === open.innings)?.oversBowled ?? [];
  return { ...open, version, balls: ballsOf(overs.find(({ number }) => number === open.over)?.balls ?? []) };
}

/** A correction of the other extras leaves the penalty runs of a ball alone. */
const penaltyOf = ({ extras }: Delivery): Extras => (extras?.penalty ? { penalty: extras.penalty } : {});

type PenaltySide = 'nobody' | 'batting' | 'fielding';
const penaltySide = ({ extras, penaltyToFielders }: Delivery): PenaltySide =>
  extras?.penalty ? 'batting' : penaltyToFielders ? 'fielding' : 'nobody';

function withPenaltyTo(
  side: PenaltySide,
  { penaltyToFielders: _, extras: { penalty: _runs, ...extras } = {}, ...ball }: Delivery,
): Delivery {
  const kept = side === 'batting' ? { ...extras, penalty: PENALTY } : extras;
  return {
    ...ball,
    ...(Object.keys(kept).length > 0 ? { extras: kept } : {}),
    ...(side === 'fielding' ? { penaltyToFielders: PENALTY } : {}),
  };
}

type CorrectProps = Props & { over: OpenOver; onClose: () => void };

/** Corrects runs and extras of each ball of an over; batters, bowlers and wickets stay unchanged. */
function CorrectOver({ state, over, isBusy, take, onClose }: CorrectProps): ReactNode {
  const words = useWords(cricketDeskWords);
  const [balls, setBalls] = useState(over.balls);
  const params = { id: state.match.id };
  const sendOwn = useSendOwn({ fieldsOf: ballsIn, read: async () => presentOver(await callApi(readMatch, { params }), over) });
  const save = async () => {
    const present = presentOver(state, over);
    // Balls that were bowled since do not matter here; a correction of this over by somebody else does.
    const seen = isSame(present.balls, over.balls) ? present : over;
    const body = { innings: over.innings, over: over.over, balls };
    const send = ({ version }: OpenOver) => callApi(steps.correct, { params, body: { version, ...body } });
    // What was refused stays open, to be corrected.
    if (await take(() => sendOwn(seen, { balls }, send))) onClose();
  };
  const names: Record<ExtraKey, string> = { wides: words.wide, noballs: words.noball, byes: words.bye, legbyes: words.legbye };
  useUnsavedWork(JSON.stringify(balls) !== JSON.stringify(over.balls));
  const close = () => leaveFor(onClose);
  const put = (at: number, ball: Delivery) => setBalls(balls.with(at, ball));
  return (
    <NewsroomDialog open fullWidth maxWidth="xs" onClose={close}>
      <DialogTitle>
        {words.correct} {over.over + 1}
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2">{words.correctHelp}</Typography>
        {balls.map((ball, at) => {
          const kinds = extraKeys.filter((key) => ball.extras?.[key]);
          const withExtras = (extras: Extras): Delivery => ({ ...ball, extras: { ...extras, ...penaltyOf(ball) } });
          return (
            <Box key={at} sx={{ display: 'grid', gridTemplateColumns: '2rem 1fr 1.4fr repeat(2, 1fr)', gap: 1, alignItems: 'center' }}>
              <Typography>{at + 1}</Typography>
              <TextLine type="number" label={words.runs} value={ball.runs} onChange={(runs) => put(at, { ...ball, runs: Number(runs) })} />
              <Choice
                label={words.more}
                value={kinds.join()}
                options={[['', '–'], ...extraChoices.map((keys) => [keys.join(), keys.map((key) => names[key]).join(', ')] as const)]}
                onChange={(chosen) => {
                  const keys = extraChoices.find((choice) => choice.join() === chosen) ?? [];
                  put(at, withExtras(Object.fromEntries(keys.map((key) => [key, ball.extras?.[key] ?? 1]))));
                }}
              />
              {kinds.map((kind) => (
                <TextLine
                  key={kind}
                  type="number"
                  label={names[kind]}
                  value={ball.extras?.[kind] ?? 1}
                  onChange={(runs) => put(at, withExtras({ ...ball.extras, [kind]: Number(runs) }))}
                />
              ))}
              <Choice
                label={words.penaltyRuns}
                value={penaltySide(ball)}
                options={[
                  ['nobody', '–'],
                  ['batting', words.penalty],
                  ['fielding', words.penaltyToFielders],
                ]}
                onChange={(side) => put(at, withPenaltyTo(side, ball))}
                sx={{ gridColumn: '2 / -1' }}
              />
            </Box>
          );
        })}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{words.cancel}</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void save()}>
          {words.save}
        </Button>
      </DialogActions>
    </NewsroomDialog>
  );
}
