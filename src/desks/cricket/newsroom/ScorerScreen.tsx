import { Alert, Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { callApi } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { lastAddressOf } from '../../../newsroom/lists/useAddressFilters.ts';
import { OverlayAlert } from '../../../newsroom/OverlayAlert.tsx';
import { ReadError } from '../../../newsroom/reads/ReadError.tsx';
import { useShownError } from '../../../newsroom/reads/shownErrors.ts';
import { useMay } from '../../../newsroom/staffContext.ts';
import { Title } from '../../../newsroom/Title.tsx';
import { BallPad } from './BallPad.tsx';
import { BeginForm } from './BeginForm.tsx';
import { steps } from './endpoints.ts';
import { OversBowled } from './OversBowled.tsx';
import { ScorerTasks } from './ScorerTasks.tsx';
import type { InningsForEditing, ScoringState } from './shapes.ts';
import { useScoring } from './useScoring.ts';
import { WithdrawMatch } from './WithdrawMatch.tsx';
import { cricketDeskWords } from './words.ts';

/** The scorer's screen, designed for a phone in one hand at the ground. */
export function ScorerScreen(): ReactNode {
  const { id = '' } = useParams();
  return <Scorer key={id} id={id} />;
}

function Scorer({ id }: { id: string }): ReactNode {
  const words = useWords(cricketDeskWords);
  const mayPlan = useMay('cricket.plan');
  const { state, error, isBusy, take } = useScoring(id);
  useShownError(error);
  const open = state?.innings.at(-1);
  /** A withdrawn match is read-only. */
  const isOpen = state !== undefined && state.match.withdrawnReason === undefined;
  return (
    <Box sx={{ py: 1, maxWidth: '34rem' }}>
      <Title title={state ? `${state.match.teamA.code} – ${state.match.teamB.code}` : words.title} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button component={Link} to={lastAddressOf('/cricket')}>
          {words.back}
        </Button>
        {state && (
          <Button href={state.match.address} target="_blank">
            {words.see}
          </Button>
        )}
      </Box>
      {state ? error && <OverlayAlert of={error}>{error.message}</OverlayAlert> : <ReadError error={error} />}
      {state && <Head state={state} />}
      {state?.match.withdrawnReason !== undefined && <WithdrawMatch state={state} isBusy={isBusy} take={take} />}
      {state?.match.status === 'fixture' && <BeginForm state={state} isBusy={isBusy} take={take} />}
      {isOpen && state.match.status === 'live' && open && (
        <>
          {open.isClosed && <Alert severity="info">{state.isDecided ? state.match.note : words.inningsOver}</Alert>}
          {state.crease && <BallPad state={state} open={open} crease={state.crease} isBusy={isBusy} take={take} />}
          {open.balls > 0 && (
            <Button
              fullWidth
              color="error"
              disabled={isBusy}
              onClick={() =>
                take(() => callApi(steps.undo, { params: { id: state.match.id }, body: { innings: open.number, number: open.balls } }))
              }
              sx={{ minHeight: 48 }}
            >
              {words.undo}
            </Button>
          )}
        </>
      )}
      {state?.match.status === 'complete' && <Alert severity="success">{words.matchOver}</Alert>}
      {isOpen && open && <OversBowled state={state} isBusy={isBusy} take={take} />}
      {isOpen && <ScorerTasks state={state} isBusy={isBusy} take={take} />}
      {isOpen && mayPlan && state.match.status !== 'fixture' && <WithdrawMatch state={state} isBusy={isBusy} take={take} />}
    </Box>
  );
}

function Head({ state: { match, innings } }: { state: ScoringState }): ReactNode {
  const codeOf = (one: InningsForEditing) => (one.team === match.teamA.id ? match.teamA.code : match.teamB.code);
  return (
    <Box sx={{ borderTop: 2, borderBottom: 1, borderColor: 'divider', py: 1, mb: 1 }}>
      {innings.length === 0 && (
        <Typography variant="h6" component="h1">
          {match.teamA.name} – {match.teamB.name}
        </Typography>
      )}
      {innings.map((one) => (
        <Typography key={one.number} component="p" sx={{ fontVariantNumeric: 'tabular-nums' }} data-score={one.number}>
          <b>{codeOf(one)}</b>{' '}
          <Box component="span" sx={{ fontSize: '1.6rem', fontWeight: 700 }}>
            {one.score}
          </Box>{' '}
          ({one.overs})
        </Typography>
      ))}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {match.note}
      </Typography>
    </Box>
  );
}
