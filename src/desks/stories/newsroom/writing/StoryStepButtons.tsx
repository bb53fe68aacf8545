import { Box, Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { CallError } from '../../../../newsroom/callApi.ts';
import { useIsFileComing } from '../../../../newsroom/fields/filesInFlight.ts';
import { IndianTimeField } from '../../../../newsroom/fields/IndianTimeField.tsx';
import { OnOff } from '../../../../newsroom/fields/OnOff.tsx';
import { TextLine } from '../../../../newsroom/fields/TextLine.tsx';
import { NewsroomDialog } from '../../../../newsroom/frame/NewsroomDialog.tsx';
import { indianClock, momentOfClock } from '../../../../newsroom/indianClock.ts';
import { useWords } from '../../../../newsroom/language.ts';
import { OverlayAlert } from '../../../../newsroom/OverlayAlert.tsx';
import { leaveFor, useUnsavedWork } from '../../../../newsroom/unsavedWork.ts';
import { newsroomWords } from '../../../../newsroom/words.ts';
import { MentionField } from '../../../notifications/newsroom/MentionField.tsx';
import { ruleOf, type StoryStep } from '../../steps/storySteps.ts';
import { stepLabels, storyDeskWords } from '../words.ts';
import type { StoryAtHand } from './useStory.ts';

/** The main button is the first available of these. */
const LEADING: readonly StoryStep[] = ['update', 'publish', 'approve', 'submit', 'restore_published', 'untrash'];

type Props = Pick<StoryAtHand, 'story' | 'applyTransition'> & {
  /** Called if the story is not ready for the step. */
  onError: () => void;
};

/** The available steps of the story by `storySteps.ts`, as sent by the server. */
export function StoryStepButtons({ story, applyTransition, onError }: Props): ReactNode {
  const words = useWords(storyDeskWords);
  const [query, setAsked] = useState<StoryStep>();
  const [failed, setFailed] = useState('');
  const [isBusy, setBusy] = useState(false);
  const common = useWords(newsroomWords);
  const isComing = useIsFileComing();

  const take = async (step: StoryStep, more: object = {}) => {
    setBusy(true);
    setFailed('');
    try {
      if (await applyTransition(step, more)) setAsked(undefined);
      else setFailed(words.notSavedYet);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 422) onError();
      // The same sentence can stand for the whole and at its field.
      if (!error.isSessionOver) setFailed([...new Set([error.message, ...Object.values(error.fields)])].join(' '));
    } finally {
      setBusy(false);
    }
  };
  const offered = story.steps.filter((step) => (step !== 'update' && step !== 'discard') || story.hasChanges);
  const leading = LEADING.find((step) => offered.includes(step));
  return (
    <Box role="group" aria-label={words.state} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {offered.map((step) => {
        const { note, isTimed } = ruleOf(step);
        const needsMore = note !== undefined || isTimed === true || step === 'update';
        return (
          <Button
            key={step}
            size="small"
            variant={step === leading ? 'contained' : 'outlined'}
            color={step === leading ? 'primary' : 'secondary'}
            disabled={isBusy || isComing}
            onClick={() => (needsMore ? setAsked(step) : void take(step))}
          >
            {isComing && step === leading ? common.fileComing : words[stepLabels[step]]}
          </Button>
        );
      })}
      {failed !== '' && !query && (
        <OverlayAlert of={failed} onClose={() => setFailed('')}>
          {failed}
        </OverlayAlert>
      )}
      {query && (
        <StepDialog
          step={query}
          failed={failed}
          isBusy={isBusy}
          onTake={(more) => void take(query, more)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </Box>
  );
}

type DialogProps = { step: StoryStep; failed: string; isBusy: boolean; onTake: (more: object) => void; onCancel: () => void };

/** Asks for what a step needs: a note, a time, whether it is a small correction. */
function StepDialog({ step, failed, isBusy, onTake, onCancel }: DialogProps): ReactNode {
  const words = useWords(storyDeskWords);
  const { note: noteRule, isTimed } = ruleOf(step);
  const [note, setNote] = useState('');
  const [clock, setClock] = useState(() => indianClock(new Date(Date.now() + 3_600_000)));
  const [smallCorrection, setSmall] = useState(false);
  const at = momentOfClock(clock);
  // A note is longer than a press beside the dialog should cost.
  useUnsavedWork(note.trim() !== '' && !isBusy);
  const cancel = () => leaveFor(onCancel);
  const isReady = (noteRule !== 'needed' || note.trim() !== '') && (!isTimed || at !== undefined);
  return (
    <NewsroomDialog open onClose={cancel} fullWidth maxWidth="sm" aria-labelledby="step-title">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) onTake({ note: note.trim(), smallCorrection, ...(isTimed ? { at } : {}) });
        }}
      >
        <DialogTitle id="step-title">{words[stepLabels[step]]}</DialogTitle>
        <DialogContent>
          {noteRule && step === 'withdraw' && (
            <TextLine autoFocus lines={2} required label={words.readersNote} value={note} onChange={setNote} />
          )}
          {noteRule && step !== 'withdraw' && (
            <MentionField required={noteRule === 'needed'} label={words.note} value={note} onChange={setNote} />
          )}
          {isTimed && <IndianTimeField required label={words.moment} value={clock} onChange={setClock} />}
          {step === 'update' && <OnOff as="box" label={words.smallCorrection} checked={smallCorrection} onChange={setSmall} />}
          {failed !== '' && <OverlayAlert of={failed}>{failed}</OverlayAlert>}
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={cancel}>
            {words.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={!isReady || isBusy}>
            {words[stepLabels[step]]}
          </Button>
        </DialogActions>
      </form>
    </NewsroomDialog>
  );
}
