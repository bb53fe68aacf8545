import { Box, Button, Typography } from '@mui/material';
import { type DragEvent, memo, type ReactNode, useState } from 'react';
import { uploadFile } from '../../../../newsroom/callApi.ts';
import { useFileInFlight } from '../../../../newsroom/fields/filesInFlight.ts';
import { TextLine } from '../../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../../newsroom/language.ts';
import { attempt } from '../../../../newsroom/useAction.ts';
import { uploadPicture } from '../../../pictures/newsroom/endpoints.ts';
import { picturesAmong } from '../editor/arrivingPictures.ts';
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

/** The main picture of the story and its lists, with its caption; a picture file may be dropped on it. */
export const MainPictureField = memo(function MainPictureField({ copy, isFixed, pick }: Props): ReactNode {
  const words = useWords(storyDeskWords);
  const pictureKey = useCopyField(copy, 'pictureKey');
  const caption = useCopyField(copy, 'pictureCaption');
  const choose = async () => {
    const picked = await pick();
    if (picked)
      copy.change({ pictureKey: picked.key, ...(copy.current().pictureCaption === '' ? { pictureCaption: picked.caption } : {}) });
  };
  const [progress, setProgress] = useState<number>();
  useFileInFlight(progress !== undefined);
  const isBusy = isFixed || progress !== undefined;
  const drop = async (event: DragEvent) => {
    // Words may be dropped into the caption.
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    const [file] = isBusy ? [] : picturesAmong([...event.dataTransfer.files]);
    if (!file) return;
    setProgress(0);
    await attempt(
      async () => {
        const { picture } = await uploadFile(uploadPicture, file, { query: { name: file.name }, onProgress: setProgress });
        copy.change({ pictureKey: picture.key });
      },
      ({ message }) => `${file.name}: ${message}`,
    );
    setProgress(undefined);
  };
  const dragOver = (event: DragEvent) => {
    if (!isBusy && event.dataTransfer.types.includes('Files')) event.preventDefault();
  };
  return (
    <Box component="section" aria-label={words.mainPicture} onDragOver={dragOver} onDrop={(event) => void drop(event)}>
      <Typography variant="caption" color="text.secondary">
        {words.mainPicture}
      </Typography>
      {pictureKey !== null && <Shown src={libraryPicture(pictureKey)} alt={caption} />}
      {progress !== undefined && (
        <Typography variant="body2" role="status">
          {words.pictureComing} {Math.round(progress * 100)} %
        </Typography>
      )}
      <Button size="small" color="secondary" disabled={isBusy} onClick={() => void choose()}>
        {words.choosePicture}
      </Button>
      {pictureKey !== null && (
        <>
          <Button size="small" color="secondary" disabled={isBusy} onClick={() => copy.change({ pictureKey: null })}>
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
