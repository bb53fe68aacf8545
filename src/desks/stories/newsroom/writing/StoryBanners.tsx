import { Alert, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { NoticeStack } from '../../../../newsroom/frame/NoticeStack.tsx';
import { useWords } from '../../../../newsroom/language.ts';
import { useAction } from '../../../../newsroom/useAction.ts';
import { dateAndTime, timeOfDay } from '../../../../platform/text/dates.ts';
import { ConflictDialog } from '../versions/ConflictDialog.tsx';
import { storyDeskWords } from '../words.ts';
import { useStore } from './useStore.ts';
import { conflictIn, type StoryAtHand } from './useStory.ts';

/** Notices for the editor: who holds the lock, what was restored, what conflicts. */
export function StoryBanners({ hand }: { hand: StoryAtHand }): ReactNode {
  const words = useWords(storyDeskWords);
  const { story, heldBy } = hand;
  const state = useStore(hand.saveState);
  const conflict = conflictIn(state);
  // The story is in a state in which the user may not edit it.
  const isSetAside = state.kind === 'refused' && state.status === 403;
  const { failed, setFailed, act } = useAction();
  return (
    <NoticeStack>
      {heldBy && (
        <Alert
          key={`held by ${heldBy.staffId}`}
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={() => void act(hand.takeOver)}>
              {words.takeOver}
            </Button>
          }
        >
          {words.heldBy}: {heldBy.staffName}, {timeOfDay(new Date(heldBy.since))}
        </Alert>
      )}
      {!story.mayEdit && <Alert severity="info">{words.mayNotEdit}</Alert>}
      {story.state === 'returned' && story.note !== '' && (
        <Alert key={`returned ${story.note}`} severity="warning">
          {words.returned}: {story.note}
        </Alert>
      )}
      {story.scheduledAt !== null && (
        <Alert key={`scheduled ${story.scheduledAt}`} severity="info">
          {words.scheduled}: {dateAndTime(new Date(story.scheduledAt))}
        </Alert>
      )}
      {hand.isBroughtBack && <Alert severity="info">{words.broughtBack}</Alert>}
      {isSetAside && (
        <Alert
          severity="warning"
          action={
            <>
              <Button color="inherit" size="small" onClick={() => void act(hand.saveElsewhere)}>
                {words.saveElsewhere}
              </Button>
              <Button color="inherit" size="small" onClick={() => void act(hand.useServerText)}>
                {words.dropMine}
              </Button>
            </>
          }
        >
          {words.setAside}
        </Alert>
      )}
      {failed !== '' && (
        <Alert severity="error" onClose={() => setFailed('')}>
          {failed}
        </Alert>
      )}
      {conflict && <ConflictDialog key={`${conflict.version} ${conflict.keptAs}`} hand={hand} conflict={conflict} />}
    </NoticeStack>
  );
}
