import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage, useWords } from '../../../newsroom/language.ts';
import type { PictureUse } from '../../../site/desk.ts';
import { pictureDeskWords } from './words.ts';

/** The uses of a picture, each with a link to where it can be changed. */
export function PictureUses({ uses }: { uses: readonly PictureUse[] }): ReactNode {
  const words = useWords(pictureDeskWords);
  const language = useLanguage();
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h6" component="h2">
        {words.uses}
      </Typography>
      {uses.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{words.notUsed}</Typography>}
      <Box component="ul" aria-label={words.uses} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {uses.map(({ kind, title, href }) => (
          <Box component="li" key={href} sx={{ py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
            <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
              {kind[language]}
            </Typography>
            <Box component={Link} to={href} sx={{ color: 'text.primary' }}>
              {title}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
