import { mdiBookmarkPlusOutline, mdiPencilOutline } from '@mdi/js';
import { Box, Button, Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState, useTransition } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type SavedSearch, savedForm, savedSearchEndpoints, searchedLists } from '../../../site/newsroom/savedSearches.ts';
import { callApi } from '../../callApi.ts';
import { sideScroll } from '../../frame/sideScroll.ts';
import { Icon } from '../../Icon.tsx';
import { useWords } from '../../language.ts';
import { lazyScreen } from '../../lazyScreen.tsx';
import { savedSearchWords } from './words.ts';

const SavedSearchDialog = lazyScreen(async () => (await import('./SavedSearchDialog.tsx')).SavedSearchDialog);

/** More than a member can save for one list. */
const PER_PAGE = 100;

/**
 * A line with the searches that a member has saved for the list of this screen: links that open them, and a button that saves the one in the
 * address, or changes it if it is saved. Its height is the same before they are read.
 */
export function SavedSearches({ children }: { children?: ReactNode }): ReactNode {
  const words = useWords(savedSearchWords);
  const { pathname, search } = useLocation();
  const list = searchedLists.find((path) => path === pathname);
  const query = savedForm(search);
  const [open, setOpen] = useState<{ row: SavedSearch | undefined }>();
  // The list stays on the screen while the dialog is being downloaded.
  const [, startTransition] = useTransition();
  const { data } = useQuery({
    queryKey: ['saved-searches', list],
    queryFn: ({ signal }) => callApi(savedSearchEndpoints.list, { query: { perPage: PER_PAGE, filter: { list } }, signal }),
    enabled: list !== undefined,
  });
  if (!list) return children;
  const rows = data?.data ?? [];
  const row = rows.find((saved) => saved.query === query);
  const label = row ? words.edit : words.save;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 48 }}>
      <Button
        size="small"
        aria-label={label}
        disabled={!data || query === ''}
        startIcon={<Icon path={row ? mdiPencilOutline : mdiBookmarkPlusOutline} />}
        onClick={() => startTransition(() => setOpen({ row }))}
        sx={{ flex: 'none', minWidth: 44 }}
      >
        <Box component="span" sx={{ display: { xs: row ? 'none' : 'inline', sm: 'inline' } }}>
          {label}
        </Box>
      </Button>
      <Box sx={{ flex: 1, minWidth: 0 }}>{rows.length > 0 && <SearchLinks rows={rows} query={query} />}</Box>
      {children}
      {open && <SavedSearchDialog list={list} query={query} row={open.row} others={rows} onClose={() => setOpen(undefined)} />}
    </Box>
  );
}

/** The saved searches in a line that scrolls sideways; the one that is open is in sight. */
function SearchLinks({ rows, query }: { rows: readonly SavedSearch[]; query: string }): ReactNode {
  const words = useWords(savedSearchWords);
  const line = useRef<HTMLUListElement>(null);
  const openAt = rows.findIndex((saved) => saved.query === query);
  useEffect(() => {
    const box = line.current;
    const link = box?.children[openAt];
    if (!box || !link) return;
    const [around, own] = [box.getBoundingClientRect(), link.getBoundingClientRect()];
    if (own.left < around.left || own.right > around.right) box.scrollLeft += own.left - around.left;
  }, [openAt]);
  return (
    <Box sx={sideScroll()} component="ul" ref={line} aria-label={words.searches} style={lineStyle}>
      {rows.map(({ id, name, query: saved }) => (
        <li key={id}>
          <Chip
            clickable
            component={Link}
            to={{ search: `?${saved}` }}
            title={name}
            label={name}
            color={saved === query ? 'secondary' : 'default'}
            variant={saved === query ? 'filled' : 'outlined'}
            aria-current={saved === query ? 'page' : undefined}
            sx={{ maxWidth: '16rem' }}
          />
        </li>
      ))}
    </Box>
  );
}

/** A scroll bar finds room below the links, so that the line stays as high as it was before they came. */
const lineStyle = { display: 'flex', gap: 8, listStyle: 'none', margin: 0, padding: 2, scrollbarWidth: 'thin' } as const;
