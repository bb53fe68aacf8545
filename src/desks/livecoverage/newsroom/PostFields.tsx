import { mdiCameraPlusOutline } from '@mdi/js';
import { Alert, Box, Button, Collapse } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { CallError, uploadFile } from '../../../newsroom/callApi.ts';
import { FileButton } from '../../../newsroom/fields/FileButton.tsx';
import { OnOff } from '../../../newsroom/fields/OnOff.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { textFields } from '../../../newsroom/fields/textFields.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { OverlayAlert } from '../../../newsroom/OverlayAlert.tsx';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { uploadPicture } from '../../pictures/newsroom/endpoints.ts';
import type { KeptDraft } from './keptDraft.ts';
import { liveDeskWords } from './words.ts';

type Props = { draft: KeptDraft; change: (changes: Partial<KeptDraft>) => void; refused: CallError | undefined; autoFocus?: boolean };

/**
 * The fields of a post: the text first, the rest behind a button. A picture can be taken with the phone's camera or chosen from its files.
 */
export function PostFields({ draft, change, refused, autoFocus = false }: Props): ReactNode {
  const words = useWords(liveDeskWords);
  const [more, setMore] = useState(draft.headline !== '' || draft.embed !== '' || draft.pinned);
  const field = textFields<'body' | 'headline' | 'embed'>(words, { draft, change, wrong: (name) => refused?.fields[name] });
  return (
    <>
      {refused && Object.keys(refused.fields).length === 0 && <OverlayAlert of={refused}>{refused.message}</OverlayAlert>}
      <TextLine {...field('body')} lines={3} autoFocus={autoFocus} />
      <PictureOfPost draft={draft} change={change} refused={refused} />
      <Collapse in={more}>
        <TextLine {...field('headline')} />
        <TextLine {...field('embed')} inputMode="url" />
        <OnOff as="box" label={words.pinned} checked={draft.pinned} onChange={(pinned) => change({ pinned })} />
        {refused?.fields['pinned'] && <Alert severity="error">{refused.fields['pinned']}</Alert>}
      </Collapse>
      {!more && (
        <Button size="small" color="secondary" onClick={() => setMore(true)}>
          {words.more}
        </Button>
      )}
    </>
  );
}

function PictureOfPost({ draft, change, refused }: Pick<Props, 'draft' | 'change' | 'refused'>): ReactNode {
  const words = useWords(liveDeskWords);
  const [progress, setProgress] = useState<number>();
  const [failed, setFailed] = useState('');
  useUnsavedWork(progress !== undefined);
  const bring = async (file: File) => {
    setFailed('');
    setProgress(0);
    try {
      const { picture } = await uploadFile(uploadPicture, file, { query: { name: file.name }, onProgress: setProgress });
      change({ pictureKey: picture.key, thumb: URL.createObjectURL(file) });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailed(error.message);
    } finally {
      setProgress(undefined);
    }
  };
  return (
    <Box sx={{ py: 1 }}>
      <FileButton
        color="secondary"
        startIcon={<Icon path={mdiCameraPlusOutline} />}
        disabled={progress !== undefined}
        accept="image/*"
        onFile={(file) => void bring(file)}
      >
        {progress === undefined ? words.picture : `${words.picture} ${Math.round(progress * 100)}%`}
      </FileButton>
      {failed && <Alert severity="warning">{failed}</Alert>}
      {refused?.fields['pictureKey'] && <Alert severity="error">{refused.fields['pictureKey']}</Alert>}
      {draft.pictureKey !== null && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          {draft.thumb && <Box component="img" src={draft.thumb} alt="" sx={{ width: 96, height: 72, objectFit: 'cover' }} />}
          <TextLine
            label={words.caption}
            value={draft.pictureCaption}
            onChange={(pictureCaption) => change({ pictureCaption })}
            wrong={refused?.fields['pictureCaption']}
            sx={{ flex: 1, minWidth: 200 }}
          />
          <Button size="small" color="secondary" onClick={() => change({ pictureKey: null, pictureCaption: '', thumb: null })}>
            {words.withoutPicture}
          </Button>
        </Box>
      )}
    </Box>
  );
}
