import { mdiPlus } from '@mdi/js';
import {
  Box,
  Button,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TableSortLabel,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { callApi } from '../../../newsroom/callApi.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { ListFrame } from '../../../newsroom/lists/ListFrame.tsx';
import { Rows } from '../../../newsroom/lists/ListRow.tsx';
import { SelectFilter, SwitchFilter, TextFilter } from '../../../newsroom/lists/listFilters.tsx';
import { type List, useList } from '../../../newsroom/lists/useList.ts';
import { useOpenRow } from '../../../newsroom/lists/useOpenRow.ts';
import { useMay } from '../../../newsroom/staffContext.ts';
import { Title } from '../../../newsroom/Title.tsx';
import { attempt } from '../../../newsroom/useAction.ts';
import { useNavigateWhileOpen } from '../../../newsroom/useNavigateWhileOpen.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { type StoryRow, storyFilter } from '../lists/storyShapes.ts';
import { storyStates } from '../steps/storySteps.ts';
import { storyEndpoints } from './endpoints.ts';
import { storyDeskWords } from './words.ts';

const PER_PAGE = 50;

/** Creates a story and opens it: it has an id from the first letter on, so that nothing can be lost. */
function NewStoryButton(): ReactNode {
  const words = useWords(storyDeskWords);
  const navigate = useNavigateWhileOpen();
  const [isBusy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    const isOpened = await attempt(async () => {
      const { id } = await callApi(storyEndpoints.create, { body: {} });
      await navigate(`/stories/${id}`);
    });
    if (!isOpened) setBusy(false);
  };
  return (
    <Button variant="contained" size="small" startIcon={<Icon path={mdiPlus} />} disabled={isBusy} onClick={() => void begin()}>
      {words.newStory}
    </Button>
  );
}

/** The newsroom's list of stories, last changed first. */
export function StoryListScreen(): ReactNode {
  const words = useWords(storyDeskWords);
  const mayWrite = useMay('stories.write');
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const list = useList({
    name: 'stories',
    read: (query, signal) => callApi(storyEndpoints.list, { query, signal }),
    filter: storyFilter,
    perPage: PER_PAGE,
    filters: ['q', 'state'],
    flags: ['mine'],
    sort: { field: 'updatedAt', isDescending: true },
  });
  return (
    <>
      <Title title={words.stories} />
      <ListFrame
        list={list}
        rowsPerPage={[10, 25, PER_PAGE]}
        empty={words.noStories}
        actions={mayWrite && <NewStoryButton />}
        filters={
          <>
            <TextFilter list={list} name="q" label={words.search} />
            <SelectFilter
              list={list}
              name="state"
              label={words.state}
              none={words.anyState}
              choices={storyStates.map((state) => ({ id: state, name: words[state] }))}
            />
            <SwitchFilter list={list} name="mine" label={words.mine} />
          </>
        }
      >
        {isPhone ? <StoryCards rows={list.rows} /> : <StoryTable list={list} />}
      </ListFrame>
    </>
  );
}

/** The list on a phone: one card per story. */
function StoryCards({ rows }: { rows: readonly StoryRow[] }): ReactNode {
  const words = useWords(storyDeskWords);
  return (
    <Rows label={words.stories}>
      {rows.map((row) => (
        <Box component="li" key={row.id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
          <Box
            component={Link}
            to={`/stories/${row.id}`}
            sx={{ display: 'block', px: 1.5, py: 1, color: 'text.primary', textDecoration: 'none' }}
          >
            <Headline row={row} />
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {[words[row.state], row.ownerName, moment(row.scheduledAt ?? row.publishedAt ?? row.updatedAt)].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        </Box>
      ))}
    </Rows>
  );
}

function StoryTable({ list }: { list: List<StoryRow> }): ReactNode {
  const words = useWords(storyDeskWords);
  const openRow = useOpenRow();
  const { rows, sort, sortBy } = list;
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {[words.headline, words.state, words.owner, words.due].map((heading) => (
            <TableCell key={heading}>{heading}</TableCell>
          ))}
          <TableCell sortDirection={sort.field === 'updatedAt' ? (sort.isDescending ? 'desc' : 'asc') : false}>
            <TableSortLabel
              active={sort.field === 'updatedAt'}
              direction={sort.isDescending ? 'desc' : 'asc'}
              onClick={() => sortBy('updatedAt')}
            >
              {words.changed}
            </TableSortLabel>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id} hover onClick={(event) => openRow(event, `/stories/${row.id}`)} sx={{ cursor: 'pointer' }}>
            <TableCell>
              <Box component={Link} to={`/stories/${row.id}`} sx={{ color: 'text.primary', textDecoration: 'none' }}>
                <Headline row={row} />
              </Box>
            </TableCell>
            <TableCell>
              <Chip size="small" variant="outlined" label={words[row.state]} sx={{ borderRadius: 0 }} />
            </TableCell>
            <TableCell>{row.ownerName}</TableCell>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{moment(row.scheduledAt ?? row.publishedAt)}</TableCell>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{moment(row.updatedAt)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const moment = (at: string | null): string => (at === null ? '' : dateAndTime(new Date(at)));

function Headline({ row }: { row: StoryRow }): ReactNode {
  const words = useWords(storyDeskWords);
  return (
    <Box>
      <Typography variant="h6" component="span" sx={{ overflowWrap: 'anywhere' }}>
        {row.headline || words.untitled}
      </Typography>
      {(row.hasChanges || row.lock) && (
        <Typography variant="caption" component="div" color="text.secondary">
          {row.hasChanges && words.hasChanges} {row.lock && `${words.openAt}: ${row.lock.staffName}`}
        </Typography>
      )}
    </Box>
  );
}
