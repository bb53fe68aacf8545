import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { ContentEditing, type Editing } from '../../../content/newsroom/ContentEditing.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { ToggleChoice } from '../../../newsroom/fields/ToggleChoice.tsx';
import { textFields } from '../../../newsroom/fields/textFields.ts';
import { inLanguage, useWords } from '../../../newsroom/language.ts';
import { mediaAddress } from '../../../platform/storage/mediaAddress.ts';
import { PicturePicker } from '../../pictures/newsroom/PicturePicker.tsx';
import { PictureThumb } from '../../pictures/newsroom/PictureThumb.tsx';
import { CategoryField } from '../../taxonomy/newsroom/TopicChoice.tsx';
import { missingInVideo, type VideoDraft } from '../editing/videoDraft.ts';
import { uploadCaptions, uploadFilm, videoEndpoints } from './endpoints.ts';
import { FileField } from './FileField.tsx';
import { lookAtFilm } from './lookAtFilm.ts';
import { videoDeskWords } from './words.ts';

const empty: VideoDraft = {
  title: '',
  deck: '',
  kind: 'watch',
  categoryId: 0,
  election: '',
  youtubeVideoUrl: '',
  pictureKey: null,
  mp4Key: '',
  webmKey: '',
  captionsKey: '',
  hlsKey: '',
  videoThumb: '',
  seconds: 0,
  width: 1280,
  height: 720,
  transcript: '',
};

/** The form for a video or short. */
export function VideoScreen(): ReactNode {
  const words = useWords(videoDeskWords);
  const missing = (draft: VideoDraft) => missingInVideo(draft).map(({ message }) => inLanguage(message));
  return (
    <ContentEditing title={words.video} path="/videos" endpoints={videoEndpoints} permission="videos.write" empty={empty} missing={missing}>
      {(editing) => <VideoForm {...editing} />}
    </ContentEditing>
  );
}

function VideoForm({ draft, change, wrong, disabled }: Editing<VideoDraft>): ReactNode {
  const words = useWords(videoDeskWords);
  const isOwnFilm = draft.mp4Key !== '' || draft.webmKey !== '';
  const [chosenSource, setSource] = useState<'youtube' | 'own'>('youtube');
  const source = isOwnFilm ? 'own' : draft.youtubeVideoUrl !== '' ? 'youtube' : chosenSource;
  const field = textFields<'title' | 'deck' | 'transcript'>(words, { draft, change, wrong: (name) => wrong[name], disabled });
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'start' }}>
      <Box sx={{ minWidth: 0 }}>
        <ToggleChoice
          value={draft.kind}
          options={[
            ['watch', words.watch],
            ['short', words.short],
          ]}
          disabled={disabled}
          aria-label={words.kind}
          onChange={(kind) => change({ kind, ...(isOwnFilm ? {} : sidesOf(kind)) })}
        />
        <TextLine {...field('title')} lines={2} />
        <TextLine {...field('deck')} lines={2} />
        <CategoryField label={words.category} draft={draft} change={change} wrong={wrong} disabled={disabled} />
        <TextLine {...field('transcript')} lines={6} help={words.transcriptHelp} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <ToggleChoice<'youtube' | 'own'>
          value={source}
          options={[
            ['youtube', words.youtube],
            ['own', words.own],
          ]}
          disabled={disabled}
          aria-label={words.source}
          onChange={(chosen) => {
            setSource(chosen);
            change(
              chosen === 'own'
                ? { youtubeVideoUrl: '' }
                : { mp4Key: '', webmKey: '', captionsKey: '', pictureKey: null, ...sidesOf(draft.kind) },
            );
          }}
        />
        {source === 'youtube' ? (
          <TextLine
            label={words.youtubeUrl}
            type="url"
            value={draft.youtubeVideoUrl}
            onChange={(youtubeVideoUrl) => change({ youtubeVideoUrl })}
            wrong={wrong['youtubeVideoUrl'] ?? wrong['mp4Key']}
            disabled={disabled}
          />
        ) : (
          <OwnFilm draft={draft} change={change} wrong={wrong} disabled={disabled} />
        )}
        <TextLine
          label={words.seconds}
          type="number"
          value={draft.seconds === 0 ? '' : String(draft.seconds)}
          onChange={(typed) => change({ seconds: Math.min(86_400, Math.max(0, Math.round(Number(typed)) || 0)) })}
          wrong={wrong['seconds']}
          help={words.secondsHelp}
          disabled={disabled}
        />
      </Box>
    </Box>
  );
}

const sidesOf = (kind: VideoDraft['kind']) => (kind === 'short' ? { width: 720, height: 1280 } : { width: 1280, height: 720 });

function OwnFilm({ draft, change, wrong, disabled }: Editing<VideoDraft>): ReactNode {
  const words = useWords(videoDeskWords);
  const [isChoosing, setChoosing] = useState(false);
  const film = draft.mp4Key || draft.webmKey;
  const sides = sidesOf(draft.kind);
  return (
    <>
      {film && (
        <Box
          component="video"
          controls
          preload="metadata"
          src={mediaAddress(film)}
          sx={{
            display: 'block',
            width: '100%',
            aspectRatio: `${sides.width} / ${sides.height}`,
            maxHeight: '50vh',
            mt: 1.5,
            backgroundColor: '#000',
          }}
        >
          {draft.captionsKey && <track kind="captions" srcLang="gu" src={mediaAddress(draft.captionsKey)} />}
        </Box>
      )}
      <FileField
        label={words.film}
        help={words.filmHelp}
        accept="video/mp4,video/webm"
        endpoint={uploadFilm}
        isThere={film !== ''}
        wrong={wrong['mp4Key'] ?? wrong['webmKey']}
        disabled={disabled}
        onStored={async ({ key, kind }, file) => {
          const seen = await lookAtFilm(file);
          // Browsers would play the earlier film if it stayed beside this one in the other format.
          change({ mp4Key: '', webmKey: '', [kind === 'webm' ? 'webmKey' : 'mp4Key']: key, ...seen });
        }}
      />
      <FileField
        label={words.captions}
        help={words.captionsHelp}
        accept=".vtt,text/vtt"
        endpoint={uploadCaptions}
        isThere={draft.captionsKey !== ''}
        wrong={wrong['captionsKey']}
        disabled={disabled}
        onStored={({ key }) => change({ captionsKey: key })}
      />
      <Typography sx={{ fontWeight: 600 }}>{words.thumbnail}</Typography>
      {wrong['pictureKey'] && (
        <Typography variant="caption" component="p" sx={{ color: 'error.main' }}>
          {wrong['pictureKey']}
        </Typography>
      )}
      <Box sx={{ display: 'flex', alignItems: 'end', gap: 1.5, my: 1 }}>
        {draft.pictureKey && (
          <Box sx={{ width: draft.kind === 'short' ? 90 : 160 }}>
            <PictureThumb picture={draft.pictureKey} crop={draft.kind === 'short' ? 'tall' : 'wide'} width={320} />
          </Box>
        )}
        {!disabled && (
          <Button size="small" variant="outlined" onClick={() => setChoosing(true)}>
            {words.chooseThumbnail}
          </Button>
        )}
      </Box>
      <PicturePicker
        open={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={([picture]) => {
          setChoosing(false);
          if (picture) change({ pictureKey: picture.key });
        }}
      />
    </>
  );
}
