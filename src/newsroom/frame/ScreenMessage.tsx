import { mdiArrowLeft, mdiRefresh } from '@mdi/js';
import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Sentence } from '../../site/newsroom/newsroomError.ts';
import { Icon } from '../Icon.tsx';
import { useLanguage, useWords } from '../language.ts';
import { Title } from '../Title.tsx';
import { newsroomWords } from '../words.ts';

type Props = {
  title: Sentence;
  text: Sentence;
  /** For developers. */
  details?: string;
  /** Opens the screen once more. */
  onTryAgain?: () => void;
};

/** Shown instead of a screen that does not exist or has failed. */
export function ScreenMessage({ title, text, details, onTryAgain }: Props): ReactNode {
  const words = useWords(newsroomWords);
  const language = useLanguage();
  return (
    <Box sx={{ py: 6, px: 2, display: 'grid', gap: 2, justifyItems: 'center', textAlign: 'center' }} role="alert">
      <Title title={title[language]} />
      <Typography variant="h2">{title[language]}</Typography>
      <Typography>{text[language]}</Typography>
      {details && (
        <Typography component="code" variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {details}
        </Typography>
      )}
      {onTryAgain && (
        <Button variant="contained" startIcon={<Icon path={mdiRefresh} />} onClick={onTryAgain}>
          {words.tryAgain}
        </Button>
      )}
      <Button
        variant={onTryAgain ? 'outlined' : 'contained'}
        startIcon={<Icon path={mdiArrowLeft} />}
        onClick={() => window.history.back()}
      >
        {words.back}
      </Button>
    </Box>
  );
}
