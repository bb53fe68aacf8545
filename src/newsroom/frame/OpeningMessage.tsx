import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { inLanguage } from '../language.ts';
import { newsroomWords } from '../words.ts';

/** Shown while content is loading. */
export function OpeningMessage(): ReactNode {
  return (
    <Box sx={{ p: 6, textAlign: 'center' }} role="status">
      <Typography>{inLanguage(newsroomWords.loading)}</Typography>
    </Box>
  );
}
