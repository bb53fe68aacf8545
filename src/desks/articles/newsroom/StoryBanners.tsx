import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import { useWords } from '../../../newsroom/language.ts';
import { dateAndTime, timeOfDay } from '../../../platform/text/dates.ts';
import { storyDeskWords } from '../newsroomWords.ts';
import type { StoryAtHand } from './useStory.ts';
import { VersionDifference } from './VersionDifference.tsx';

/** What an editor must know before they write on: who holds the story, what came back, what stands against it. */
export function StoryBanners({ hand }: { hand: StoryAtHand }): ReactNode {
  const words = useWords(storyDeskWords);
  const { story, heldBy, conflict } = hand;
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 1 }}>
      {heldBy && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={() => void hand.takeOver()}>
              {words.takeOver}
            </Button>
          }
        >
          {words.heldBy}: {heldBy.staffName}, {timeOfDay(new Date(heldBy.since))}
        </Alert>
      )}
      {!story.mayEdit && <Alert severity="info">{words.mayNotEdit}</Alert>}
      {story.state === 'returned' && story.note !== '' && (
        <Alert severity="warning">
          {words.returned}: {story.note}
        </Alert>
      )}
      {story.scheduledAt !== null && (
        <Alert severity="info">
          {words.scheduled}: {dateAndTime(new Date(story.scheduledAt))}
        </Alert>
      )}
      {hand.isBroughtBack && <Alert severity="info">{words.broughtBack}</Alert>}
      {conflict && (
        <Dialog open fullWidth maxWidth="lg" aria-labelledby="conflict-title">
          <DialogTitle id="conflict-title">{words.conflictTitle}</DialogTitle>
          <DialogContent>
            <DialogContentText sx={{ mb: 2 }}>{words.conflictHelp}</DialogContentText>
            <VersionDifference
              before={conflict.working}
              after={hand.copy}
              beforeName={`${words.theirs}: ${conflict.savedBy}, ${dateAndTime(new Date(conflict.savedAt))}`}
              afterName={words.yours}
            />
          </DialogContent>
          <DialogActions>
            <Button color="secondary" onClick={() => void hand.settle('theirs')}>
              {words.takeTheirs}
            </Button>
            <Button variant="contained" onClick={() => void hand.settle('mine')}>
              {words.takeYours}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Box>
  );
}
