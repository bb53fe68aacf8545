import { useDraggable } from '@dnd-kit/core';
import { mdiMagnify } from '@mdi/js';
import { Box, InputAdornment, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { queryOf } from '../../../newsroom/callApi.ts';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { useSettled } from '../../../newsroom/lists/useSettled.ts';
import { ReadError } from '../../../newsroom/reads/ReadError.tsx';
import type { DeskStory } from '../front/frontPages.ts';
import { listCandidates } from './endpoints.ts';
import { StoryMenu } from './StoryMenu.tsx';
import { StoryTile } from './StoryTile.tsx';
import { frontScreenWords } from './words.ts';

type Props = {
  page: string;
  isReadOnly: boolean;
  chosen: ReadonlySet<number>;
  worksOf: (story: DeskStory) => { label: string; act: () => void }[];
};

/** Stories that can be placed on the page: the newest, or matches of a search. */
export function CandidateList({ page, isReadOnly, chosen, worksOf }: Props): ReactNode {
  const words = useWords(frontScreenWords);
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const { data, error, isPlaceholderData } = useQuery({
    ...queryOf(['front-candidates', page, q], listCandidates, { params: { page }, query: { q } }),
    placeholderData: keepPreviousData,
  });
  const stories = data?.data ?? [];
  return (
    // Stays visible while the page beside it is scrolled.
    <Box
      component="section"
      aria-label={words.candidates}
      sx={{ position: { md: 'sticky' }, top: 56, maxHeight: { md: 'calc(100vh - 64px)' }, overflowY: { md: 'auto' }, pt: { md: 1 } }}
    >
      <TextLine
        label={words.search}
        value={typed}
        onChange={setTyped}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Icon path={mdiMagnify} fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <Typography variant="caption" component="h2" sx={{ color: 'text.secondary', fontWeight: 600, display: 'block', mt: 1 }}>
        {isPlaceholderData ? words.searching : q === '' ? words.newest : q}
      </Typography>
      <ReadError error={error} />
      {data && stories.length === 0 && <Typography sx={{ py: 2 }}>{words.nothingFound}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {stories.map((story) => (
          <Candidate
            key={story.id}
            story={story}
            isReadOnly={isReadOnly}
            note={chosen.has(story.id) ? words.onPage : undefined}
            works={isReadOnly ? [] : worksOf(story)}
          />
        ))}
      </Box>
    </Box>
  );
}

type CandidateProps = { story: DeskStory; isReadOnly: boolean; note: string | undefined; works: { label: string; act: () => void }[] };

function Candidate({ story, isReadOnly, note, works }: CandidateProps): ReactNode {
  const drag = useDraggable({ id: `candidate:${story.id}`, data: { story }, disabled: isReadOnly });
  return (
    <Box
      component="li"
      ref={drag.setNodeRef}
      {...drag.listeners}
      sx={{ borderBottom: 1, borderColor: 'divider', py: 1, opacity: drag.isDragging ? 0.4 : 1 }}
    >
      <StoryTile
        story={story}
        note={note}
        {...(isReadOnly ? {} : { handle: { ref: drag.setActivatorNodeRef, props: drag.attributes } })}
        menu={<StoryMenu story={story} works={works} />}
      />
    </Box>
  );
}
