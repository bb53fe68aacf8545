import { mdiClose } from '@mdi/js';
import { Box, Button, IconButton, LinearProgress, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { SortableLine, SortableList } from '../../../newsroom/lists/SortableList.tsx';
import type { PageForEditing } from './endpoints.ts';
import type { EditionFile, useEditionFiles } from './useEditionFiles.ts';
import { epaperDeskWords } from './words.ts';

type Files = ReturnType<typeof useEditionFiles>;

/** The files of the edition in their order, each with its progress, and below them the pages as they will be read. */
export function EditionFiles({ files, disabled }: { files: Files; disabled: boolean }): ReactNode {
  const words = useWords(epaperDeskWords);
  const pages = files.files.flatMap(({ answer }) => answer?.pages ?? []);
  return (
    <>
      <SortableList
        items={files.files}
        label={words.files}
        disabled={disabled || files.files.length < 2}
        nameOf={({ file }) => file.name}
        onSorted={files.sort}
        sx={{ my: 1 }}
      >
        {(file, _at, handle) => (
          <SortableLine handle={handle}>
            <FileLine file={file} queue={files.queue} disabled={disabled} />
          </SortableLine>
        )}
      </SortableList>
      {pages.length > 0 && <Pages pages={pages} />}
    </>
  );
}

type LineProps = { file: EditionFile; queue: Files['queue']; disabled: boolean };

function FileLine({ file: upload, queue, disabled }: LineProps): ReactNode {
  const words = useWords(epaperDeskWords);
  const { id, file, state, progress, error, answer } = upload;
  const status = {
    waiting: words.waiting,
    sending: `${words.sending}: ${Math.round(progress * 100)} %`,
    checking: words.drawing,
    done: `${words.pages}: ${answer?.pages.length ?? 0}`,
    failed: error ?? '',
  }[state];
  const isUnderWay = state === 'sending' || state === 'checking';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: 1, minWidth: 0, py: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {file.name}
        </Typography>
        {isUnderWay && (
          <LinearProgress
            variant={state === 'sending' ? 'determinate' : 'indeterminate'}
            value={progress * 100}
            aria-label={`${words.sending}: ${file.name}`}
          />
        )}
        <Typography
          variant="caption"
          role={state === 'failed' ? 'alert' : undefined}
          sx={{ display: 'block', color: state === 'failed' ? 'error.main' : 'text.secondary' }}
        >
          {status}
        </Typography>
      </Box>
      {queue.canRetry(upload) && (
        <Button size="small" onClick={() => queue.retry(id)}>
          {words.sendAgain}
        </Button>
      )}
      <IconButton size="small" disabled={disabled} aria-label={`${words.removeFile}: ${file.name}`} onClick={() => queue.forget(id)}>
        <Icon path={mdiClose} fontSize="small" />
      </IconButton>
    </Box>
  );
}

/** The pages of all files, numbered from the first. */
function Pages({ pages }: { pages: readonly PageForEditing[] }): ReactNode {
  const words = useWords(epaperDeskWords);
  return (
    <Box component="ol" aria-label={words.pages} sx={{ listStyle: 'none', p: 0, my: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {pages.map(({ thumbnail, large }, index) => (
        <Box component="li" key={index}>
          <a href={large} target="_blank" rel="noreferrer">
            <Box
              component="img"
              src={thumbnail}
              alt={`${words.pages} ${index + 1}`}
              sx={{ display: 'block', height: 200, border: 1, borderColor: 'divider' }}
            />
          </a>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {index + 1}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
