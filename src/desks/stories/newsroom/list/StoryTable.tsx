import { Box, Chip, Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../../../newsroom/language.ts';
import { type Column, type Columns, hiddenColumns, useColumns } from '../../../../newsroom/lists/columns/useColumns.ts';
import { Rows } from '../../../../newsroom/lists/ListRow.tsx';
import { SelectAll } from '../../../../newsroom/lists/several/SelectAll.tsx';
import { SelectRow } from '../../../../newsroom/lists/several/SelectRow.tsx';
import type { Selection } from '../../../../newsroom/lists/several/useSelection.ts';
import type { List } from '../../../../newsroom/lists/useList.ts';
import { useOpenRow } from '../../../../newsroom/lists/useOpenRow.ts';
import { dateAndTime } from '../../../../platform/text/dates.ts';
import type { StoryRow } from '../../lists/storyShapes.ts';
import { storyDeskWords } from '../words.ts';

type Props = {
  rows: readonly StoryRow[];
  /** For those who may do something with several stories. */
  selection: Selection<StoryRow> | undefined;
};

/** The list on a phone: one card per story. */
export function StoryCards({ rows, selection }: Props): ReactNode {
  const words = useWords(storyDeskWords);
  return (
    <Rows label={words.stories}>
      {rows.map((row) => (
        <Box component="li" key={row.id} sx={{ borderBottom: 1, borderColor: 'divider', display: 'flex', alignItems: 'flex-start' }}>
          {selection && <SelectRow selection={selection} row={row} name={row.headline || words.untitled} />}
          <Box
            component={Link}
            to={`/stories/${row.id}`}
            sx={{
              display: 'block',
              flex: 1,
              minWidth: 0,
              px: selection ? 0 : 1.5,
              pr: 1.5,
              py: 1,
              color: 'text.primary',
              textDecoration: 'none',
            }}
          >
            <Headline row={row} />
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {[words[row.state], ...row.topicNames, row.ownerName, moment(row.scheduledAt ?? row.publishedAt ?? row.updatedAt)]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
        </Box>
      ))}
    </Rows>
  );
}

const hidden = hiddenColumns('stories');

/** The columns of the table beside the headline. */
export function useStoryColumns(): Columns<StoryRow> {
  const words = useWords(storyDeskWords);
  const all: Column<StoryRow>[] = [
    {
      id: 'state',
      label: words.state,
      cell: ({ state }) => <Chip size="small" variant="outlined" label={words[state]} sx={{ borderRadius: 0 }} />,
    },
    { id: 'topics', label: words.categoryAndCity, cell: ({ topicNames }) => topicNames.join(' · ') },
    { id: 'owner', label: words.owner, cell: ({ ownerName }) => ownerName },
    { id: 'due', label: words.due, cell: ({ scheduledAt, publishedAt }) => <Moment at={scheduledAt ?? publishedAt} /> },
    { id: 'updatedAt', label: words.changed, cell: ({ updatedAt }) => <Moment at={updatedAt} /> },
  ];
  return useColumns(hidden, all);
}

type TableProps = Props & { list: List<StoryRow>; columns: Columns<StoryRow> };

/** The list on a wide screen. */
export function StoryTable({ list, rows, selection, columns: { shown } }: TableProps): ReactNode {
  const words = useWords(storyDeskWords);
  const openRow = useOpenRow();
  const { sort, sortBy } = list;
  const direction = sort.isDescending ? 'desc' : 'asc';
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {selection && (
            <TableCell padding="checkbox">
              <SelectAll selection={selection} rows={rows} />
            </TableCell>
          )}
          <TableCell>{words.headline}</TableCell>
          {shown.map(({ id, label }) =>
            id === 'updatedAt' ? (
              <TableCell key={id} sortDirection={sort.field === id ? direction : false}>
                <TableSortLabel active={sort.field === id} direction={direction} onClick={() => sortBy(id)}>
                  {label}
                </TableSortLabel>
              </TableCell>
            ) : (
              <TableCell key={id}>{label}</TableCell>
            ),
          )}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id} hover onClick={(event) => openRow(event, `/stories/${row.id}`)} sx={{ cursor: 'pointer' }}>
            {selection && (
              <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
                <SelectRow selection={selection} row={row} name={row.headline || words.untitled} />
              </TableCell>
            )}
            <TableCell>
              <Box component={Link} to={`/stories/${row.id}`} sx={{ color: 'text.primary', textDecoration: 'none' }}>
                <Headline row={row} />
              </Box>
            </TableCell>
            {shown.map(({ id, cell }) => (
              <TableCell key={id}>{cell(row)}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const Moment = ({ at }: { at: string | null }): ReactNode => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {moment(at)}
  </Box>
);

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
