import { mdiPencilOutline, mdiPlus } from '@mdi/js';
import { Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { MoreButton } from '../../../newsroom/lists/MoreButton.tsx';
import { nextPage } from '../../../newsroom/lists/nextPage.ts';
import { notify } from '../../../newsroom/notify.ts';
import { Title } from '../../../newsroom/Title.tsx';
import type { Redirect } from '../addresses/redirectDraft.ts';
import { redirectEndpoints } from './endpoints.ts';
import { RedirectDialog } from './RedirectDialog.tsx';
import { redirectScreenWords } from './words.ts';

const AT_A_TIME = 50;

/** Old addresses of the site and their targets. */
export function RedirectsScreen(): ReactNode {
  const words = useWords(redirectScreenWords);
  const client = useQueryClient();
  const [q, setQ] = useState('');
  const [open, setOpen] = useState<Redirect | 'new' | undefined>();
  const filter = q.trim() === '' ? {} : { q };
  const list = useInfiniteQuery({
    queryKey: ['redirects', filter],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) => callApi(redirectEndpoints.list, { query: { page, perPage: AT_A_TIME, filter }, signal }),
    getNextPageParam: nextPage(AT_A_TIME),
    placeholderData: keepPreviousData,
  });
  const afresh = async (message: string) => {
    setOpen(undefined);
    await client.invalidateQueries({ queryKey: ['redirects'] });
    notify(message, { type: 'success' });
  };
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Box sx={{ py: 2 }}>
      <Title title={words.title} />
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <TextField label={words.search} value={q} onChange={(event) => setQ(event.target.value)} sx={{ minWidth: 280 }} />
        <Button variant="contained" startIcon={<Icon path={mdiPlus} />} onClick={() => setOpen('new')}>
          {words.add}
        </Button>
      </Box>
      {list.data && rows.length === 0 && <Typography sx={{ py: 2 }}>{words.empty}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Box
            component="li"
            key={row.id}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', borderBottom: 1, borderColor: 'divider', py: 0.5 }}
          >
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography component="span" sx={{ fontWeight: 600 }}>
                {row.from}
              </Typography>
              <Typography component="span" sx={{ color: 'text.secondary' }}>
                {' → '}
                {row.status === 410 ? words.goneShort : row.to}
              </Typography>
            </Box>
            <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {row.status}
            </Typography>
            <IconButton size="small" aria-label={`${words.edit}: ${row.from}`} onClick={() => setOpen(row)}>
              <Icon path={mdiPencilOutline} fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <MoreButton list={list} />
      {open && (
        <RedirectDialog
          row={open === 'new' ? undefined : open}
          onSaved={() => void afresh(words.saved)}
          onRemoved={() => void afresh(words.removed)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Box>
  );
}
