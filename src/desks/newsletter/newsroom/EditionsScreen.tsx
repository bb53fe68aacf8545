import { mdiPlus } from '@mdi/js';
import { Box, Button, Chip, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { queryOf } from '../../../newsroom/callApi.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { ReadError } from '../../../newsroom/reads/ReadError.tsx';
import { Title } from '../../../newsroom/Title.tsx';
import { dateAndTime } from '../../../platform/text/dates.ts';
import type { EditionRow } from '../editions/editionDraft.ts';
import { timeOfMinute } from '../editions/timeOfMinute.ts';
import { listEditions } from './editionEndpoints.ts';
import { IssueCounts } from './IssueCounts.tsx';
import { editionScreenWords, weekdayWords } from './words.ts';

/** While an issue is being sent its counts grow. */
const REFRESH_MS = 3_000;

/** The editions of the newsletter with their schedule and their last issue. */
export function EditionsScreen(): ReactNode {
  const words = useWords(editionScreenWords);
  const { data, error } = useQuery({ ...queryOf(['newsletter', 'editions'], listEditions), refetchInterval: REFRESH_MS });
  return (
    <Box sx={{ py: 2, maxWidth: 860 }}>
      <Title title={words.title} />
      <ReadError error={error} />
      {data && (!data.hasFront || data.categories.length > 0) && (
        <Button component={RouterLink} to="/newsletter-editions/new" variant="contained" startIcon={<Icon path={mdiPlus} />}>
          {words.add}
        </Button>
      )}
      {data?.editions.length === 0 && <Typography sx={{ mt: 2 }}>{words.none}</Typography>}
      <Box component="ul" aria-label={words.title} sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
        {data?.editions.map(({ lastIssue, ...edition }) => (
          <Box component="li" key={edition.id} sx={{ borderBottom: 1, borderColor: 'divider', py: 1.5, overflowWrap: 'anywhere' }}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
              <Link
                component={RouterLink}
                to={`/newsletter-editions/${edition.id}`}
                color="inherit"
                underline="hover"
                sx={{ minWidth: 0, py: 0.5, fontWeight: 600 }}
              >
                {edition.name}
              </Link>
              <Chip size="small" variant="outlined" label={`${words.readers}: ${edition.readers.toLocaleString('en-IN')}`} />
            </Box>
            <Schedule edition={edition} />
            {lastIssue && <IssueCounts issue={lastIssue} />}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Schedule({ edition: { days, minute, nextAt } }: { edition: EditionRow }): ReactNode {
  const words = useWords(editionScreenWords);
  const weekdays: Readonly<Record<string, string>> = useWords(weekdayWords);
  const when = `${days.map((day) => weekdays[day]).join(', ')} · ${timeOfMinute(minute)}`;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {when} · {nextAt === null ? words.off : `${words.next}: ${dateAndTime(new Date(nextAt))}`}
    </Typography>
  );
}
