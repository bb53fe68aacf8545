import { Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Section, Sections } from '../../../newsroom/frame/Section.tsx';
import { SubScreen } from '../../../newsroom/frame/SubScreen.tsx';
import { TextOrLink } from '../../../newsroom/frame/TextOrLink.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { type Fact, Facts } from '../../../newsroom/lists/Facts.tsx';
import { useRecord } from '../../../newsroom/reads/useRecord.ts';
import { useInTurn } from '../../../newsroom/sending/useInTurn.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
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
  const { id, data, error, show, reload } = useRecord('grievances', grievanceEndpoints.one);
  return (
    <SubScreen title={data?.reference ?? words.title} back={['/grievances', words.back]} error={error}>
      {data && (
        <Sections>
          <Details grievance={data} />
          <Forms key={id} grievance={data} onChanged={show} onReload={reload} />
          {data.outcome !== null && <Decision grievance={data} />}
        </Sections>
      )}
    </SubScreen>
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
  const facts: Fact[] = [
    [words.kind, kinds[kind]],
    [words.name, name],
    [words.email, email],
    [words.phone, phone],
    [words.about, about && <TextOrLink text={about} />],
    [words.received, dateAndTime(new Date(receivedAt))],
  ];
  return (
    <Card component="section" sx={{ p: 2, overflowWrap: 'anywhere' }}>
      {state !== 'spam' && <GrievanceClocks clocks={clocks} />}
      <Facts facts={facts} />
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

function Decision({ grievance: { outcome, decision } }: { grievance: GrievanceForHandling }): ReactNode {
  const words = useWords(grievanceScreenWords);
  const outcomes = useWords(grievanceOutcomeWords);
  return (
    <Section title={[words.decision, ...(outcome === null ? [] : [outcomes[outcome]])].join(': ')}>
      <Typography sx={{ whiteSpace: 'pre-wrap' }}>{decision ?? words.erased}</Typography>
    </Section>
  );
}
