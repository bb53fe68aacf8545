import { mdiCameraPlusOutline } from '@mdi/js';
import { Alert, Box, Button, Collapse, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { CallError } from '../../../newsroom/callApi.ts';
import { FileButton } from '../../../newsroom/fields/FileButton.tsx';
import { OnOff } from '../../../newsroom/fields/OnOff.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { textFields } from '../../../newsroom/fields/textFields.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { OverlayAlert } from '../../../newsroom/OverlayAlert.tsx';
import type { KeptDraft } from './keptDraft.ts';
import type { PostPicture } from './usePostPicture.ts';
import { liveDeskWords } from './words.ts';

type Props = {
  draft: KeptDraft;
  change: (changes: Partial<KeptDraft>) => void;
  picture: PostPicture;
  refused: CallError | undefined;
};

/**
 * The fields of a post: the text first, the rest behind a button. A picture can be taken with the phone's camera or chosen from its files.
 */
export function PostFields({ draft, change, picture, refused }: Props): ReactNode {
  const words = useWords(liveDeskWords);
  const [more, setMore] = useState(draft.headline !== '' || draft.embed !== '' || draft.pinned);
  const field = textFields<'body' | 'headline' | 'embed'>(words, { draft, change, wrong: (name) => refused?.fields[name] });
  return (
    <>
      {refused && Object.keys(refused.fields).length === 0 && <OverlayAlert of={refused}>{refused.message}</OverlayAlert>}
      <TextLine {...field('body')} lines={3} autoFocus />
      <PictureOfPost draft={draft} change={change} refused={refused} picture={picture} />
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

function PictureOfPost({ draft, change, refused, picture }: Pick<Props, 'draft' | 'change' | 'refused' | 'picture'>): ReactNode {
  const words = useWords(liveDeskWords);
  const { coming, bring, remove } = picture;
  const isSending = coming !== undefined && coming.error === undefined;
  return (
    <Box sx={{ py: 1 }}>
      <FileButton
        color="secondary"
        startIcon={<Icon path={mdiCameraPlusOutline} />}
        disabled={isSending}
        accept="image/*"
        label={words.picture}
        onFile={bring}
      >
        {isSending ? `${words.picture} ${Math.round(coming.progress * 100)}%` : words.picture}
      </FileButton>
      {coming?.error !== undefined && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => bring(coming.file)}>
              {words.sendPictureAgain}
            </Button>
          }
        >
          {coming.error}
        </Alert>
      )}
      {refused?.fields['pictureKey'] && <Alert severity="error">{refused.fields['pictureKey']}</Alert>}
      {(draft.pictureKey !== null || coming) && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          {draft.thumb && <Box component="img" src={draft.thumb} alt="" sx={{ width: 96, height: 72, objectFit: 'cover' }} />}
          <TextLine
            label={words.caption}
            value={draft.pictureCaption}
            onChange={(pictureCaption) => change({ pictureCaption })}
            wrong={refused?.fields['pictureCaption']}
            sx={{ flex: 1, minWidth: 200 }}
          />
          <Button size="small" color="secondary" onClick={remove}>
            {words.withoutPicture}
          </Button>
        </Box>
      )}
    </Box>
  );
}

type SendingProps = {
  picture: PostPicture;
  /** Whether the post has been sent off and waits for its picture. */
  isWaiting: boolean;
  id: string;
};

/** Why a post is not sent yet, for the button that sends it. */
export function PictureWait({ picture, isWaiting, id }: SendingProps): ReactNode {
  const words = useWords(liveDeskWords);
  const sentence = picture.coming?.error === undefined ? isWaiting && words.waitsForPicture : words.pictureNotArrived;
  return (
    <Typography
      id={id}
      role="status"
      variant="body2"
      sx={{ flex: '1 1 14rem', color: picture.coming?.error ? 'error.main' : 'text.secondary' }}
    >
      {sentence}
    </Typography>
  );
}
