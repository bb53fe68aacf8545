import { mdiCheck } from '@mdi/js';
import { Alert, Box, Button, DialogActions, DialogContent, DialogTitle, LinearProgress, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { NewsroomDialog } from '../../frame/NewsroomDialog.tsx';
import { Icon } from '../../Icon.tsx';
import { useWords } from '../../language.ts';
import { notify } from '../../notify.ts';
import { leaveFor, useUnsavedWork } from '../../unsavedWork.ts';
import { newsroomWords } from '../../words.ts';
import { type Calls, type Outcome, useOneByOne } from './useOneByOne.ts';
import type { Chosen } from './useSeveral.ts';
import { selectionWords } from './words.ts';

type Props<Row> = Calls<Row> & {
  title: string;
  chosen: Chosen<Row>;
  nameOf: (row: Row) => string;
  /** What an editor should know about a row before. */
  noteOf?: (row: Row) => string;
  /** Whether the fields have what the action needs. */
  isReady?: boolean;
  /** Whether something is typed that closing would lose. */
  isTyped?: boolean;
  /** The fields. */
  children?: ReactNode;
  /** Called after calls were sent, to show what has changed. */
  onSent: () => Promise<unknown>;
  /** `isDone` if nothing is left to do. */
  onClose: (isDone: boolean) => void;
};

/** Names the rows for which an action is about to be taken, takes it one by one, and says for which it was refused, and why. */
export function SeveralDialog<Row extends { id: number }>(props: Props<Row>): ReactNode {
  const { title, chosen, nameOf, noteOf, isReady = true, isTyped = false, children, onSent, onClose } = props;
  const words = useWords(selectionWords);
  const common = useWords(newsroomWords);
  const titleId = useId();
  const { outcomes, presentOf, isRunning, run, stop } = useOneByOne(props);
  const [wasRefused, setRefused] = useState(false);
  const { rows, others } = chosen;
  const doneCount = rows.filter(({ id }) => outcomes.get(id) === 'done').length;
  useUnsavedWork(isRunning || (isTyped && !wasRefused));
  const close = () => (isRunning ? stop() : leaveFor(() => onClose(false)));
  const send = async () => {
    setRefused(false);
    const isDone = await run(rows);
    await onSent();
    if (!isDone) return setRefused(true);
    notify(words.allDone.replace('{count}', String(rows.length)), { type: 'success' });
    onClose(true);
  };
  return (
    <NewsroomDialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && !isRunning) void send();
        }}
      >
        <DialogTitle id={titleId}>
          {title}: {rows.length}
        </DialogTitle>
        <DialogContent>
          {wasRefused && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {words.notAll}
            </Alert>
          )}
          {children}
          {(isRunning || doneCount > 0) && (
            <Box sx={{ my: 1 }}>
              <Typography variant="body2" role="status">
                {words.progress.replace('{done}', String(doneCount)).replace('{total}', String(rows.length))}
              </Typography>
              <LinearProgress variant="determinate" value={(100 * doneCount) / rows.length} aria-label={title} />
            </Box>
          )}
          <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.map((row) => (
              <Line key={row.id} name={nameOf(presentOf(row))} note={noteOf?.(row) ?? ''} outcome={outcomes.get(row.id)} />
            ))}
          </Box>
          {others.length > 0 && (
            <>
              <Typography variant="body2" sx={{ mt: 2, fontWeight: 600 }}>
                {words.others}
              </Typography>
              <Box component="ul" aria-label={words.others} sx={{ listStyle: 'none', m: 0, p: 0, color: 'text.secondary' }}>
                {others.map((row) => (
                  <Line key={row.id} name={nameOf(row)} />
                ))}
              </Box>
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={close}>
            {isRunning ? words.stop : wasRefused ? common.close : common.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={!isReady || isRunning}>
            {wasRefused ? common.tryAgain : title}
          </Button>
        </DialogActions>
      </form>
    </NewsroomDialog>
  );
}

function Line({ name, note = '', outcome }: { name: string; note?: string; outcome?: Outcome | undefined }): ReactNode {
  const words = useWords(selectionWords);
  return (
    <Box component="li" sx={{ py: 0.5, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
        <span>{name}</span>
        {outcome === 'done' && (
          <Box component="span" sx={{ ml: 'auto', flex: 'none', display: 'flex', color: 'success.main' }}>
            <Icon path={mdiCheck} fontSize="small" />
            {words.done}
          </Box>
        )}
      </Box>
      {note !== '' && outcome === undefined && (
        <Typography variant="caption" component="p" color="text.secondary">
          {note}
        </Typography>
      )}
      {outcome !== undefined && outcome !== 'done' && (
        <Typography variant="body2" sx={{ color: 'error.main' }}>
          {outcome.refused}
        </Typography>
      )}
    </Box>
  );
}
