import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Confirm } from '../../../newsroom/Confirm.tsx';
import { callApi } from '../../../newsroom/callApi.ts';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { Section } from '../../../newsroom/frame/Section.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { PlainForm } from '../../../newsroom/PlainForm.tsx';
import { ReloadAlert } from '../../../newsroom/ReloadAlert.tsx';
import type { InTurn } from '../../../newsroom/sending/useInTurn.ts';
import { useSendOnce } from '../../../newsroom/sending/useSendOnce.ts';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { useDraft } from '../../../newsroom/useDraft.ts';
import type { GrievanceForHandling } from '../handling/grievanceDrafts.ts';
import { type GrievanceOutcome, grievanceOutcomes } from '../handling/grievanceStates.ts';
import { decideGrievanceCall, grievanceEndpoints } from './endpoints.ts';
import { grievanceOutcomeWords, grievanceScreenWords } from './words.ts';

type Props = { inTurn: InTurn<GrievanceForHandling>; onReload: () => void };

const UNDECIDED: { outcome: GrievanceOutcome; decision: string } = { outcome: 'upheld', decision: '' };

/** The decision and its text, which goes out by mail; asked for again, because it is final. */
export function GrievanceDecisionForm({ inTurn, onReload }: Props): ReactNode {
  const words = useWords(grievanceScreenWords);
  const outcomes = useWords(grievanceOutcomeWords);
  const form = useDraft(UNDECIDED);
  const { draft, change, isSaving, refused, save } = form;
  const [isAsking, setAsking] = useState(false);
  const sendOnce = useSendOnce();
  const decide = () => {
    setAsking(false);
    return save((body) =>
      inTurn(async ({ id, version }) => {
        const { isSent, grievance } = await sendOnce(
          () => callApi(decideGrievanceCall, { params: { id }, body: { ...body, version } }),
          () => findDecided(id, body.decision),
        );
        notify(isSent ? words.decidedAndSent : words.decidedNotSent, { type: isSent ? 'success' : 'warning' });
        return grievance;
      }),
    );
  };
  // A decision is final, so leaving the screen does not make it.
  useUnsavedWork(draft.decision.trim() !== '', async () => {
    setAsking(true);
    return false;
  });
  return (
    <Section title={words.decision}>
      <ReloadAlert form={form} onReload={onReload} />
      <PlainForm
        onSubmit={async () => {
          setAsking(true);
          return true;
        }}
      >
        <Choice
          label={words.outcome}
          value={draft.outcome}
          options={grievanceOutcomes.map((option) => [option, outcomes[option]] as const)}
          onChange={(outcome) => change({ outcome })}
        />
        <TextLine
          required
          lines={5}
          label={words.decisionText}
          value={draft.decision}
          onChange={(decision) => change({ decision })}
          wrong={refused?.fields['decision']}
          help={words.decisionHelp}
        />
        <Button type="submit" variant="contained" loading={isSaving} sx={{ mt: 1 }}>
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
    </Section>
  );
}

/** The grievance, if it has been decided so. */
async function findDecided(id: number, decision: string) {
  const grievance = await callApi(grievanceEndpoints.one, { params: { id } });
  const isSent = grievance.mails.some(({ kind, sentAt }) => kind === 'decision' && sentAt !== null);
  return grievance.decision === decision.trim() ? { isSent, grievance } : undefined;
}
