import { FormHelperText, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { IndianTimeField } from '../../../newsroom/fields/IndianTimeField.tsx';
import { OnOff } from '../../../newsroom/fields/OnOff.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { ttlChoices } from '../campaigns/campaignDraft.ts';
import { urgencies } from '../campaigns/campaignStates.ts';
import { pushScreenWords, ttlWords, urgencyWords } from './words.ts';

export type Delivery = {
  ttlSeconds: (typeof ttlChoices)[number];
  urgency: (typeof urgencies)[number];
  replaces: string;
  passesQuietHours: boolean;
  /** By the clock in India, as the field has it; empty for now. */
  startsAt: string;
};

export const newDelivery: Delivery = { ttlSeconds: 14_400, urgency: 'normal', replaces: '', passesQuietHours: false, startsAt: '' };

type Props = {
  delivery: Delivery;
  onChange: (changes: Partial<Delivery>) => void;
  fields: Record<string, string>;
  quietHours: { from: string; until: string } | undefined;
};

/** When and how a message is delivered. */
export function DeliveryFields({ delivery, onChange, fields, quietHours }: Props): ReactNode {
  const words = useWords(pushScreenWords);
  const times = useWords(ttlWords);
  const urgencyNames = useWords(urgencyWords);
  return (
    <>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {words.delivery}
      </Typography>
      <IndianTimeField
        label={words.startsAt}
        value={delivery.startsAt}
        onChange={(startsAt) => onChange({ startsAt })}
        wrong={fields['startsAt']}
        help={words.startsAtHelp}
      />
      <Choice
        fullWidth
        label={words.ttl}
        value={delivery.ttlSeconds}
        options={ttlChoices.map((seconds) => [seconds, times[seconds]] as const)}
        onChange={(ttlSeconds) => onChange({ ttlSeconds })}
      />
      <Choice
        fullWidth
        label={words.urgency}
        value={delivery.urgency}
        options={urgencies.map((urgency) => [urgency, urgencyNames[urgency]] as const)}
        onChange={(urgency) => onChange({ urgency })}
      />
      <TextLine
        label={words.replaces}
        value={delivery.replaces}
        onChange={(replaces) => onChange({ replaces })}
        wrong={fields['replaces']}
        help={words.replacesHelp}
      />
      <Typography variant="body2" sx={{ mt: 1 }}>
        {words.quiet}: {quietHours && `${quietHours.from}–${quietHours.until}`}. {words.quietHelp}
      </Typography>
      <OnOff
        label={words.passesQuietHours}
        checked={delivery.passesQuietHours}
        onChange={(passesQuietHours) => onChange({ passesQuietHours })}
      />
      {fields['passesQuietHours'] && <FormHelperText error>{fields['passesQuietHours']}</FormHelperText>}
    </>
  );
}
