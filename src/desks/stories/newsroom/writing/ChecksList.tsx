import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { inLanguage, useWords } from '../../../../newsroom/language.ts';
import type { StoryCheck } from '../../steps/storyChecks.ts';
import { storyDeskWords } from '../words.ts';

type Props = { checks: readonly StoryCheck[]; isTried: boolean };

/** Missing and doubtful parts of the story, as of the last save; in red after an attempt to publish it. */
export function ChecksList({ checks, isTried }: Props): ReactNode {
  const words = useWords(storyDeskWords);
  return (
    <Box component="section" aria-label={words.checks}>
      <Typography variant="h6" component="h2">
        {words.checks}
      </Typography>
      {checks.length === 0 && <Typography variant="body2">{words.allWell}</Typography>}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {checks.map(({ weight, path, message }, at) => (
          <Typography key={at} component="li" variant="body2" data-check={path} color={colourOf(weight, isTried)}>
            {inLanguage(message)}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

const colourOf = (weight: StoryCheck['weight'], isTried: boolean): string => {
  if (weight === 'warning') return 'text.secondary';
  return isTried ? 'error' : 'text.primary';
};
