import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { callApi } from '../../../../newsroom/callApi.ts';
import { TextLine } from '../../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../../newsroom/language.ts';
import { notify } from '../../../../newsroom/notify.ts';
import { HeadlineTestPanel } from '../../../headlines/newsroom/HeadlineTestPanel.tsx';
import { storyEndpoints } from '../endpoints.ts';
import { storyDeskWords } from '../words.ts';
import { useCopyField } from '../writing/copyStore.ts';
import type { StoryAtHand } from '../writing/useStory.ts';

type Props = Pick<StoryAtHand, 'story' | 'copy' | 'request'> & { isFixed: boolean };

/** The headline on the front page and in lists, and the tests that find it. Loaded when its tab is opened. */
export function HeadlinesPane({ story, copy, request, isFixed }: Props): ReactNode {
  const words = useWords(storyDeskWords);
  // The end of a test may change the story, like a step.
  const endTest = async (end: () => Promise<void>) => {
    const isSent = await request(async () => {
      await end();
      return callApi(storyEndpoints.one, { params: { id: story.id } });
    });
    if (!isSent) notify(words.notSavedYet, { type: 'error' });
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Box sx={{ maxWidth: '48rem' }}>
        <TextLine
          label={words.listHeadline}
          value={useCopyField(copy, 'listHeadline')}
          placeholder={useCopyField(copy, 'headline')}
          disabled={isFixed}
          multiline
          help={words.listHeadlineHelp}
          onChange={(text) => copy.change({ listHeadline: text.replace(/\n/g, ' ') })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { lang: useCopyField(copy, 'language') } }}
        />
      </Box>
      <HeadlineTestPanel storyId={story.id} published={`${story.state} ${story.publishedVersion}`} onEnd={endTest} />
    </Box>
  );
}
