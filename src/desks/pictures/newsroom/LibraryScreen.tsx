import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../../newsroom/language.ts';
import { SavedSearches } from '../../../newsroom/lists/saved/SavedSearches.tsx';
import { useAddressFilters } from '../../../newsroom/lists/useAddressFilters.ts';
import { Title } from '../../../newsroom/Title.tsx';
import { LibraryGrid } from './LibraryGrid.tsx';
import { UploadPlace } from './UploadPlace.tsx';
import { libraryFilters } from './useLibrary.ts';
import { useUploads } from './useUploads.ts';
import { pictureDeskWords } from './words.ts';

/** All pictures of the library: upload and search. */
export function LibraryScreen(): ReactNode {
  const words = useWords(pictureDeskWords);
  const navigate = useNavigate();
  const uploads = useUploads();
  const filters = useAddressFilters(libraryFilters);
  return (
    <Box sx={{ py: 2 }}>
      <Title title={words.library} />
      <UploadPlace uploads={uploads}>
        <SavedSearches />
        <LibraryGrid filters={filters} onOpen={({ key }) => navigate(`/pictures/${key}`)} />
      </UploadPlace>
    </Box>
  );
}
