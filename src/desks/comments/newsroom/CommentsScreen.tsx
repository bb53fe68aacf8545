import { Box, Button, Tab, Tabs, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import { ListFrame } from '../../../newsroom/lists/ListFrame.tsx';
import { SelectFilter, TextFilter } from '../../../newsroom/lists/listFilters.tsx';
import { SelectionBar } from '../../../newsroom/lists/several/SelectionBar.tsx';
import { useSeveral } from '../../../newsroom/lists/several/useSeveral.ts';
import { useList } from '../../../newsroom/lists/useList.ts';
import { Title } from '../../../newsroom/Title.tsx';
import { attempt } from '../../../newsroom/useAction.ts';
import { type CommentRow, commentFilter } from '../moderation/commentShapes.ts';
import { commentKinds, countText, type ModerationStep, type Objection, queues, severalSteps } from '../moderation/commentStates.ts';
import { CommentListRow } from './CommentListRow.tsx';
import { commentEndpoints, countComments, stepComment } from './endpoints.ts';
import { RejectDialog } from './RejectDialog.tsx';
import { commentKindWords, commentScreenWords, queueWords } from './words.ts';

const SeveralComments = lazyScreen(async () => (await import('./SeveralComments.tsx')).SeveralComments);

const PER_PAGE = 25;

/** What a key does with the comment that has the focus. */
const stepsOfKeys: Readonly<Record<string, readonly ModerationStep[]>> = { a: ['approve', 'keep'], r: ['reject'], p: ['pick', 'unpick'] };

/** The letter on a key, also where the keyboard writes Gujarati: there the key of A gives another letter. */
const latinLetter = ({ key, code }: KeyboardEvent<HTMLElement>): string =>
  (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();

/** The queues of comments and letters; each can be decided in the list, with buttons or keys. */
export function CommentsScreen(): ReactNode {
  const words = useWords(commentScreenWords);
  const kinds = useWords(commentKindWords);
  const names = useWords(queueWords);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [rejecting, setRejecting] = useState<CommentRow>();
  const list = useList({
    name: 'comments',
    read: (query, signal) => callApi(commentEndpoints.list, { query, signal }),
    filter: commentFilter,
    perPage: PER_PAGE,
    filters: ['queue', 'kind', 'q'],
  });
  const { data: counts } = useQuery(queryOf(['comments', 'counts'], countComments));
  const queue = queues.find((one) => one === list.filterOf('queue')) ?? 'waiting';
  const several = useSeveral(list.rows, severalSteps, (step, { steps }) => steps.includes(step));
  const underWay = useRef(new Set<number>());
  const take = async (row: CommentRow, step: ModerationStep, reason?: Objection) => {
    // A second press would be refused as a decision by somebody else.
    if (underWay.current.has(row.id)) return;
    underWay.current.add(row.id);
    const body = { version: row.version, step, ...(reason ? { reason } : {}) };
    await attempt(() => callApi(stepComment, { params: { id: row.id }, body }));
    // Also after an error: somebody else has decided it.
    await client.invalidateQueries({ queryKey: ['comments'] });
    underWay.current.delete(row.id);
  };
  const act = (row: CommentRow, step: ModerationStep) => (step === 'reject' ? setRejecting(row) : void take(row, step));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = event.target instanceof Element ? [...event.currentTarget.children].indexOf(event.target) : -1;
    const row = list.rows[at];
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const move = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const next = event.currentTarget.children[at + move];
    const step = stepsOfKeys[latinLetter(event)]?.find((one) => row.steps.includes(one));
    if (move !== 0 && next instanceof HTMLElement) next.focus();
    else if (event.key === 'Enter') void navigate(`/comments/${row.id}`);
    else if (step) act(row, step);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Title title={words.title} />
      <Tabs value={queue} variant="scrollable" allowScrollButtonsMobile aria-label={words.queue}>
        {queues.map((one) => (
          <Tab
            key={one}
            value={one}
            label={counts ? `${names[one]} (${countText(counts[one])})` : names[one]}
            // `onChange` leaves out the queue that is still shown as open while the one chosen after it is being drawn.
            onClick={() => list.setFilter('queue', one === 'waiting' ? '' : one)}
          />
        ))}
      </Tabs>
      <ListFrame
        list={list}
        rowsPerPage={[PER_PAGE, 50, 100]}
        actions={
          <Button component={Link} to="/comments/blocked" sx={{ minHeight: 44 }}>
            {words.blockedReaders}
          </Button>
        }
        filters={
          <>
            <TextFilter list={list} name="q" label={words.search} />
            <SelectFilter list={list} name="kind" label={words.kind} choices={commentKinds.map((id) => ({ id, name: kinds[id] }))} />
          </>
        }
        selection={<SelectionBar several={several} labelOf={(step) => words[step]} rows={list.rows} />}
      >
        <Box component="ul" aria-label={names[queue]} onKeyDown={onKeyDown} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {list.rows.map((row) => (
            <CommentListRow key={row.id} row={row} selection={several.selection} onStep={(step) => act(row, step)} />
          ))}
        </Box>
      </ListFrame>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', display: { xs: 'none', md: 'block' }, mt: 1 }}>
        {words.keys}: ↑ ↓ {words.another}, A {words.approve}, R {words.reject}, P {words.pick}, Enter {words.open}
      </Typography>
      {several.asked && <SeveralComments {...several.asked} onClose={several.onClose} />}
      {rejecting && (
        <RejectDialog
          onReject={(reason) => {
            setRejecting(undefined);
            void take(rejecting, 'reject', reason);
          }}
          onClose={() => setRejecting(undefined)}
        />
      )}
    </>
  );
}
