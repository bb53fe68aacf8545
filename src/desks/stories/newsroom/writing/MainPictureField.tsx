import { Box, Button, Typography } from '@mui/material';
import { memo, type ReactNode } from 'react';
import { TextLine } from '../../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../../newsroom/language.ts';
import type { PickedPicture } from '../editor/editorHelp.ts';
import { libraryPicture } from '../editor/libraryPicture.ts';
import { Shown } from '../editor/nodeViews.tsx';
import { storyDeskWords } from '../words.ts';
import { type CopyStore, useCopyField } from './copyStore.ts';

type Props = {
  copy: CopyStore;
  isFixed: boolean;
  pick: () => Promise<PickedPicture | undefined>;
};

/** The main picture of the story and its lists, with its caption. */
export const MainPictureField = memo(function MainPictureField({ copy, isFixed, pick }: Props): ReactNode {
  const words = useWords(storyDeskWords);
  const pictureKey = useCopyField(copy, 'pictureKey');
  const caption = useCopyField(copy, 'pictureCaption');
  const choose = async () => {
    const picked = await pick();
    if (picked)
      copy.change({ pictureKey: picked.key, ...(copy.current().pictureCaption === '' ? { pictureCaption: picked.caption } : {}) });
  };
  return (
    <Box component="section" aria-label={words.mainPicture}>
      <Typography variant="caption" color="text.secondary">
        {words.mainPicture}
      </Typography>
      {pictureKey !== null && <Shown src={libraryPicture(pictureKey)} alt={caption} />}
      <Button size="small" color="secondary" disabled={isFixed} onClick={() => void choose()}>
        {words.choosePicture}
      </Button>
      {pictureKey !== null && (
        <>
          <Button size="small" color="secondary" disabled={isFixed} onClick={() => copy.change({ pictureKey: null })}>
            {words.removePicture}
          </Button>
          <TextLine
            label={words.pictureCaption}
            value={caption}
            disabled={isFixed}
            onChange={(pictureCaption) => copy.change({ pictureCaption })}
          />
        </>
      )}
    </Box>
  );
});
