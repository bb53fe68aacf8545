import { Box, Button, Link, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../../newsroom/callApi.ts';
import { SubScreen } from '../../../newsroom/frame/SubScreen.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { ListFrame } from '../../../newsroom/lists/ListFrame.tsx';
import { Rows } from '../../../newsroom/lists/ListRow.tsx';
import { TextFilter } from '../../../newsroom/lists/listFilters.tsx';
import { useList } from '../../../newsroom/lists/useList.ts';
import { notify } from '../../../newsroom/notify.ts';
import { attempt } from '../../../newsroom/useAction.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { type BlockedReader, blockedFilter } from '../moderation/commentShapes.ts';
import { listBlockedReaders, removeBlock } from './endpoints.ts';
import { commentScreenWords } from './words.ts';

const PER_PAGE = 25;

/** The readers who may not comment, with a button to let each write again. */
export function BlockedReadersScreen(): ReactNode {
  const words = useWords(commentScreenWords);
  const list = useList({
    name: 'comments blocked',
    read: (query, signal) => callApi(listBlockedReaders, { query, signal }),
    filter: blockedFilter,
    perPage: PER_PAGE,
    filters: ['q'],
  });
  return (
    <SubScreen title={words.blockedReaders} back={['/comments', words.back]}>
      <ListFrame list={list} rowsPerPage={[PER_PAGE, 50, 100]} filters={<TextFilter list={list} name="q" label={words.searchBlocked} />}>
        <Rows label={words.blockedReaders}>
          {list.rows.map((row) => (
            <BlockedRow key={row.id} row={row} />
          ))}
        </Rows>
      </ListFrame>
    </SubScreen>
  );
}

function BlockedRow({ row: { id, name, commentId, reason, until, at, byName } }: { row: BlockedReader }): ReactNode {
  const words = useWords(commentScreenWords);
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const letIn = async () => {
    setBusy(true);
    if (await attempt(() => callApi(removeBlock, { params: { id } }))) notify(words.letIn);
    // Also after an error: somebody else has done it.
    await client.invalidateQueries({ queryKey: ['comments blocked'] });
    setBusy(false);
  };
  const times = [
    until === null ? words.forGood : `${words.blockedUntil}: ${dateAndTime(new Date(until))}`,
    `${words.blockedBy}: ${byName || '–'}, ${dateAndTime(new Date(at))}`,
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'space-between',
        borderBottom: 1,
        borderColor: 'divider',
        px: 2,
        py: 1.25,
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        {commentId === null ? (
          <Typography>{words.nothingLeft}</Typography>
        ) : (
          <Link component={RouterLink} to={`/comments/${commentId}`} color="inherit" underline="hover">
            {name}
          </Link>
        )}
        <Typography>
          {words.reason}: {reason}
        </Typography>
        {times.map((time) => (
          <Typography key={time} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {time}
          </Typography>
        ))}
      </Box>
      <Button
        variant="outlined"
        aria-label={`${words.unblock}: ${name ?? words.nothingLeft}`}
        disabled={isBusy}
        onClick={() => void letIn()}
        sx={{ minHeight: 44 }}
      >
        {words.unblock}
      </Button>
    </Box>
  );
}
