import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useWords } from '../../../newsroom/language.ts';
import { SortableLine, SortableList } from '../../../newsroom/lists/SortableList.tsx';
import { UploadLine } from '../../../newsroom/sending/UploadLine.tsx';
import type { PageForEditing } from './endpoints.ts';
import type { useEditionFiles } from './useEditionFiles.ts';
import { epaperDeskWords } from './words.ts';

type Props = Pick<ReturnType<typeof useEditionFiles>, 'files' | 'queue' | 'sort'> & { disabled: boolean };

/** The files of the edition in their order, each with its progress, and below them the pages as they will be read. */
export function EditionFiles({ files, queue, sort, disabled }: Props): ReactNode {
  const words = useWords(epaperDeskWords);
  const pages = files.flatMap(({ answer }) => answer?.pages ?? []);
  return (
    <>
      <SortableList
        items={files}
        label={words.files}
        disabled={disabled || files.length < 2}
        nameOf={({ file }) => file.name}
        onSorted={sort}
        sx={{ my: 1 }}
      >
        {(upload, _at, handle) => (
          <SortableLine handle={handle}>
            <UploadLine
              upload={upload}
              queue={queue}
              checking={words.drawing}
              done={`${words.pages}: ${upload.answer?.pages.length ?? 0}`}
              isFixed={disabled}
            />
          </SortableLine>
        )}
      </SortableList>
      {pages.length > 0 && <Pages pages={pages} />}
    </>
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
