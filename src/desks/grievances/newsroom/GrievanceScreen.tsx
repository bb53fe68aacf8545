import { mdiArrowLeft } from '@mdi/js';
import { Box, Button, Card, Link, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { queryOf } from '../../../newsroom/callApi.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { ReadError } from '../../../newsroom/reads/ReadError.tsx';
import { Title } from '../../../newsroom/Title.tsx';
import { useInTurn } from '../../../newsroom/useInTurn.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { parseLink } from '../../../platform/text/linkAddress.ts';
import type { GrievanceForHandling } from '../handling/grievanceDrafts.ts';
import { isDecidable } from '../handling/grievanceStates.ts';
import { grievanceEndpoints } from './endpoints.ts';
import { GrievanceClocks } from './GrievanceClocks.tsx';
import { GrievanceDecisionForm } from './GrievanceDecisionForm.tsx';
import { GrievanceHandlingForm } from './GrievanceHandlingForm.tsx';
import { grievanceKindWords, grievanceMailKindWords, grievanceOutcomeWords, grievanceScreenWords } from './words.ts';

/** One grievance: what was filed, its time limits and mails, its handling, and the decision. */
export function GrievanceScreen(): ReactNode {
  const words = useWords(grievanceScreenWords);
  const id = Number(useParams()['id']);
  const client = useQueryClient();
  const key = ['grievances', 'one', id];
  // A refetch must not replace what is being edited.
  const { data, error, refetch } = useQuery({ ...queryOf(key, grievanceEndpoints.one, { params: { id } }), refetchOnWindowFocus: false });
  const show = (grievance: GrievanceForHandling) => {
    client.setQueryData(key, grievance);
    void client.invalidateQueries({ queryKey: ['grievances'], predicate: ({ queryKey }) => queryKey[1] !== 'one' });
  };
  return (
    <Box sx={{ py: 2, maxWidth: 860 }}>
      <Title title={data ? data.reference : words.title} />
      <Button component={RouterLink} to="/grievances" startIcon={<Icon path={mdiArrowLeft} />} sx={{ mb: 1 }}>
        {words.back}
      </Button>
      <ReadError error={error} />
      {data && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <Details grievance={data} />
          <Forms key={id} grievance={data} onChanged={show} onReload={() => void refetch()} />
          {data.outcome !== null && <Decision grievance={data} />}
        </Box>
      )}
    </Box>
  );
}

type FormsProps = { grievance: GrievanceForHandling; onChanged: (grievance: GrievanceForHandling) => void; onReload: () => void };

function Forms({ grievance, onChanged, onReload }: FormsProps): ReactNode {
  const inTurn = useInTurn(grievance, onChanged);
  return (
    <>
      <GrievanceHandlingForm grievance={grievance} inTurn={inTurn} onReload={onReload} />
      {isDecidable(grievance.state) && <GrievanceDecisionForm inTurn={inTurn} onReload={onReload} />}
    </>
  );
}

function Details({ grievance }: { grievance: GrievanceForHandling }): ReactNode {
  const words = useWords(grievanceScreenWords);
  const kinds = useWords(grievanceKindWords);
  const mailKinds = useWords(grievanceMailKindWords);
  const { name, email, phone, about, message, receivedAt, kind, mails, clocks, state } = grievance;
  const lines: [label: string, value: ReactNode][] = [
    [words.kind, kinds[kind]],
    [words.name, name],
    [words.email, email],
    [words.phone, phone],
    [words.about, about && <AboutStory about={about} />],
    [words.received, dateAndTime(new Date(receivedAt))],
  ];
  return (
    <Card component="section" sx={{ p: 2, overflowWrap: 'anywhere' }}>
      {state !== 'spam' && <GrievanceClocks clocks={clocks} />}
      <Box component="dl" sx={{ m: 0, mt: 1 }}>
        {lines
          .filter(([, value]) => value !== null)
          .map(([label, value]) => (
            <Box key={label} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', minWidth: '9rem' }}>
                {label}
              </Typography>
              <Typography component="dd" sx={{ m: 0 }}>
                {value}
              </Typography>
            </Box>
          ))}
      </Box>
      <Typography variant="h6" component="h2" sx={{ mt: 2 }}>
        {words.message}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap' }}>{message ?? words.erased}</Typography>
      {mails.map((mail) => (
        <Typography key={mail.kind} variant="body2" sx={{ mt: 1, color: mail.sentAt === null ? 'error.main' : 'text.secondary' }}>
          {mailKinds[mail.kind]}: {mail.sentAt === null ? words.mailWaiting : `${words.mailSent}, ${dateAndTime(new Date(mail.sentAt))}`}
        </Typography>
      ))}
    </Card>
  );
}

/** The story as the person named it: a link if it is an address. */
function AboutStory({ about }: { about: string }): ReactNode {
  const link = parseLink(about);
  if (link?.kind !== 'path' && link?.kind !== 'web') return about;
  return (
    <Link href={link.href} target="_blank" rel="noopener noreferrer">
      {about}
    </Link>
  );
}

function Decision({ grievance: { outcome, decision } }: { grievance: GrievanceForHandling }): ReactNode {
  const words = useWords(grievanceScreenWords);
  const outcomes = useWords(grievanceOutcomeWords);
  return (
    <Card component="section" sx={{ p: 2, overflowWrap: 'anywhere' }}>
      <Typography variant="h6" component="h2">
        {words.decision}
        {outcome !== null && `: ${outcomes[outcome]}`}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap' }}>{decision ?? words.erased}</Typography>
    </Card>
  );
}
