import { Box, Chip, LinearProgress, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useWords } from '../../../newsroom/language.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import type { IssueRow } from '../editions/editionDraft.ts';
import { editionScreenWords, issueStateWords, skipReasonWords } from './words.ts';

const COUNTS = ['recipients', 'sent', 'bounced', 'returnedSoft', 'failed', 'uncertain', 'dropped', 'unsubscribed', 'complained'] as const;
/** Shown even if they are nought. */
const ALWAYS: ReadonlySet<string> = new Set(['recipients', 'sent', 'bounced', 'failed', 'unsubscribed', 'complained']);

/** What has become of an issue, with a bar while it is being sent. */
export function IssueCounts({ issue }: { issue: IssueRow }): ReactNode {
  const words = useWords(editionScreenWords);
  const states = useWords(issueStateWords);
  const reasons = useWords(skipReasonWords);
  const { state, skipReason, subject, byName, plannedAt, recipients } = issue;
  const over = issue.sent + issue.bounced + issue.failed + issue.dropped + issue.uncertain;
  const isUnderWay = state === 'composing' || state === 'sending';
  return (
    <Box sx={{ mt: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
        <Chip size="small" color={isUnderWay ? 'primary' : 'default'} label={states[state]} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {dateAndTime(new Date(plannedAt))} · {byName === '' ? words.bySchedule : byName}
        </Typography>
      </Box>
      {subject !== '' && <Typography variant="body2">{subject}</Typography>}
      {skipReason !== null && <Typography variant="body2">{reasons[skipReason]}</Typography>}
      {state === 'sending' && recipients > 0 && (
        <LinearProgress
          variant="determinate"
          aria-label={states.sending}
          value={Math.min(100, (over / recipients) * 100)}
          sx={{ my: 0.5 }}
        />
      )}
      {state !== 'skipped' && state !== 'composing' && (
        <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0 }}>
          {COUNTS.filter((name) => issue[name] > 0 || ALWAYS.has(name)).map((name) => (
            <Box key={name} sx={{ display: 'flex', gap: 0.5 }}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {words[name]}:
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                {issue[name].toLocaleString('en-IN')}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
