import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useWords } from '../../../newsroom/language.ts';
import { storyDeskWords } from '../newsroomWords.ts';
import type { WorkingCopy } from '../workingCopy.ts';
import type { PickedPicture } from './editorHelp.ts';
import { libraryPicture } from './libraryPicture.ts';
import { Shown } from './thingViews.tsx';

type Props = {
  copy: WorkingCopy;
  isFixed: boolean;
  change: (said: Partial<WorkingCopy>) => void;
  pick: () => Promise<PickedPicture | undefined>;
};

/** The picture over the story and in every list that shows it, with the line below it. */
export function MainPictureField({ copy, isFixed, change, pick }: Props): ReactNode {
  const words = useWords(storyDeskWords);
  const choose = async () => {
    const picked = await pick();
    if (picked) change({ pictureKey: picked.key, ...(copy.pictureCaption === '' ? { pictureCaption: picked.caption } : {}) });
  };
  return (
    <Box component="section" aria-label={words.mainPicture}>
      <Typography variant="caption" color="text.secondary">
        {words.mainPicture}
      </Typography>
      {copy.pictureKey !== null && <Shown src={libraryPicture(copy.pictureKey)} alt={copy.pictureCaption} />}
      <Button size="small" color="secondary" disabled={isFixed} onClick={() => void choose()}>
        {words.choosePicture}
      </Button>
      {copy.pictureKey !== null && (
        <>
          <Button size="small" color="secondary" disabled={isFixed} onClick={() => change({ pictureKey: null })}>
            {words.removePicture}
          </Button>
          <TextField
            fullWidth
            label={words.pictureCaption}
            value={copy.pictureCaption}
            disabled={isFixed}
            onChange={(event) => change({ pictureCaption: event.target.value })}
          />
        </>
      )}
    </Box>
  );
}
