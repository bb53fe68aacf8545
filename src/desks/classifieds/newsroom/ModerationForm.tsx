import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Confirm } from '../../../newsroom/Confirm.tsx';
import { callApi } from '../../../newsroom/callApi.ts';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { Section } from '../../../newsroom/frame/Section.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { ReloadAlert } from '../../../newsroom/ReloadAlert.tsx';
import { useSendOnce } from '../../../newsroom/sending/useSendOnce.ts';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { useDraft } from '../../../newsroom/useDraft.ts';
import { type ModerationStep, moderationStepsFrom } from '../states/adStates.ts';
import type { AdForModeration } from './adShapes.ts';
import { classifiedEndpoints, moderateClassified } from './endpoints.ts';
import { moderationScreenWords } from './words.ts';

type Props = { ad: AdForModeration; onDone: (ad: AdForModeration) => void; onReload: () => void };

/** The decision about an advertisement, with the reason that its advertiser is told. */
export function ModerationForm({ ad, onDone, onReload }: Props): ReactNode {
  const words = useWords(moderationScreenWords);
  const form = useDraft({ reason: '' });
  const { draft, change, isSaving, save } = form;
  const [isMissing, setMissing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  // `keep` closes reports; without any there is nothing to close.
  const steps = moderationStepsFrom(ad.state).filter((step) => step !== 'keep' || ad.openReports > 0);
  const needsReason = steps.includes('reject') || steps.includes('remove');
  const sendOnce = useSendOnce();
  const decide = (step: ModerationStep) => {
    setAsking(false);
    return save(async ({ reason }) => {
      const told = step === 'reject' || step === 'remove' ? reason : '';
      onDone(
        await sendOnce(
          () => callApi(moderateClassified, { params: { id: ad.id }, body: { version: ad.version, step, reason: told } }),
          () => findDecided(ad, step, told),
        ),
      );
      notify(words.done, { type: 'success' });
    });
  };
  const press = (step: ModerationStep) => {
    const lacksReason = (step === 'reject' || step === 'remove') && draft.reason.trim() === '';
    setMissing(lacksReason);
    if (lacksReason) return;
    if (step === 'remove') setAsking(true);
    else void decide(step);
  };
  // Leaving the screen decides nothing.
  useUnsavedWork(draft.reason.trim() !== '', async () => false);
  return (
    <Section title={words.check}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {words.checkHelp}
      </Typography>
      <ReloadAlert form={form} onReload={onReload} />
      {needsReason && (
        <TextLine
          lines={2}
          label={words.reason}
          value={draft.reason}
          onChange={(reason) => {
            change({ reason });
            setMissing(false);
          }}
          wrong={isMissing ? words.reasonNeeded : undefined}
          help={words.reasonHelp}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {steps.map((step) => (
          <Button
            key={step}
            variant={step === 'approve' || step === 'keep' ? 'contained' : 'outlined'}
            color={step === 'remove' ? 'error' : 'primary'}
            disabled={isSaving}
            onClick={() => press(step)}
          >
            {words[step]}
          </Button>
        ))}
      </Box>
      <Confirm
        isOpen={isAsking}
        title={words.remove}
        content={words.removeSure}
        onConfirm={() => void decide('remove')}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
}

const stateAfter = { approve: 'published', reject: 'rejected', remove: 'removed' } as const;

/** The advertisement, if the decision has been taken. */
async function findDecided(ad: AdForModeration, step: ModerationStep, reason: string): Promise<AdForModeration | undefined> {
  const present = await callApi(classifiedEndpoints.one, { params: { id: ad.id } });
  const state = step === 'keep' ? ad.state : stateAfter[step];
  const isTaken = present.version === ad.version + 1 && present.state === state && (present.reason ?? '') === reason.trim();
  return isTaken ? present : undefined;
}
