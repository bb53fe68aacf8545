import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../../newsroom/language.ts';
import { Title } from '../../../newsroom/Title.tsx';
import { LibraryGrid } from './LibraryGrid.tsx';
import { UploadPlace } from './UploadPlace.tsx';
import { useUploads } from './useUploads.ts';
import { pictureDeskWords } from './words.ts';

/** All pictures of the library: upload and search. */
export function LibraryScreen(): ReactNode {
  const words = useWords(pictureDeskWords);
  const navigate = useNavigate();
  const uploads = useUploads();
  return (
    <Box sx={{ py: 2 }}>
      <Title title={words.library} />
      <UploadPlace uploads={uploads}>
        <LibraryGrid onOpen={({ key }) => navigate(`/pictures/${key}`)} />
      </UploadPlace>
    </Box>
  );
}
