import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { TextLine } from '../../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../../newsroom/language.ts';
import { HeadlineTestPanel } from '../../../headlines/newsroom/HeadlineTestPanel.tsx';
import { storyDeskWords } from '../words.ts';
import { type CopyStore, useCopyField } from '../writing/copyStore.ts';

type Props = { storyId: number; copy: CopyStore; isFixed: boolean };

/** The headline on the front page and in lists, and the tests that find it. Loaded when its tab is opened. */
export function HeadlinesPane({ storyId, copy, isFixed }: Props): ReactNode {
  const words = useWords(storyDeskWords);
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
      <HeadlineTestPanel storyId={storyId} />
    </Box>
  );
}
