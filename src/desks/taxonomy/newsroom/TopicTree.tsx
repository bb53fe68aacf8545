import { mdiMerge, mdiOpenInNew, mdiPencilOutline } from '@mdi/js';
import { Box, IconButton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { SortableLine, SortableList } from '../../../newsroom/lists/SortableList.tsx';
import type { TopicRow } from '../topics/topicDraft.ts';
import { topicScreenWords } from './words.ts';

type Works = { onEdit: ((row: TopicRow) => void) | undefined; onMerge: ((row: TopicRow) => void) | undefined };
type Props = Works & {
  rows: readonly TopicRow[];
  canOrder: boolean;
  onOrder: (parentId: number | null, ids: number[], seen: number[]) => void;
};

/** Topics of a kind in order, each category followed by its subcategories; sorted by dragging within a level. */
export function TopicTree({ rows, canOrder, onOrder, ...works }: Props): ReactNode {
  const ids = new Set(rows.map((row) => row.id));
  const under = (parentId: number | null) =>
    rows.filter((row) => (parentId === null ? row.parentId === null || !ids.has(row.parentId) : row.parentId === parentId));
  const level = (parentId: number | null): ReactNode => {
    const own = under(parentId);
    if (own.length === 0) return null;
    return (
      <SortableList
        items={own}
        nameOf={({ name }) => name}
        disabled={!canOrder}
        onSorted={(sorted) =>
          onOrder(
            parentId,
            sorted.map(({ id }) => id),
            own.map(({ id }) => id),
          )
        }
      >
        {(row, _at, handle) => (
          <>
            <SortableLine handle={handle}>
              <TopicLine row={row} {...works} />
            </SortableLine>
            <Box sx={{ pl: { xs: 2, sm: 4 } }}>{level(row.id)}</Box>
          </>
        )}
      </SortableList>
    );
  };
  return level(null);
}

function TopicLine({ row, onEdit, onMerge }: { row: TopicRow } & Works): ReactNode {
  const words = useWords(topicScreenWords);
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flex: 1, minWidth: 0, py: 0.25 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="span" sx={{ fontWeight: 600, mr: 1 }}>
          {row.name}
        </Typography>
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {row.role || row.nameEn} · {row.slug}
        </Typography>
      </Box>
      <Typography
        variant="body2"
        title={words.stories}
        sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', minWidth: '3.5em', textAlign: 'right' }}
      >
        {row.storyCount}
      </Typography>
      <IconButton size="small" component="a" href={row.address} target="_blank" aria-label={`${words.see}: ${row.name}`}>
        <Icon path={mdiOpenInNew} fontSize="small" />
      </IconButton>
      {onMerge && (
        <IconButton size="small" aria-label={`${words.merge}: ${row.name}`} onClick={() => onMerge(row)}>
          <Icon path={mdiMerge} fontSize="small" />
        </IconButton>
      )}
      {onEdit && (
        <IconButton size="small" aria-label={`${words.edit}: ${row.name}`} onClick={() => onEdit(row)}>
          <Icon path={mdiPencilOutline} fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
