import { Box, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { queryOf } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { ReadError } from '../../../newsroom/reads/ReadError.tsx';
import { listHeadlineTests } from './endpoints.ts';
import { testSentence } from './testSentence.ts';
import { headlineTestWords } from './words.ts';

const REFRESH_MS = 60_000;
const SHOWN = 8;

/** The newest tests of headlines, each with how it stands; the story's own screen has the figures. */
export function HeadlineTestList(): ReactNode {
  const words = useWords(headlineTestWords);
  const { data, error } = useQuery({ ...queryOf(['headline-tests', 'list'], listHeadlineTests), refetchInterval: REFRESH_MS });
  return (
    <>
      <ReadError error={error} />
      {data?.data.length === 0 && <Typography variant="body2">{words.none}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.data.slice(0, SHOWN).map((test) => (
          <Box component="li" key={test.id} sx={{ borderTop: 1, borderColor: 'divider', py: 1, overflowWrap: 'anywhere' }}>
            <Link component={RouterLink} to={`/stories/${test.storyId}`} color="inherit" underline="hover">
              {test.storyHeadline}
            </Link>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {`${words[test.state]} · ${testSentence(test, words)}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}
