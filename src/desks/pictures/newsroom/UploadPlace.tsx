import { mdiTrayArrowUp } from '@mdi/js';
import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { type DragEvent, type ReactNode, useState } from 'react';
import { FileButton } from '../../../newsroom/fields/FileButton.tsx';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { UploadLine } from '../../../newsroom/sending/UploadLine.tsx';
import { hasEnded } from '../../../newsroom/uploadQueue.ts';
import { PictureThumb } from './PictureThumb.tsx';
import type { PictureUpload, useUploads } from './useUploads.ts';
import { pictureDeskWords } from './words.ts';

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

type Uploads = ReturnType<typeof useUploads>;

/** An area to drop or select pictures, with their upload progress. Its children are part of the drop area. */
export function UploadPlace({ uploads: { uploads, add, queue }, children }: { uploads: Uploads; children?: ReactNode }): ReactNode {
  const words = useWords(pictureDeskWords);
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent, is: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(is);
  };
  return (
    <Box
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false);
        add(event.dataTransfer.files);
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          p: 1.5,
          mb: 2,
          border: '1px dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          backgroundColor: isOver ? 'action.hover' : 'transparent',
        }}
      >
        <FileButton variant="contained" accept={TYPES} startIcon={<Icon path={mdiTrayArrowUp} />} onFiles={add}>
          {words.upload}
        </FileButton>
        <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 16rem' }}>
          {words.dropHere}
        </Typography>
      </Box>
      {uploads.length > 0 && <UploadList uploads={uploads} queue={queue} />}
      {children}
    </Box>
  );
}

/** The progress of all uploads, failed ones first, in a scrolling box so that the library below stays within reach. */
function UploadList({ uploads, queue }: Pick<Uploads, 'uploads' | 'queue'>): ReactNode {
  const words = useWords(pictureDeskWords);
  const done = uploads.filter(({ state }) => state === 'done');
  const failed = uploads.filter(({ state }) => state === 'failed');
  const share = uploads.reduce((sum, one) => sum + (hasEnded(one) ? 1 : one.progress), 0) / uploads.length;
  return (
    <Box sx={{ mb: 2, border: 1, borderColor: 'divider' }}>
      <Box sx={{ p: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography variant="body2" role="status" sx={{ fontWeight: 600, flex: '1 1 12rem' }}>
          {`${words.arrived}: ${done.length} / ${uploads.length}`}
          {failed.length > 0 && (
            <Box component="span" sx={{ color: 'error.main' }}>
              {` · ${words.notArrived}: ${failed.length}`}
            </Box>
          )}
        </Typography>
        {failed.some((one) => queue.canRetry(one)) && (
          <Button size="small" onClick={() => queue.retryFailed()}>
            {words.sendFailedAgain}
          </Button>
        )}
        {done.length > 0 && (
          <Button size="small" onClick={() => queue.forgetDone()}>
            {words.clearDone}
          </Button>
        )}
      </Box>
      <LinearProgress variant="determinate" value={share * 100} aria-label={words.uploads} />
      <Box component="ul" aria-label={words.uploads} sx={{ listStyle: 'none', p: 0, m: 0, maxHeight: '45vh', overflowY: 'auto' }}>
        {[...failed, ...uploads.filter(({ state }) => state !== 'failed')].map((one) => (
          <UploadRow key={one.id} upload={one} queue={queue} />
        ))}
      </Box>
    </Box>
  );
}

function UploadRow({ upload, queue }: { upload: PictureUpload; queue: Uploads['queue'] }): ReactNode {
  const words = useWords(pictureDeskWords);
  const { state, answer } = upload;
  return (
    <Box component="li" data-upload={state} sx={{ p: 0.5, px: 1, borderBottom: 1, borderColor: 'divider', '&:last-child': { border: 0 } }}>
      <UploadLine
        upload={upload}
        queue={queue}
        checking={words.checking}
        done={answer?.isNew === false ? words.alreadyThere : words.cameIn}
        picture={
          <Box sx={{ width: 56, flex: 'none', backgroundColor: 'divider', aspectRatio: '4 / 3' }}>
            {answer && <PictureThumb picture={answer.picture} width={128} />}
          </Box>
        }
      />
    </Box>
  );
}
