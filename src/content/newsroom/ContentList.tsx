import { mdiPlus } from '@mdi/js';
import { Box, Button, CircularProgress, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { callApi } from '../../newsroom/callApi.ts';
import { Icon } from '../../newsroom/Icon.tsx';
import { useLanguage, useWords } from '../../newsroom/language.ts';
import { lazyScreen } from '../../newsroom/lazyScreen.tsx';
import { SelectFilter, TextFilter } from '../../newsroom/lists/listFilters.tsx';
import { MoreButton } from '../../newsroom/lists/MoreButton.tsx';
import { SavedSearches } from '../../newsroom/lists/saved/SavedSearches.tsx';
import { SelectionBar } from '../../newsroom/lists/several/SelectionBar.tsx';
import { SelectRow } from '../../newsroom/lists/several/SelectRow.tsx';
import { useSeveral } from '../../newsroom/lists/several/useSeveral.ts';
import { useAddressFilters } from '../../newsroom/lists/useAddressFilters.ts';
import { ReadError } from '../../newsroom/reads/ReadError.tsx';
import { useMay } from '../../newsroom/staffContext.ts';
import { Title } from '../../newsroom/Title.tsx';
import { dayAndMonth } from '../../platform/text/dates.ts';
import type { Permission } from '../../site/newsroom/permissions.ts';
import type { ContentEndpoints } from '../contentEndpoints.ts';
import { type ItemAction, isPossible, itemActions } from './itemActions.ts';
import { StatusMark } from './StatusMark.tsx';
import { contentScreenWords } from './words.ts';

const SeveralItems = lazyScreen(async () => (await import('./SeveralItems.tsx')).SeveralItems);

const statuses = ['draft', 'published', 'withdrawn'] as const;

type Props = {
  title: string;
  /** The path of both the calls and the screens. */
  path: string;
  endpoints: Pick<ContentEndpoints<unknown>, 'list' | 'one' | ItemAction>;
  /** Label of the button for a new item, and the permission to see it. */
  create: string;
  permission: Permission;
};

/** Galleries, videos or web stories, newest first, with search and a filter by status. */
export function ContentList({ title, path, endpoints, create, permission }: Props): ReactNode {
  const words = useWords(contentScreenWords);
  const language = useLanguage();
  const mayCreate = useMay(permission);
  const filters = useAddressFilters(['q', 'status']);
  const q = filters.filterOf('q');
  const status = statuses.find((one) => one === filters.filterOf('status'));
  const list = useInfiniteQuery({
    queryKey: [path, 'list', q, status],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => callApi(endpoints.list, { query: { q, status, before: pageParam || undefined }, signal }),
    getNextPageParam: (last) => last.next ?? undefined,
    placeholderData: (before) => before,
  });
  const items = list.data?.pages.flatMap((part) => part.items) ?? [];
  const mayPublish = useMay('media.publish');
  const several = useSeveral(items, itemActions, isPossible);
  return (
    <Box sx={{ py: 2 }}>
      <Title title={title} />
      <SavedSearches />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mb: 1.5 }}>
        <TextFilter list={filters} name="q" label={words.search} />
        <SelectFilter
          list={filters}
          name="status"
          label={words.status}
          none={words.all}
          choices={statuses.map((id) => ({ id, name: words[id] }))}
        />
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
          <Box component="li" key={item.id} sx={{ borderBottom: 1, borderColor: 'divider', display: 'flex', alignItems: 'flex-start' }}>
            {mayPublish && <SelectRow selection={several.selection} row={item} name={item.title} />}
            <Box
              component={Link}
              to={`${path}/${item.id}`}
              sx={{
                display: 'flex',
                flex: 1,
                minWidth: 0,
                gap: 1.5,
                py: 1,
                color: 'text.primary',
                textDecoration: 'none',
                '&:hover': { backgroundColor: 'action.hover' },
              }}
            >
              <Box sx={{ width: 88, flex: 'none', alignSelf: 'flex-start', aspectRatio: '4 / 3', backgroundColor: 'divider' }}>
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
      <SelectionBar several={several} labelOf={(action) => words[action]} rows={items} />
      <MoreButton list={list} />
      {several.asked && <SeveralItems {...several.asked} path={path} endpoints={endpoints} onClose={several.onClose} />}
    </Box>
  );
}
