import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { ListFrame } from '../../../newsroom/lists/ListFrame.tsx';
import { ListRow, Rows } from '../../../newsroom/lists/ListRow.tsx';
import { SelectFilter, TextFilter } from '../../../newsroom/lists/listFilters.tsx';
import { useList } from '../../../newsroom/lists/useList.ts';
import { Title } from '../../../newsroom/Title.tsx';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { type EnquiryRow, enquiryFilter } from '../inbox/enquiryShapes.ts';
import { enquiryKinds, enquiryStates } from '../inbox/enquiryStates.ts';
import { enquiryEndpoints, readEnquiryHandlers } from './endpoints.ts';
import { enquiryKindWords, enquiryScreenWords, enquiryStateWords } from './words.ts';

const PER_PAGE = 25;

/** The inbox of enquiries, newest first. */
export function EnquiriesScreen(): ReactNode {
  const words = useWords(enquiryScreenWords);
  const kinds = useWords(enquiryKindWords);
  const states = useWords(enquiryStateWords);
  const list = useList({
    name: 'enquiries',
    read: (query, signal) => callApi(enquiryEndpoints.list, { query, signal }),
    filter: enquiryFilter,
    perPage: PER_PAGE,
    filters: ['q', 'kind', 'state', 'assigneeId'],
  });
  const { data: handlers } = useQuery(queryOf(['enquiries', 'handlers'], readEnquiryHandlers));
  return (
    <>
      <Title title={words.title} />
      <ListFrame
        list={list}
        rowsPerPage={[PER_PAGE, 50, 100]}
        filters={
          <>
            <TextFilter list={list} name="q" label={words.search} />
            <SelectFilter list={list} name="kind" label={words.kind} choices={enquiryKinds.map((id) => ({ id, name: kinds[id] }))} />
            <SelectFilter
              list={list}
              name="state"
              label={words.state}
              choices={enquiryStates.map((id) => ({ id, name: states[id] }))}
              none={words.allButSpam}
            />
            <SelectFilter list={list} name="assigneeId" label={words.assignee} choices={handlers?.data ?? []} />
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

function Row({ row }: { row: EnquiryRow }): ReactNode {
  const kinds = useWords(enquiryKindWords);
  const states = useWords(enquiryStateWords);
  return (
    <ListRow
      to={`/enquiries/${row.id}`}
      name={[row.name, row.company, row.city].filter((part) => part !== null).join(', ')}
      isBold={row.state === 'new'}
      state={states[row.state]}
      isOpen={row.state === 'new'}
      facts={[kinds[row.kind], dateAndTime(new Date(row.createdAt)), row.assigneeName]}
    >
      {row.excerpt !== '' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {row.excerpt}
        </Typography>
      )}
    </ListRow>
  );
}
