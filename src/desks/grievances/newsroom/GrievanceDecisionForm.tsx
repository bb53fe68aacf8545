import { Button, Card, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Confirm } from '../../../newsroom/Confirm.tsx';
import { CallError, callApi } from '../../../newsroom/callApi.ts';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { PlainForm } from '../../../newsroom/PlainForm.tsx';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import type { GrievanceForHandling } from '../handling/grievanceDrafts.ts';
import { type GrievanceOutcome, grievanceOutcomes } from '../handling/grievanceStates.ts';
import { decideGrievanceCall } from './endpoints.ts';
import { ReloadAlert } from './ReloadAlert.tsx';
import { grievanceOutcomeWords, grievanceScreenWords } from './words.ts';

type Props = { grievance: GrievanceForHandling; onDecided: (grievance: GrievanceForHandling) => void; onReload: () => void };

/** The decision and its text, which goes out by mail; asked for again, because it is final. */
export function GrievanceDecisionForm({ grievance, onDecided, onReload }: Props): ReactNode {
  const words = useWords(grievanceScreenWords);
  const outcomes = useWords(grievanceOutcomeWords);
  const [outcome, setOutcome] = useState<GrievanceOutcome>('upheld');
  const [decision, setDecision] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<CallError | undefined>();
  const decide = async (): Promise<boolean> => {
    setAsking(false);
    // A second press while the mail server is slow decides nothing.
    if (isSending) return false;
    setSending(true);
    setRefused(undefined);
    try {
      const body = { version: grievance.version, outcome, decision };
      const answer = await callApi(decideGrievanceCall, { params: { id: grievance.id }, body });
      setDecision('');
      notify(answer.isSent ? words.decidedAndSent : words.decidedNotSent, { type: answer.isSent ? 'success' : 'warning' });
      onDecided(answer.grievance);
      return true;
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      setRefused(problem);
      return false;
    } finally {
      setSending(false);
    }
  };
  // A decision is final, so leaving the screen does not make it.
  useUnsavedWork(decision.trim() !== '', async () => {
    setAsking(true);
    return false;
  });
  const reload = () => {
    setRefused(undefined);
    onReload();
  };
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {words.decision}
      </Typography>
      {refused && <ReloadAlert refused={refused} onReload={reload} />}
      <PlainForm
        onSubmit={async () => {
          setAsking(true);
          return true;
        }}
      >
        <Choice
          label={words.outcome}
          value={outcome}
          options={grievanceOutcomes.map((option) => [option, outcomes[option]] as const)}
          onChange={setOutcome}
        />
        <TextLine
          required
          lines={5}
          label={words.decisionText}
          value={decision}
          onChange={setDecision}
          wrong={refused?.fields['decision']}
          help={words.decisionHelp}
        />
        <Button type="submit" variant="contained" loading={isSending} sx={{ mt: 1 }}>
          {words.decide}
        </Button>
      </PlainForm>
      <Confirm
        isOpen={isAsking}
        title={words.decide}
        content={words.decideSure}
        onConfirm={() => void decide()}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
