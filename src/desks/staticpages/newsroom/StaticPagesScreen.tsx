import { mdiOpenInNew, mdiPencilOutline } from '@mdi/js';
import { Box, IconButton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { queryOf } from '../../../newsroom/callApi.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { ReadError } from '../../../newsroom/reads/ReadError.tsx';
import { Title } from '../../../newsroom/Title.tsx';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { listStaticPages } from './endpoints.ts';
import { staticPageScreenWords } from './words.ts';

/** The list of static pages. */
export function StaticPagesScreen(): ReactNode {
  const words = useWords(staticPageScreenWords);
  const { data, error } = useQuery(queryOf(['static-pages'], listStaticPages));
  return (
    <Box sx={{ py: 2, maxWidth: 860 }}>
      <Title title={words.title} />
      <ReadError error={error} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.data.map(({ id, title, updatedAt, address }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', borderBottom: 1, borderColor: 'divider', py: 0.75 }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{title || id}</Typography>
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {address} · {updatedAt ? `${words.updated} ${dateAndTime(new Date(updatedAt))}` : words.notWritten}
              </Typography>
            </Box>
            {updatedAt && (
              <IconButton size="small" component="a" href={address} target="_blank" aria-label={`${words.see}: ${title}`}>
                <Icon path={mdiOpenInNew} fontSize="small" />
              </IconButton>
            )}
            <IconButton size="small" component={Link} to={`/static-pages/${id}`} aria-label={`${words.edit}: ${title || id}`}>
              <Icon path={mdiPencilOutline} fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
