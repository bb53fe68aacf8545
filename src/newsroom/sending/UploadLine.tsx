import { mdiClose } from '@mdi/js';
import { Box, Button, IconButton, LinearProgress, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { useWords } from '../language.ts';
import { hasEnded, type Upload, type UploadQueue } from '../uploadQueue.ts';
import { uploadWords } from '../words.ts';

type Props<Answer> = {
  upload: Upload<Answer>;
  queue: UploadQueue<Answer>;
  /** What is said while the server works on the file, and when it has it. */
  checking: string;
  done: string;
  /** Shown before the name of the file. */
  picture?: ReactNode;
  /** It cannot be taken off the list. */
  isFixed?: boolean;
};

/** A file that is uploaded: its name, how far it is or why it was refused, and what can be done about it. */
export function UploadLine<Answer>({ upload, queue, checking, done, picture, isFixed = false }: Props<Answer>): ReactNode {
  const words = useWords(uploadWords);
  const { id, file, state, progress, error = '' } = upload;
  const said = { waiting: words.waiting, sending: `${Math.round(progress * 100)} %`, checking, done, failed: error }[state];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flex: 1, minWidth: 0, py: 0.5 }}>
      {picture}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {file.name}
        </Typography>
        {(state === 'sending' || state === 'checking') && (
          <LinearProgress
            variant={state === 'sending' ? 'determinate' : 'indeterminate'}
            {...(state === 'sending' ? { value: progress * 100 } : {})}
            aria-label={file.name}
          />
        )}
        <Typography
          variant="caption"
          role={state === 'failed' ? 'alert' : undefined}
          sx={{ display: 'block', color: state === 'failed' ? 'error.main' : 'text.secondary' }}
        >
          {said}
        </Typography>
      </Box>
      {queue.canRetry(upload) && (
        <Button size="small" onClick={() => queue.retry(id)}>
          {words.sendAgain}
        </Button>
      )}
      <IconButton
        size="small"
        disabled={isFixed}
        aria-label={`${hasEnded(upload) ? words.forget : words.stop}: ${file.name}`}
        onClick={() => queue.forget(id)}
      >
        <Icon path={mdiClose} fontSize="small" />
      </IconButton>
    </Box>
  );
}
