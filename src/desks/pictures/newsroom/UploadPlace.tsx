import CloseIcon from '@mui/icons-material/Close';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type DragEvent, type ReactNode, useState } from 'react';
import { useWords } from '../../../newsroom/language.ts';
import { pictureDeskWords } from '../newsroomWords.ts';
import { PictureThumb } from './PictureThumb.tsx';
import type { Upload, useUploads } from './useUploads.ts';

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

type Uploads = ReturnType<typeof useUploads>;

/** Where pictures are dropped or chosen, and how far each of them is. What stands inside may be dropped on, too. */
export function UploadPlace({ uploads: { uploads, add, retry, forget }, children }: { uploads: Uploads; children?: ReactNode }): ReactNode {
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
        <Button component="label" variant="contained" startIcon={<UploadIcon />}>
          {words.upload}
          <input
            type="file"
            hidden
            multiple
            accept={TYPES}
            aria-label={words.upload}
            onChange={(event) => {
              add(event.target.files ?? []);
              event.target.value = '';
            }}
          />
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 16rem' }}>
          {words.dropHere}
        </Typography>
      </Box>
      {uploads.length > 0 && (
        <Box component="ul" aria-label={words.uploads} sx={{ listStyle: 'none', p: 0, m: 0, mb: 2, border: 1, borderColor: 'divider' }}>
          {uploads.map((one) => (
            <UploadRow key={one.id} upload={one} onRetry={() => retry(one.id)} onForget={() => forget(one.id)} />
          ))}
        </Box>
      )}
      {children}
    </Box>
  );
}

type RowProps = { upload: Upload; onRetry: () => void; onForget: () => void };

function UploadRow({ upload: { file, state, progress, error, picture, isNew }, onRetry, onForget }: RowProps): ReactNode {
  const words = useWords(pictureDeskWords);
  const said = {
    waiting: words.waiting,
    sending: `${Math.round(progress * 100)} %`,
    checking: words.checking,
    done: isNew === false ? words.alreadyThere : words.cameIn,
    failed: error ?? '',
  }[state];
  return (
    <Box
      component="li"
      data-upload={state}
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 1, borderBottom: 1, borderColor: 'divider', '&:last-child': { border: 0 } }}
    >
      <Box sx={{ width: 56, flex: 'none', backgroundColor: 'divider', aspectRatio: '4 / 3' }}>
        {picture && <PictureThumb picture={picture} width={128} />}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap>
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
          sx={{ color: state === 'failed' ? 'error.main' : 'text.secondary', display: 'block' }}
        >
          {said}
        </Typography>
      </Box>
      {state === 'failed' && (
        <Button size="small" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      )}
      {(state === 'failed' || state === 'done') && (
        <IconButton size="small" aria-label={words.forget} onClick={onForget}>
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
