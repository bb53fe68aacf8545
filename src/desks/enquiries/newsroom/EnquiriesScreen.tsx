import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { ListRow } from '../../../newsroom/lists/ListRow.tsx';
import { ListScreen } from '../../../newsroom/lists/ListScreen.tsx';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { enquiryFilter } from '../inbox/enquiryShapes.ts';
import { enquiryKinds, enquiryStates } from '../inbox/enquiryStates.ts';
import { enquiryEndpoints, readEnquiryHandlers } from './endpoints.ts';
import { enquiryKindWords, enquiryScreenWords, enquiryStateWords } from './words.ts';

/** The inbox of enquiries, newest first. */
export function EnquiriesScreen(): ReactNode {
  const words = useWords(enquiryScreenWords);
  const kinds = useWords(enquiryKindWords);
  const states = useWords(enquiryStateWords);
  const { data: handlers } = useQuery(queryOf(['enquiries', 'handlers'], readEnquiryHandlers));
  return (
    <ListScreen
      name="enquiries"
      read={(query, signal) => callApi(enquiryEndpoints.list, { query, signal })}
      filter={enquiryFilter}
      title={words.title}
      search={words.search}
      selects={[
        { name: 'kind', label: words.kind, choices: enquiryKinds.map((id) => ({ id, name: kinds[id] })) },
        { name: 'state', label: words.state, choices: enquiryStates.map((id) => ({ id, name: states[id] })), none: words.allButSpam },
        { name: 'assigneeId', label: words.assignee, choices: handlers?.data ?? [] },
      ]}
    >
      {({ id, name, company, city, state, kind, createdAt, assigneeName, excerpt }) => (
        <ListRow
          to={`/enquiries/${id}`}
          name={[name, company, city].filter((part) => part !== null).join(', ')}
          isBold={state === 'new'}
          state={states[state]}
          isOpen={state === 'new'}
          facts={[kinds[kind], dateAndTime(new Date(createdAt)), assigneeName]}
        >
          {excerpt !== '' && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {excerpt}
            </Typography>
          )}
        </ListRow>
      )}
    </ListScreen>
  );
}
