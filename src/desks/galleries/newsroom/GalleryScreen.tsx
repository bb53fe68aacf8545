import { mdiImagePlusOutline } from '@mdi/js';
import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { ContentEditing, type Editing } from '../../../content/newsroom/ContentEditing.tsx';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { textFields } from '../../../newsroom/fields/textFields.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { inLanguage, useWords } from '../../../newsroom/language.ts';
import { identified, SortableList } from '../../../newsroom/lists/SortableList.tsx';
import { type ChosenPicture, PicturePicker } from '../../pictures/newsroom/PicturePicker.tsx';
import { CategoryField, TopicChoice } from '../../taxonomy/newsroom/TopicChoice.tsx';
import { type GalleryDraft, missingInGallery } from '../editing/galleryDraft.ts';
import { galleryEndpoints } from './endpoints.ts';
import { GalleryPictureRow } from './GalleryPictureRow.tsx';
import { galleryDeskWords } from './words.ts';

/** An empty gallery; a category must be chosen before it can be saved. */
const empty: GalleryDraft = { kind: 'photo-gallery', title: '', deck: '', categoryId: 0, cityId: null, coverKey: null, pictures: [] };

/** The form for a gallery or slide show. */
export function GalleryScreen(): ReactNode {
  const words = useWords(galleryDeskWords);
  const missing = (draft: GalleryDraft): string[] => [
    ...(draft.pictures.length === 0 ? [words.noPictures] : []),
    ...missingInGallery(draft).map(({ path, message }) => `${words.picture} ${Number(path.split('.')[1]) + 1}: ${inLanguage(message)}`),
  ];
  return (
    <ContentEditing
      title={words.gallery}
      path="/galleries"
      endpoints={galleryEndpoints}
      permission="galleries.write"
      empty={empty}
      missing={missing}
    >
      {(editing) => <GalleryForm {...editing} />}
    </ContentEditing>
  );
}

function GalleryForm({ draft, change, wrong, disabled }: Editing<GalleryDraft>): ReactNode {
  const words = useWords(galleryDeskWords);
  const [isChoosing, setChoosing] = useState(false);
  const pictures = identified(draft.pictures);
  const field = textFields<'title' | 'deck'>(words, { draft, change, wrong: (name) => wrong[name], disabled });
  const add = (chosen: readonly ChosenPicture[]) => {
    setChoosing(false);
    const added = chosen.map(({ key, alt, credit }) => ({ picture: key, heading: '', caption: alt, credit }));
    change({ pictures: [...draft.pictures, ...added] });
  };
  const changePicture = (at: number, changes: Partial<GalleryDraft['pictures'][number]>) =>
    change({ pictures: draft.pictures.map((picture, place) => (place === at ? { ...picture, ...changes } : picture)) });
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '20rem 1fr' }, alignItems: 'start' }}>
      <Box sx={{ minWidth: 0 }}>
        <Choice
          fullWidth
          label={words.kind}
          value={draft.kind}
          options={[
            ['photo-gallery', words.photoGallery],
            ['slide-show', words.slideShow],
          ]}
          disabled={disabled}
          onChange={(kind) => change({ kind })}
          helperText={draft.kind === 'slide-show' ? words.slideShowHelp : words.photoGalleryHelp}
        />
        <TextLine {...field('title')} lines={2} />
        <TextLine {...field('deck')} lines={3} />
        <CategoryField label={words.category} draft={draft} change={change} wrong={wrong} disabled={disabled} />
        <TopicChoice
          kind="city"
          label={words.city}
          value={draft.cityId}
          onChange={(cityId) => change({ cityId })}
          error={wrong['cityId'] !== undefined}
          helperText={wrong['cityId']}
          disabled={disabled}
        />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
          <Typography variant="h6" component="h2" sx={{ flex: 1 }}>
            {words.pictures} ({draft.pictures.length})
          </Typography>
          {!disabled && (
            <Button variant="outlined" startIcon={<Icon path={mdiImagePlusOutline} />} onClick={() => setChoosing(true)}>
              {words.addPictures}
            </Button>
          )}
        </Box>
        {draft.pictures.length === 0 && (
          <Typography sx={{ color: wrong['pictures'] ? 'error.main' : 'text.secondary' }}>{words.noPictures}</Typography>
        )}
        <SortableList
          items={pictures}
          label={words.pictures}
          disabled={disabled}
          nameOf={(_picture, at) => `${words.picture} ${at + 1}`}
          onSorted={(moved) => change({ pictures: moved.map(({ id: _id, ...picture }) => picture) })}
        >
          {(picture, at, handle) => (
            <GalleryPictureRow
              picture={picture}
              at={at}
              handle={handle}
              isSlide={draft.kind === 'slide-show'}
              isCover={draft.coverKey === picture.picture || (draft.coverKey === null && at === 0)}
              wrong={wrong}
              disabled={disabled}
              onChange={(changes) => changePicture(at, changes)}
              onCover={() => change({ coverKey: picture.picture })}
              onRemove={() =>
                change({
                  pictures: draft.pictures.filter((_, place) => place !== at),
                  ...(draft.coverKey === picture.picture ? { coverKey: null } : {}),
                })
              }
            />
          )}
        </SortableList>
      </Box>
      <PicturePicker many open={isChoosing} onClose={() => setChoosing(false)} onChoose={add} />
    </Box>
  );
}
