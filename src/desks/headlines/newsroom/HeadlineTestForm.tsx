import { Alert, Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { IndianTimeField } from '../../../newsroom/fields/IndianTimeField.tsx';
import { OnOff } from '../../../newsroom/fields/OnOff.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { momentOfClock } from '../../../newsroom/indianClock.ts';
import { useWords } from '../../../newsroom/language.ts';
import { PlainForm } from '../../../newsroom/PlainForm.tsx';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { useDraft } from '../../../newsroom/useDraft.ts';
import { MAX_OTHERS } from '../counting/headlineReport.ts';
import { DEFAULT_HOURS, type startStoryTest } from './endpoints.ts';
import { headlineTestWords } from './words.ts';

type Asked = z.input<typeof startStoryTest.body & object>;
const HOURS = [6, 12, 24, 48, 72] as const;
const EMPTY: { headlines: string[]; hours: number; startsAt: string; isForAll: boolean } = {
  headlines: [''],
  hours: DEFAULT_HOURS,
  startsAt: '',
  isForAll: false,
};

/** The other headlines of a test, how long it may take, and from when. What is typed stays until the test has begun. */
export function HeadlineTestForm({ original, onStart }: { original: string; onStart: (asked: Asked) => Promise<void> }): ReactNode {
  const words = useWords(headlineTestWords);
  const { draft, change, isChanged, isSaving, refused, save } = useDraft(EMPTY);
  useUnsavedWork(isChanged);
  const { headlines } = draft;
  const put = (at: number, text: string) => change({ headlines: headlines.map((headline, place) => (place === at ? text : headline)) });
  const start = () => save(({ startsAt, ...asked }) => onStart({ ...asked, startsAt: momentOfClock(startsAt) ?? null }));
  return (
    <PlainForm onSubmit={start} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, maxWidth: '48rem' }}>
      <TextLine label={words.original} value={original} onChange={() => undefined} disabled lines={1} multiline />
      {headlines.map((headline, at) => (
        <Box key={at} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
          <TextLine
            label={`${words.other} ${at + 1}`}
            value={headline}
            multiline
            onChange={(text) => put(at, text.replace(/\n/g, ' '))}
            wrong={refused?.fields[`headlines.${at}`]}
            slotProps={{ htmlInput: { lang: 'gu' } }}
          />
          {headlines.length > 1 && (
            <Button
              color="secondary"
              onClick={() => change({ headlines: headlines.filter((_, place) => place !== at) })}
              sx={{ flexShrink: 0 }}
            >
              {words.removeOther}
            </Button>
          )}
        </Box>
      ))}
      {headlines.length < MAX_OTHERS && (
        <Box>
          <Button color="secondary" onClick={() => change({ headlines: [...headlines, ''] })}>
            {words.addOther}
          </Button>
        </Box>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 1.5 }}>
        <Choice
          label={words.hours}
          value={draft.hours}
          options={HOURS.map((hours) => [hours, String(hours)] as const)}
          onChange={(hours) => change({ hours })}
          fullWidth
        />
        <IndianTimeField
          label={words.startsAt}
          value={draft.startsAt}
          onChange={(startsAt) => change({ startsAt })}
          wrong={refused?.fields['startsAt']}
          help={words.startsAtHelp}
        />
      </Box>
      <OnOff as="box" label={words.isForAll} checked={draft.isForAll} onChange={(isForAll) => change({ isForAll })} />
      {refused && <Alert severity="error">{refused.message}</Alert>}
      <Box>
        <Button type="submit" variant="contained" disabled={isSaving}>
          {words.start}
        </Button>
      </Box>
    </PlainForm>
  );
}
