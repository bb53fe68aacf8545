import { mdiTrashCanOutline } from '@mdi/js';
import { Box, Button, Chip, IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { textFields } from '../../../newsroom/fields/textFields.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { PictureThumb } from '../../pictures/newsroom/PictureThumb.tsx';
import type { GalleryDraft } from '../editing/galleryDraft.ts';
import { galleryDeskWords } from './words.ts';

type GalleryPicture = GalleryDraft['pictures'][number];

type Props = {
  picture: GalleryPicture;
  /** From 0. */
  at: number;
  handle: ReactNode;
  isSlide: boolean;
  isCover: boolean;
  wrong: Record<string, string>;
  disabled: boolean;
  onChange: (changes: Partial<GalleryPicture>) => void;
  onCover: () => void;
  onRemove: () => void;
};

/** A picture of a gallery with its texts. */
export function GalleryPictureRow({
  picture,
  at,
  handle,
  isSlide,
  isCover,
  wrong,
  disabled,
  onChange,
  onCover,
  onRemove,
}: Props): ReactNode {
  const words = useWords(galleryDeskWords);
  const field = textFields<'heading' | 'caption' | 'credit'>(words, {
    draft: picture,
    change: onChange,
    wrong: (name) => wrong[`pictures.${at}.${name}`],
    disabled,
  });
  return (
    <Box
      data-gallery-picture={picture.picture}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '2.25rem 1fr', sm: '2.25rem 9rem 1fr' },
        gap: 1.5,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        backgroundColor: 'background.default',
      }}
    >
      <Box sx={{ textAlign: 'center', color: 'text.secondary' }}>
        {at + 1}
        {handle}
      </Box>
      <Box>
        <PictureThumb picture={picture.picture} width={192} sx={{ maxWidth: '9rem' }} />
        {isCover ? (
          <Chip size="small" color="primary" variant="outlined" label={words.cover} sx={{ mt: 0.5 }} />
        ) : (
          !disabled && (
            <Button size="small" aria-label={`${words.makeCover}: ${words.picture} ${at + 1}`} onClick={onCover}>
              {words.makeCover}
            </Button>
          )
        )}
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, minWidth: 0 }}>
        {isSlide && <TextLine {...field('heading')} />}
        <TextLine {...field('caption')} lines={2} />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <TextLine {...field('credit')} />
          {!disabled && (
            <IconButton aria-label={`${words.remove} ${at + 1}`} onClick={onRemove}>
              <Icon path={mdiTrashCanOutline} />
            </IconButton>
          )}
        </Box>
      </Box>
    </Box>
  );
}
