import { Box, ButtonBase, Chip, CircularProgress, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useWords } from '../../../newsroom/language.ts';
import { SwitchFilter, TextFilter } from '../../../newsroom/lists/listFilters.tsx';
import { MoreButton } from '../../../newsroom/lists/MoreButton.tsx';
import type { Filters } from '../../../newsroom/lists/useAddressFilters.ts';
import { ReadError } from '../../../newsroom/reads/ReadError.tsx';
import type { ShownPicture } from './endpoints.ts';
import { PictureThumb } from './PictureThumb.tsx';
import { librarySwitches, useLibrary } from './useLibrary.ts';
import { pictureDeskWords } from './words.ts';

type Props = {
  filters: Filters;
  /** Called when a picture is pressed. */
  onOpen: (picture: ShownPicture) => void;
  /** The keys of the selected pictures. */
  chosen?: ReadonlySet<string>;
};

/** The pictures of the library with a search field. */
export function LibraryGrid({ filters, onOpen, chosen }: Props): ReactNode {
  const words = useWords(pictureDeskWords);
  const { pictures, error, isPending, isFiltered, ...list } = useLibrary(filters);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 1.5 }}>
        <TextFilter list={filters} name="q" label={words.search} />
        {librarySwitches.map((name) => (
          <SwitchFilter key={name} list={filters} name={name} label={words[name]} />
        ))}
      </Box>
      <ReadError error={error} />
      {isPending && <CircularProgress size={24} aria-label={words.search} />}
      {!isPending && !error && pictures.length === 0 && (
        <Typography sx={{ color: 'text.secondary', py: 3 }}>{isFiltered ? words.nothingFound : words.empty}</Typography>
      )}
      <Box
        component="ul"
        aria-label={words.library}
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(auto-fill, minmax(11.5rem, 1fr))' },
        }}
      >
        {pictures.map((picture) => (
          <Box component="li" key={picture.key} sx={{ minWidth: 0 }}>
            <GridPicture picture={picture} isChosen={chosen?.has(picture.key) ?? false} onOpen={() => onOpen(picture)} />
          </Box>
        ))}
      </Box>
      <MoreButton list={list} label={words.more} />
    </>
  );
}

type GridPictureProps = { picture: ShownPicture; isChosen: boolean; onOpen: () => void };

function GridPicture({ picture, isChosen, onOpen }: GridPictureProps): ReactNode {
  const words = useWords(pictureDeskWords);
  return (
    <ButtonBase
      onClick={onOpen}
      data-picture={picture.key}
      aria-label={picture.alt || picture.fileName || picture.key}
      aria-pressed={isChosen}
      sx={{
        display: 'block',
        width: '100%',
        textAlign: 'left',
        outline: isChosen ? '3px solid' : 'none',
        outlineColor: 'primary.main',
        outlineOffset: 2,
        '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
      }}
    >
      <PictureThumb picture={{ ...picture, alt: '' }} />
      <Typography
        variant="caption"
        sx={{ display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden', minHeight: '3.2em', mt: 0.5 }}
      >
        {picture.alt || picture.fileName || picture.key}
      </Typography>
      <Typography variant="caption" noWrap sx={{ display: 'block', color: 'text.secondary' }}>
        {picture.width} × {picture.height}
        {picture.credit && ` · ${picture.credit}`}
      </Typography>
      {picture.alt === '' && <Chip size="small" color="warning" variant="outlined" label={words.noAlt} />}
    </ButtonBase>
  );
}
