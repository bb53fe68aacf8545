import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useWords } from '../../../newsroom/language.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { GrievanceRow } from '../handling/grievanceDrafts.ts';
import { grievanceScreenWords } from './words.ts';

type Clock = GrievanceRow['clocks']['decision'];

/** The time limits for acknowledgement and decision: how much is left, or by how much each was missed. */
export function GrievanceClocks({ clocks }: { clocks: GrievanceRow['clocks'] }): ReactNode {
  const words = useWords(grievanceScreenWords);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      <OneClock label={words.acknowledgement} clock={clocks.acknowledgement} />
      <OneClock label={words.decisionClock} clock={clocks.decision} />
    </Box>
  );
}

function OneClock({ label, clock: { leftMs, isLate } }: { label: string; clock: Clock }): ReactNode {
  const words = useWords(grievanceScreenWords);
  const text =
    leftMs === null ? (isLate ? words.doneLate : words.done) : `${durationIn(Math.abs(leftMs), words)} ${isLate ? words.late : words.left}`;
  return (
    <Typography variant="body2" component="p" sx={{ color: isLate ? 'error.main' : 'text.secondary', fontWeight: isLate ? 700 : 400 }}>
      {label}: {text}
    </Typography>
  );
}

/** In the largest unit of which there are at least two. */
function durationIn(ms: number, words: Record<'days' | 'hours' | 'minutes', string>): string {
  const [day, hour, minute] = [milliseconds('1d'), milliseconds('1h'), milliseconds('1m')];
  if (ms >= 2 * day) return `${Math.floor(ms / day)} ${words.days}`;
  if (ms >= 2 * hour) return `${Math.floor(ms / hour)} ${words.hours}`;
  return `${Math.floor(ms / minute)} ${words.minutes}`;
}
