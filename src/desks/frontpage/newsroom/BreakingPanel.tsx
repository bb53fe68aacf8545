import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useWords } from '../../../newsroom/language.ts';
import type { BreakingNow, DeskStory } from '../front/frontPages.ts';
import { StoryMenu } from './StoryMenu.tsx';
import { StoryTile } from './StoryTile.tsx';
import { frontScreenWords } from './words.ts';

type Props = {
  /** Undefined if it could not be read. */
  news: readonly BreakingNow[] | undefined;
  onEnd: (story: DeskStory) => void;
  onUntil: (story: DeskStory, until: string | null) => void;
};

/** The breaking news above the front page, each with its end time. */
export function BreakingPanel({ news, onEnd, onUntil }: Props): ReactNode {
  const words = useWords(frontScreenWords);
  return (
    <Box component="section" aria-label={words.breaking} sx={{ borderTop: 2, borderColor: 'primary.main', pt: 1, mb: 3 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {words.breaking}
      </Typography>
      {news?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.noBreaking}
        </Typography>
      )}
      {news?.map(({ story, until, isShown }) => (
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
