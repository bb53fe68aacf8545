import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { ListRow } from '../../../newsroom/lists/ListRow.tsx';
import { ListScreen } from '../../../newsroom/lists/ListScreen.tsx';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { grievanceFilter } from '../handling/grievanceDrafts.ts';
import { grievanceKinds, grievanceStates } from '../handling/grievanceStates.ts';
import { grievanceEndpoints } from './endpoints.ts';
import { GrievanceClocks } from './GrievanceClocks.tsx';
import { grievanceKindWords, grievanceOutcomeWords, grievanceScreenWords, grievanceStateWords } from './words.ts';

/** Grievances with their time limits; those to be decided first. */
export function GrievancesScreen(): ReactNode {
  const words = useWords(grievanceScreenWords);
  const kinds = useWords(grievanceKindWords);
  const states = useWords(grievanceStateWords);
  const outcomes = useWords(grievanceOutcomeWords);
  return (
    <ListScreen
      name="grievances"
      read={(query, signal) => callApi(grievanceEndpoints.list, { query, signal })}
      filter={grievanceFilter}
      title={words.title}
      search={words.search}
      selects={[
        { name: 'kind', label: words.kind, choices: grievanceKinds.map((id) => ({ id, name: kinds[id] })) },
        { name: 'state', label: words.state, choices: grievanceStates.map((id) => ({ id, name: states[id] })), none: words.allButSpam },
        { name: 'due', label: words.due, choices: [{ id: 'overdue', name: words.overdue }] },
      ]}
    >
      {({ id, reference, name, state, outcome, kind, receivedAt, about, clocks }) => (
        <ListRow
          to={`/grievances/${id}`}
          name={[reference, name].filter((part) => part !== null).join(' · ')}
          state={outcome === null ? states[state] : outcomes[outcome]}
          isOpen={state !== 'decided'}
          facts={[kinds[kind], dateAndTime(new Date(receivedAt))]}
        >
          {about !== null && <Typography variant="body2">{about}</Typography>}
          {state !== 'spam' && <GrievanceClocks clocks={clocks} />}
        </ListRow>
      )}
    </ListScreen>
  );
}
