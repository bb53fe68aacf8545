import { mdiPencilOutline, mdiPlus } from '@mdi/js';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { AddressTabs } from '../../../newsroom/frame/AddressTabs.tsx';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { SortableLine, SortableList } from '../../../newsroom/lists/SortableList.tsx';
import { useSavedOrder } from '../../../newsroom/lists/useSavedOrder.ts';
import { notify } from '../../../newsroom/notify.ts';
import { Title } from '../../../newsroom/Title.tsx';
import type { MenuRow } from '../menus/menuItemDraft.ts';
import { type MenuPlace, menuPlaces } from '../menus/menuTypes.ts';
import { menuItemEndpoints, moveMenuItem } from './endpoints.ts';
import { MenuItemDialog } from './MenuItemDialog.tsx';
import { menuScreenWords, menuTypeWords } from './words.ts';

/** The menus of the site, one tab each. */
export function MenusScreen(): ReactNode {
  const words = useWords(menuScreenWords);
  const { place: named } = useParams();
  const place = menuPlaces.find((choice) => choice === named) ?? 'bottom';
  return (
    // Limited to the width of the screen; the tab names scroll in their own row.
    <Box sx={{ py: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: { xs: 'calc(100vw - 16px)', sm: 'none' } }}>
      <Title title={words.title} />
      <AddressTabs
        label={words.title}
        open={place}
        tabs={(['bottom', 'top', 'mobile', 'dynamic'] as const).map((id) => ({ id, name: words[id], to: `/menus/${id}` }))}
      />
      {place === 'bottom' && <Note text={words.bottomNote} />}
      {place === 'dynamic' && <Note text={words.dynamicNote} />}
      <Menu key={place} place={place} />
    </Box>
  );
}

const Note = ({ text }: { text: string }): ReactNode => (
  <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
    {text}
  </Typography>
);

function Menu({ place }: { place: MenuPlace }): ReactNode {
  const words = useWords(menuScreenWords);
  const types = useWords(menuTypeWords);
  const client = useQueryClient();
  const [open, setOpen] = useState<MenuRow | 'new' | undefined>();
  const { data } = useQuery({
    ...queryOf(['menus', place], menuItemEndpoints.list, { query: { filter: { place } } }),
    placeholderData: keepPreviousData,
  });
  const afresh = async () => {
    await client.invalidateQueries({ queryKey: ['menus'] });
    notify(words.saved, { type: 'success' });
  };
  const { rows, drop } = useSavedOrder({ rows: data?.data ?? [], queryKey: ['menus'], saved: words.saved });
  const level = (parentId: number | null): ReactNode => {
    const own = rows.filter((row) => row.parentId === parentId);
    if (own.length === 0) return null;
    return (
      <SortableList
        items={own}
        nameOf={({ name }) => name}
        onSorted={(sorted, { item, position }) => {
          const seen = own.map(({ id }) => id);
          drop(
            sorted.map(({ id }) => id),
            () => callApi(moveMenuItem, { params: { id: item.id }, body: { position, seen } }),
          );
        }}
      >
        {(row, _at, handle) => (
          <>
            <SortableLine handle={handle}>
              <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flex: 1, minWidth: 0, py: 0.25 }}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography component="span" sx={{ fontWeight: 600, mr: 1 }}>
                    {row.name}
                  </Typography>
                  <Typography component="span" variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                    {types[row.type]} · {row.address}
                  </Typography>
                </Box>
                <IconButton size="small" aria-label={`${words.edit}: ${row.name}`} onClick={() => setOpen(row)}>
                  <Icon path={mdiPencilOutline} fontSize="small" />
                </IconButton>
              </Box>
            </SortableLine>
            <Box sx={{ pl: { xs: 2, sm: 4 } }}>{level(row.id)}</Box>
          </>
        )}
      </SortableList>
    );
  };
  return (
    <>
      <Button variant="contained" startIcon={<Icon path={mdiPlus} />} onClick={() => setOpen('new')} sx={{ mb: 2, justifySelf: 'start' }}>
        {words.add}
      </Button>
      {data && rows.length === 0 && <Typography sx={{ py: 2 }}>{words.empty}</Typography>}
      {level(null)}
      {open && (
        <MenuItemDialog
          place={place}
          row={open === 'new' ? undefined : open}
          rows={rows}
          onDone={() => {
            setOpen(undefined);
            void afresh();
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
