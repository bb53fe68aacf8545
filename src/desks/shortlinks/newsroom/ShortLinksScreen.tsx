import { mdiContentCopy } from '@mdi/js';
import { Box, Button, Divider, IconButton, TextField, Typography } from '@mui/material';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { useCopyLink } from '../../../newsroom/fields/useCopyLink.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { MoreButton } from '../../../newsroom/lists/MoreButton.tsx';
import { nextPage } from '../../../newsroom/lists/nextPage.ts';
import { notify } from '../../../newsroom/notify.ts';
import { LineForm } from '../../../newsroom/PlainForm.tsx';
import { ReloadOverlay } from '../../../newsroom/ReloadOverlay.tsx';
import { Title } from '../../../newsroom/Title.tsx';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { useDraft } from '../../../newsroom/useDraft.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { type ShortLinkRow, shortLinkEndpoints } from './endpoints.ts';
import { shortLinkScreenWords } from './words.ts';

const AT_A_TIME = 25;

/** Creates short links for pages of the site, and lists the existing ones. */
export function ShortLinksScreen(): ReactNode {
  const words = useWords(shortLinkScreenWords);
  const client = useQueryClient();
  const [made, setMade] = useState<ShortLinkRow | undefined>();
  const [madeOf, setMadeOf] = useState('');
  const { draft, change, isChanged, isSaving, refused, save } = useDraft({ address: madeOf });
  const [q, setQ] = useState('');
  const list = useInfiniteQuery({
    queryKey: ['short-links', q],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      callApi(shortLinkEndpoints.list, { query: { page, perPage: AT_A_TIME, filter: { q } }, signal }),
    getNextPageParam: nextPage(AT_A_TIME),
    placeholderData: keepPreviousData,
  });
  const make = () =>
    save(async (typed) => {
      setMade(await callApi(shortLinkEndpoints.create, { body: typed }));
      setMadeOf(typed.address);
      await client.invalidateQueries({ queryKey: ['short-links'] });
    });
  useUnsavedWork(isChanged && draft.address.trim() !== '');
  const wrong = refused?.fields['address'];
  const copyLink = useCopyLink();
  const copy = async (link: string) => {
    if (await copyLink(link)) notify(words.copied, { type: 'success' });
  };
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const line = (row: ShortLinkRow) => (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{row.link}</Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {row.path} · {dateAndTime(new Date(row.createdAt))} · {words.visits}: {row.visits}
        </Typography>
      </Box>
      <IconButton aria-label={`${words.copy}: ${row.link}`} onClick={() => void copy(row.link)}>
        <Icon path={mdiContentCopy} fontSize="small" />
      </IconButton>
    </Box>
  );
  return (
    <Box sx={{ py: 2, maxWidth: 860 }}>
      <Title title={words.title} />
      {refused && <ReloadOverlay refused={refused} onReload={undefined} />}
      <LineForm onSubmit={make}>
        <TextField
          label={words.address}
          value={draft.address}
          onChange={(event) => change({ address: event.target.value })}
          error={wrong !== undefined}
          helperText={wrong ?? words.addressHelp}
          sx={{ flex: 1, minWidth: 240 }}
        />
        <Button type="submit" variant="contained" loading={isSaving} sx={{ mt: 1 }}>
          {words.make}
        </Button>
      </LineForm>
      {made && <Box sx={{ borderLeft: 3, borderColor: 'primary.main', pl: 1.5, my: 1 }}>{line(made)}</Box>}
      <Divider sx={{ my: 2 }} />
      <TextField label={words.search} value={q} onChange={(event) => setQ(event.target.value)} sx={{ minWidth: 280 }} />
      {list.data && rows.length === 0 && <Typography sx={{ py: 2 }}>{words.empty}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Box component="li" key={row.id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            {line(row)}
          </Box>
        ))}
      </Box>
      <MoreButton list={list} />
    </Box>
  );
}
