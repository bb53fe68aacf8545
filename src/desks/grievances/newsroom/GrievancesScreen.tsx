import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { ListFrame } from '../../../newsroom/lists/ListFrame.tsx';
import { ListRow, Rows } from '../../../newsroom/lists/ListRow.tsx';
import { SelectFilter, TextFilter } from '../../../newsroom/lists/listFilters.tsx';
import { useList } from '../../../newsroom/lists/useList.ts';
import { Title } from '../../../newsroom/Title.tsx';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { type GrievanceRow, grievanceFilter } from '../handling/grievanceDrafts.ts';
import { grievanceKinds, grievanceStates } from '../handling/grievanceStates.ts';
import { grievanceEndpoints } from './endpoints.ts';
import { GrievanceClocks } from './GrievanceClocks.tsx';
import { grievanceKindWords, grievanceOutcomeWords, grievanceScreenWords, grievanceStateWords } from './words.ts';

const PER_PAGE = 25;

/** Grievances with their time limits; those to be decided first. */
export function GrievancesScreen(): ReactNode {
  const words = useWords(grievanceScreenWords);
  const kinds = useWords(grievanceKindWords);
  const states = useWords(grievanceStateWords);
  const list = useList({
    name: 'grievances',
    read: (query, signal) => callApi(grievanceEndpoints.list, { query, signal }),
    filter: grievanceFilter,
    perPage: PER_PAGE,
    filters: ['q', 'kind', 'state', 'due'],
  });
  return (
    <>
      <Title title={words.title} />
      <ListFrame
        list={list}
        rowsPerPage={[PER_PAGE, 50, 100]}
        filters={
          <>
            <TextFilter list={list} name="q" label={words.search} />
            <SelectFilter list={list} name="kind" label={words.kind} choices={grievanceKinds.map((id) => ({ id, name: kinds[id] }))} />
            <SelectFilter
              list={list}
              name="state"
              label={words.state}
              choices={grievanceStates.map((id) => ({ id, name: states[id] }))}
              none={words.allButSpam}
            />
            <SelectFilter list={list} name="due" label={words.due} choices={[{ id: 'overdue', name: words.overdue }]} />
          </>
        }
      >
        <Rows label={words.title}>
          {list.rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </Rows>
      </ListFrame>
    </>
  );
}

function Row({ row }: { row: GrievanceRow }): ReactNode {
  const kinds = useWords(grievanceKindWords);
  const states = useWords(grievanceStateWords);
  const outcomes = useWords(grievanceOutcomeWords);
  return (
    <ListRow
      to={`/grievances/${row.id}`}
      name={[row.reference, row.name].filter((part) => part !== null).join(' · ')}
      state={row.outcome === null ? states[row.state] : outcomes[row.outcome]}
      isOpen={row.state !== 'decided'}
      facts={[kinds[row.kind], dateAndTime(new Date(row.receivedAt))]}
    >
      {row.about !== null && <Typography variant="body2">{row.about}</Typography>}
      {row.state !== 'spam' && <GrievanceClocks clocks={row.clocks} />}
    </ListRow>
  );
}
