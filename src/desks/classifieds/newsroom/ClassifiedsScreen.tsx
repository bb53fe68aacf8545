import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { ListRow } from '../../../newsroom/lists/ListRow.tsx';
import { ListScreen } from '../../../newsroom/lists/ListScreen.tsx';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { adKinds } from '../kinds/adKinds.ts';
import { adStates } from '../states/adStates.ts';
import { adFilter } from './adShapes.ts';
import { classifiedEndpoints } from './endpoints.ts';
import { moderatedKindWords, moderatedStateWords, moderationScreenWords } from './words.ts';

const shownStates = adStates.filter((state) => state !== 'draft');

/** The queue of advertisements to be checked, and all others by their states. */
export function ClassifiedsScreen(): ReactNode {
  const words = useWords(moderationScreenWords);
  const kinds = useWords(moderatedKindWords);
  const states = useWords(moderatedStateWords);
  return (
    <ListScreen
      name="classifieds"
      read={(query, signal) => callApi(classifiedEndpoints.list, { query, signal })}
      filter={adFilter}
      title={words.title}
      search={words.search}
      selects={[
        { name: 'state', label: words.state, choices: shownStates.map((id) => ({ id, name: states[id] })), none: words.queue },
        { name: 'kind', label: words.kind, choices: adKinds.map((id) => ({ id, name: kinds[id] })) },
        { name: 'reported', label: words.reported, choices: [{ id: 'yes', name: words.onlyReported }] },
      ]}
    >
      {({ id, title, state, kind, city, updatedAt, openReports }) => (
        <ListRow
          to={`/classifieds/${id}`}
          name={title}
          state={states[state]}
          isOpen={state === 'waiting'}
          facts={[kinds[kind], city, dateAndTime(new Date(updatedAt))]}
        >
          {openReports > 0 && (
            <Typography variant="body2" sx={{ color: 'error.main', fontWeight: 700 }}>
              {words.openReports}: {openReports.toLocaleString('en-IN')}
            </Typography>
          )}
        </ListRow>
      )}
    </ListScreen>
  );
}
