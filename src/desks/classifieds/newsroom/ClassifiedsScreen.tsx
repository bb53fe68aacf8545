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
import { adKinds } from '../kinds/adKinds.ts';
import { adStates } from '../states/adStates.ts';
import { type AdRow, adFilter } from './adShapes.ts';
import { classifiedEndpoints } from './endpoints.ts';
import { moderatedKindWords, moderatedStateWords, moderationScreenWords } from './words.ts';

const PER_PAGE = 25;

/** The queue of advertisements to be checked, and all others by their states. */
export function ClassifiedsScreen(): ReactNode {
  const words = useWords(moderationScreenWords);
  const kinds = useWords(moderatedKindWords);
  const states = useWords(moderatedStateWords);
  const list = useList({
    name: 'classifieds',
    read: (query, signal) => callApi(classifiedEndpoints.list, { query, signal }),
    filter: adFilter,
    perPage: PER_PAGE,
    filters: ['q', 'kind', 'state', 'reported'],
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
            <SelectFilter
              list={list}
              name="state"
              label={words.state}
              choices={adStates.filter((id) => id !== 'draft').map((id) => ({ id, name: states[id] }))}
              none={words.queue}
            />
            <SelectFilter list={list} name="kind" label={words.kind} choices={adKinds.map((id) => ({ id, name: kinds[id] }))} />
            <SelectFilter list={list} name="reported" label={words.reported} choices={[{ id: 'yes', name: words.onlyReported }]} />
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

function Row({ row }: { row: AdRow }): ReactNode {
  const words = useWords(moderationScreenWords);
  const kinds = useWords(moderatedKindWords);
  const states = useWords(moderatedStateWords);
  return (
    <ListRow
      to={`/classifieds/${row.id}`}
      name={row.title}
      state={states[row.state]}
      isOpen={row.state === 'waiting'}
      facts={[kinds[row.kind], row.city, dateAndTime(new Date(row.updatedAt))]}
    >
      {row.openReports > 0 && (
        <Typography variant="body2" sx={{ color: 'error.main', fontWeight: 700 }}>
          {words.openReports}: {row.openReports.toLocaleString('en-IN')}
        </Typography>
      )}
    </ListRow>
  );
}
