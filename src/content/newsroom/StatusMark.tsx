import { Chip } from '@mui/material';
import type { ReactNode } from 'react';
import { useWords } from '../../newsroom/language.ts';
import type { ContentStatus } from '../tables.ts';
import { contentScreenWords } from './words.ts';

/** Shows whether the item is published. */
export function StatusMark({ status }: { status: ContentStatus }): ReactNode {
  const words = useWords(contentScreenWords);
  const colour = { draft: 'default', published: 'success', withdrawn: 'error' } as const;
  return <Chip size="small" variant="outlined" color={colour[status]} label={words[status]} data-status={status} sx={{ flex: 'none' }} />;
}
