import { mdiPlus } from '@mdi/js';
import { Box, Button, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { type EditableKind, editableKinds, orderedKinds } from '../../../content/topics/topicKinds.ts';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { AddressTabs } from '../../../newsroom/frame/AddressTabs.tsx';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { useSavedOrder } from '../../../newsroom/lists/useSavedOrder.ts';
import { notify } from '../../../newsroom/notify.ts';
import { useMay } from '../../../newsroom/staffContext.ts';
import { Title } from '../../../newsroom/Title.tsx';
import type { TopicRow } from '../topics/topicDraft.ts';
import { orderTopics, topicEndpoints } from './endpoints.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { TopicDialog } from './TopicDialog.tsx';
import { TopicTree } from './TopicTree.tsx';
import { topicScreenWords } from './words.ts';

const MAX_SHOWN = 200;

const plural = {
  category: 'categories',
  city: 'cities',
  section: 'sections',
  magazine: 'magazines',
  column: 'columns',
  tag: 'tags',
  author: 'authors',
} as const satisfies Record<EditableKind, keyof typeof topicScreenWords>;

const isOrdered = (kind: EditableKind): kind is (typeof orderedKinds)[number] => orderedKinds.some((ordered) => ordered === kind);

/** Categories, cities, sections, magazines, columns, tags and authors, one tab each. */
export function TopicsScreen(): ReactNode {
  const words = useWords(topicScreenWords);
  const { kind: named } = useParams();
  const kind = editableKinds.find((choice) => choice === named) ?? 'category';
  return (
    // Limited to the width of the screen; the tab names scroll in their own row.
    <Box sx={{ py: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: { xs: 'calc(100vw - 16px)', sm: 'none' } }}>
      <Title title={words.topics} />
      <AddressTabs
        label={words.topics}
        open={kind}
        tabs={editableKinds.map((id) => ({ id, name: words[plural[id]], to: `/topics/${id}` }))}
      />
      <KindOfTopics key={kind} kind={kind} />
    </Box>
  );
}

type Open = { editing: TopicRow | 'new' } | { merging: TopicRow };

function KindOfTopics({ kind }: { kind: EditableKind }): ReactNode {
  const words = useWords(topicScreenWords);
  const client = useQueryClient();
  const mayChange = useMay('topics.change');
  const [q, setQ] = useState('');
  const [open, setOpen] = useState<Open | undefined>();
  const filter = q.trim() === '' ? { kind } : { kind, q };
  const { data } = useQuery({
    ...queryOf(['topics', 'screen', filter], topicEndpoints.list, { query: { perPage: MAX_SHOWN, filter } }),
    placeholderData: keepPreviousData,
  });
  const afresh = async (message: string) => {
    await client.invalidateQueries({ queryKey: ['topics'] });
    notify(message, { type: 'success' });
  };
  const closeAfresh = (message: string) => {
    setOpen(undefined);
    void afresh(message);
  };
  const { rows, drop } = useSavedOrder({ rows: data?.data ?? [], queryKey: ['topics'], saved: words.orderSaved });
  const order = (parentId: number | null, ids: number[], seen: number[]) => {
    if (isOrdered(kind)) drop(ids, () => callApi(orderTopics, { body: { kind, parentId, ids, seen } }));
  };
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <TextField label={words.search} value={q} onChange={(event) => setQ(event.target.value)} sx={{ minWidth: 240 }} />
        {mayChange && (
          <Button variant="contained" startIcon={<Icon path={mdiPlus} />} onClick={() => setOpen({ editing: 'new' })}>
            {words.add}
          </Button>
        )}
      </Box>
      {data && rows.length === 0 && <Typography sx={{ py: 2 }}>{q === '' ? words.empty : words.nothingFound}</Typography>}
      <TopicTree
        rows={rows}
        canOrder={mayChange && isOrdered(kind) && q.trim() === ''}
        onOrder={order}
        onEdit={mayChange ? (row) => setOpen({ editing: row }) : undefined}
        onMerge={mayChange && kind === 'tag' ? (row) => setOpen({ merging: row }) : undefined}
      />
      {(data?.total ?? 0) > rows.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary', py: 1 }}>
          {words.more}
        </Typography>
      )}
      {open && 'editing' in open && (
        <TopicDialog
          kind={kind}
          row={open.editing === 'new' ? undefined : open.editing}
          onSaved={() => closeAfresh(words.saved)}
          onRemoved={() => closeAfresh(words.removed)}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open && 'merging' in open && (
        <MergeDialog row={open.merging} onMerged={() => closeAfresh(words.merged)} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
