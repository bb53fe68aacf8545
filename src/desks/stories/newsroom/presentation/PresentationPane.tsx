import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useDeferredValue } from 'react';
import { OnOff } from '../../../../newsroom/fields/OnOff.tsx';
import { TextLine } from '../../../../newsroom/fields/TextLine.tsx';
import { inLanguage, useWords } from '../../../../newsroom/language.ts';
import { GooglePreview } from '../../../../newsroom/previews/GooglePreview.tsx';
import { SharePreviews } from '../../../../newsroom/previews/SharePreviews.tsx';
import { PicturePicker } from '../../../pictures/newsroom/PicturePicker.tsx';
import type { StoryForEditing } from '../../lists/storyShapes.ts';
import { libraryPicture } from '../editor/libraryPicture.ts';
import { usePicking } from '../editor/usePicking.ts';
import { storyDeskWords } from '../words.ts';
import { type CopyStore, useCopyField } from '../writing/copyStore.ts';
import { presentationWords } from './words.ts';

type Props = { story: StoryForEditing; copy: CopyStore; isFixed: boolean };

/** What search engines and social networks are told of a story, with previews. Loaded when its tab is opened. */
export function PresentationPane({ story, copy, isFixed }: Props): ReactNode {
  const own = useWords(presentationWords);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 22rem' }, gap: 3, alignItems: 'start' }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
        <Typography variant="body2" color="text.secondary">
          {own.help}
        </Typography>
        <Fields story={story} copy={copy} isFixed={isFixed} />
      </Box>
      <Previews copy={copy} address={story.address ?? '/news'} />
    </Box>
  );
}

type TextName = 'searchTitle' | 'searchDescription' | 'socialHeadline' | 'canonical' | 'sponsor';

function Fields({ story, copy, isFixed }: Props): ReactNode {
  const words = useWords(storyDeskWords);
  const own = useWords(presentationWords);
  const headline = useCopyField(copy, 'headline');
  const deck = useCopyField(copy, 'deck');
  const errorOf = (field: string) => {
    const error = story.checks.find(({ path, weight }) => path === field && weight === 'error');
    return error && inLanguage(error.message);
  };
  const line = (name: TextName, more: { derived?: string; help?: string; lines?: number }) => (
    <PresentationLine copy={copy} name={name} label={words[name]} isFixed={isFixed} wrong={errorOf(name)} {...more} />
  );
  return (
    <>
      {line('searchTitle', { derived: headline })}
      {line('searchDescription', { derived: deck, lines: 2 })}
      {line('socialHeadline', { derived: headline })}
      <SocialPicture copy={copy} isFixed={isFixed} />
      {line('canonical', { help: own.canonicalHelp })}
      {line('sponsor', { help: own.sponsorHelp })}
      <OnOff
        as="box"
        label={words.noindex}
        checked={useCopyField(copy, 'noindex')}
        disabled={isFixed}
        onChange={(noindex) => copy.change({ noindex })}
      />
    </>
  );
}

type LineProps = {
  copy: CopyStore;
  name: TextName;
  label: string;
  isFixed: boolean;
  wrong: string | undefined;
  /** What is used if nothing is entered. */
  derived?: string;
  help?: string;
  lines?: number;
};

function PresentationLine({ copy, name, label, isFixed, wrong, derived = '', help, lines = 1 }: LineProps): ReactNode {
  const value = useCopyField(copy, name);
  const lang = useCopyField(copy, 'language');
  return (
    <TextLine
      label={label}
      value={value}
      disabled={isFixed}
      placeholder={derived}
      lines={lines}
      help={help}
      wrong={value.trim() === '' ? undefined : wrong}
      onChange={(text) => copy.change({ [name]: text.replace(/\n/g, ' ') })}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: name === 'canonical' ? { inputMode: 'url', spellCheck: false } : { lang } }}
    />
  );
}

function SocialPicture({ copy, isFixed }: Omit<Props, 'story'>): ReactNode {
  const words = useWords(storyDeskWords);
  const picking = usePicking<{ key: string }>();
  const key = useCopyField(copy, 'socialPictureKey');
  const choose = async () => {
    const picked = await picking.ask();
    if (picked) copy.change({ socialPictureKey: picked.key });
  };
  return (
    <Box component="section" aria-label={words.socialPicture}>
      <Typography variant="caption" component="p" color="text.secondary">
        {words.socialPicture}
      </Typography>
      <Button size="small" color="secondary" disabled={isFixed} onClick={() => void choose()}>
        {words.choosePicture}
      </Button>
      {key !== null && (
        <Button size="small" color="secondary" disabled={isFixed} onClick={() => copy.change({ socialPictureKey: null })}>
          {words.removePicture}
        </Button>
      )}
      <PicturePicker
        open={picking.isAsked}
        onClose={() => picking.answer(undefined)}
        onChoose={([chosen]) => picking.answer(chosen && { key: chosen.key })}
      />
    </Box>
  );
}

function Previews({ copy, address }: { copy: CopyStore; address: string }): ReactNode {
  const own = useWords(presentationWords);
  const headline = useCopyField(copy, 'headline');
  const deck = useCopyField(copy, 'deck');
  const searchTitle = useCopyField(copy, 'searchTitle').trim() || headline;
  const description = useCopyField(copy, 'searchDescription').trim() || deck || headline;
  const socialHeadline = useCopyField(copy, 'socialHeadline').trim() || headline;
  const mainPicture = useCopyField(copy, 'pictureKey');
  const picture = useCopyField(copy, 'socialPictureKey') ?? mainPicture;
  return (
    <Box component="section" aria-label={own.previews} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <GooglePreview title={useDeferredValue(searchTitle)} description={useDeferredValue(description)} address={address} />
      <SharePreviews
        headline={useDeferredValue(socialHeadline)}
        description={useDeferredValue(description)}
        picture={picture === null ? undefined : libraryPicture(picture)}
      />
    </Box>
  );
}
