import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWords } from '../../../../newsroom/language.ts';
import type { PickedStory } from '../editor/editorHelp.ts';
import { readHeadline } from '../readHeadline.ts';
import { storyDeskWords } from '../words.ts';
import { type CopyStore, useCopyField } from './copyStore.ts';

type Props = { copy: CopyStore; isFixed: boolean; wrong: string | undefined; pickStory: () => Promise<PickedStory | undefined> };

/** The story of the other edition that this one translates. */
export function TranslationField({ copy, isFixed, wrong, pickStory }: Props): ReactNode {
  const words = useWords(storyDeskWords);
  const original = useCopyField(copy, 'translationOf');
  const { data: headline } = useQuery({
    queryKey: ['stories', 'headline', original],
    queryFn: async () => (original === null ? '' : ((await readHeadline(original)) ?? '')),
    enabled: original !== null,
  });
  const choose = async () => {
    const picked = await pickStory();
    if (picked) copy.change({ translationOf: picked.articleId });
  };
  return (
    <Box role="group" aria-label={words.translationOf}>
      <Typography variant="caption" color="text.secondary" component="div">
        {words.translationOf}
      </Typography>
      <Typography variant="body2">{original === null ? words.noTranslation : headline || `${original}`}</Typography>
      {wrong !== undefined && <FormHelperText error>{wrong}</FormHelperText>}
      <Button size="small" color="secondary" disabled={isFixed} onClick={() => void choose()}>
        {words.chooseOriginal}
      </Button>
      {original !== null && (
        <Button size="small" color="secondary" disabled={isFixed} onClick={() => copy.change({ translationOf: null })}>
          {words.removeOriginal}
        </Button>
      )}
    </Box>
  );
}
