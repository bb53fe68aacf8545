import { mdiPlus } from '@mdi/js';
import { Box, Button, CircularProgress, MenuItem, TextField, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { callApi } from '../../newsroom/callApi.ts';
import { Icon } from '../../newsroom/Icon.tsx';
import { useLanguage, useWords } from '../../newsroom/language.ts';
import { MoreButton } from '../../newsroom/lists/MoreButton.tsx';
import { useSettled } from '../../newsroom/lists/useSettled.ts';
import { ReadError } from '../../newsroom/reads/ReadError.tsx';
import { useMay } from '../../newsroom/staffContext.ts';
import { Title } from '../../newsroom/Title.tsx';
import { dayAndMonth } from '../../platform/text/dates.ts';
import type { Permission } from '../../site/newsroom/permissions.ts';
import type { ContentEndpoints } from '../contentEndpoints.ts';
import type { ContentStatus } from '../tables.ts';
import { StatusMark } from './StatusMark.tsx';
import { contentScreenWords } from './words.ts';

const statuses = ['draft', 'published', 'withdrawn'] as const;

type Props = {
  title: string;
  /** The path of both the calls and the screens. */
  path: string;
  list: ContentEndpoints<unknown>['list'];
  /** Label of the button for a new item, and the permission to see it. */
  create: string;
  permission: Permission;
};

/** Galleries, videos or web stories, newest first, with search and a filter by status. */
export function ContentList({ title, path, list: endpoint, create, permission }: Props): ReactNode {
  const words = useWords(contentScreenWords);
  const language = useLanguage();
  const mayCreate = useMay(permission);
  const [text, setText] = useState('');
  const [status, setStatus] = useState<ContentStatus>();
  const typed = useSettled(text);
  const list = useInfiniteQuery({
    queryKey: [path, 'list', typed, status],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => {
      const query = { q: typed.trim() ? typed : undefined, status, before: pageParam || undefined };
      return callApi(endpoint, { query, signal });
    },
    getNextPageParam: (last) => last.next ?? undefined,
    placeholderData: (before) => before,
  });
  const items = list.data?.pages.flatMap((part) => part.items) ?? [];
  return (
    <Box sx={{ py: 2 }}>
      <Title title={title} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mb: 1.5 }}>
        <TextField
          type="search"
          label={words.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
          sx={{ flex: '1 1 14rem', maxWidth: '26rem' }}
        />
        <TextField
          select
          label={words.status}
          value={status ?? ''}
          onChange={(event) => setStatus(statuses.find((one) => one === event.target.value))}
          sx={{ width: '11rem' }}
        >
          <MenuItem value="">{words.all}</MenuItem>
          <MenuItem value="draft">{words.draft}</MenuItem>
          <MenuItem value="published">{words.published}</MenuItem>
          <MenuItem value="withdrawn">{words.withdrawn}</MenuItem>
        </TextField>
        <Box sx={{ flex: 1 }} />
        {mayCreate && (
          <Button component={Link} to={`${path}/new`} variant="contained" startIcon={<Icon path={mdiPlus} />}>
            {create}
          </Button>
        )}
      </Box>
      <ReadError error={list.error} />
      {list.isPending && <CircularProgress size={24} aria-label={title} />}
      {list.data && items.length === 0 && <Typography sx={{ color: 'text.secondary', py: 3 }}>{words.nothing}</Typography>}
      <Box component="ul" aria-label={title} sx={{ listStyle: 'none', p: 0, m: 0, borderTop: 1, borderColor: 'divider' }}>
        {items.map((item) => (
          <Box component="li" key={item.id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            <Box
              component={Link}
              to={`${path}/${item.id}`}
              sx={{
                display: 'flex',
                gap: 1.5,
                py: 1,
                color: 'text.primary',
                textDecoration: 'none',
                '&:hover': { backgroundColor: 'action.hover' },
              }}
            >
              <Box sx={{ width: 88, flex: 'none', aspectRatio: '4 / 3', backgroundColor: 'divider' }}>
                {item.thumbnail && (
                  <Box
                    component="img"
                    src={item.thumbnail}
                    alt=""
                    loading="lazy"
                    sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
                  />
                )}
              </Box>
              <Box sx={{ minWidth: 0, flex: 1 }}>
                <Typography sx={{ fontWeight: 600, lineHeight: 1.5 }}>{item.title}</Typography>
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {[item.category, item.detail[language], dayAndMonth(new Date(item.updatedAt))].filter(Boolean).join(' · ')}
                </Typography>
              </Box>
              <StatusMark status={item.status} />
            </Box>
          </Box>
        ))}
      </Box>
      <MoreButton list={list} />
    </Box>
  );
}
