import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { useWords } from '../../../newsroom/language.ts';
import type { MediaStatus } from '../../../site/newsroom/media.ts';
import { mediaWords } from './words.ts';

/** Whether readers see it. */
export function StatusMark({ status }: { status: MediaStatus }): ReactNode {
  const words = useWords(mediaWords);
  const colour = { draft: 'default', published: 'success', withdrawn: 'error' } as const;
  return <Chip size="small" variant="outlined" color={colour[status]} label={words[status]} data-status={status} sx={{ flex: 'none' }} />;
}
