import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryOf } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import type { DeskStory } from '../front/frontPages.ts';
import { listBreakingNews } from './endpoints.ts';
import { StoryMenu } from './StoryMenu.tsx';
import { StoryTile } from './StoryTile.tsx';
import { frontScreenWords } from './words.ts';

export const BREAKING_KEY = ['breaking-news'];

type Props = { onEnd: (story: DeskStory) => void; onUntil: (story: DeskStory, until: string | null) => void };

/** The breaking news above the front page, each with its end time. */
export function BreakingPanel({ onEnd, onUntil }: Props): ReactNode {
  const words = useWords(frontScreenWords);
  const { data } = useQuery(queryOf(BREAKING_KEY, listBreakingNews));
  return (
    <Box component="section" aria-label={words.breaking} sx={{ borderTop: 2, borderColor: 'primary.main', pt: 1, mb: 3 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {words.breaking}
      </Typography>
      {data?.data.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.noBreaking}
        </Typography>
      )}
      {data?.data.map(({ story, until, isShown }) => (
        <Box key={story.id} sx={{ borderBottom: 1, borderColor: 'divider', py: 1 }}>
          <StoryTile
            story={{ ...story, breaking: false }}
            pin={until ? { until } : undefined}
            note={isShown ? undefined : words.notInTicker}
            menu={
              <StoryMenu
                story={story}
                works={[
                  { label: words.setUntil, act: () => onUntil(story, until) },
                  { label: words.endBreaking, act: () => onEnd(story) },
                ]}
              />
            }
          />
        </Box>
      ))}
    </Box>
  );
}
