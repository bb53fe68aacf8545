import { Button, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { IndianTimeField } from '../../../newsroom/fields/IndianTimeField.tsx';
import { NewsroomDialog } from '../../../newsroom/frame/NewsroomDialog.tsx';
import { indianClock, momentOfClock } from '../../../newsroom/indianClock.ts';
import { useWords } from '../../../newsroom/language.ts';
import { PlainForm } from '../../../newsroom/PlainForm.tsx';
import { frontScreenWords } from './words.ts';

const HOUR_MS = 3_600_000;

type Props = { title: string; headline: string; until: string | null; onSet: (until: string | null) => void; onClose: () => void };

/** Asks how long a story stays: until a time in India, or until it is removed. */
export function UntilDialog({ title, headline, until, onSet, onClose }: Props): ReactNode {
  const words = useWords(frontScreenWords);
  const [field, setField] = useState(until ? indianClock(until) : '');
  const now = new Date();
  const offers = [
    { label: words.oneHour, at: indianClock(new Date(now.getTime() + HOUR_MS)) },
    { label: words.threeHours, at: indianClock(new Date(now.getTime() + 3 * HOUR_MS)) },
    { label: words.midnight, at: `${indianClock(now).slice(0, 10)}T23:59` },
    { label: words.untilRemoved, at: '' },
  ];
  const moment = momentOfClock(field);
  const isPast = field !== '' && !(moment && new Date(moment) > now);
  return (
    <NewsroomDialog open onClose={onClose} maxWidth="xs" fullWidth>
      <PlainForm onSubmit={() => onSet(moment ?? null)}>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>{headline}</Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
            {offers.map(({ label, at }) => (
              <Button key={label} size="small" variant={field === at ? 'contained' : 'outlined'} onClick={() => setField(at)}>
                {label}
              </Button>
            ))}
          </Stack>
          <IndianTimeField label={words.untilWhen} value={field} onChange={setField} wrong={isPast ? words.pastMoment : undefined} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="contained" disabled={isPast}>
            {words.keep}
          </Button>
        </DialogActions>
      </PlainForm>
    </NewsroomDialog>
  );
}
