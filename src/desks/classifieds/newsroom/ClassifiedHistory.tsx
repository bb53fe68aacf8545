import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Section } from '../../../newsroom/frame/Section.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import type { AdForModeration } from './adShapes.ts';
import { moderationScreenWords, reportReasonWords } from './words.ts';

/** What readers reported about an advertisement, and what they wrote to its advertiser. */
export function ClassifiedHistory({ ad: { reports, messages } }: { ad: AdForModeration }): ReactNode {
  const words = useWords(moderationScreenWords);
  const reasons = useWords(reportReasonWords);
  return (
    <>
      {reports.length > 0 && (
        <Entries
          title={words.reported}
          entries={reports.map(({ id, reason, text, createdAt, isOpen }) => ({
            id,
            head: `${reasons[reason]} (${isOpen ? words.open : words.closed})`,
            text,
            at: createdAt,
          }))}
        />
      )}
      {messages.length > 0 && (
        <Entries
          title={words.messages}
          help={words.messagesHelp}
          entries={messages.map(({ id, name, email, message, createdAt, isSent }) => ({
            id,
            head: `${name}, ${email}${isSent ? '' : ` (${words.notSent})`}`,
            text: message,
            at: createdAt,
          }))}
        />
      )}
    </>
  );
}

type Entry = { id: number; head: string; text: string; at: string };

function Entries({ title, help, entries }: { title: string; help?: string; entries: readonly Entry[] }): ReactNode {
  return (
    <Section title={title}>
      {help && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {help}
        </Typography>
      )}
      {entries.map(({ id, head, text, at }) => (
        <Box key={id} sx={{ borderTop: 1, borderColor: 'divider', mt: 1, pt: 1 }}>
          <Typography sx={{ fontWeight: 700 }}>{head}</Typography>
          {text !== '' && <Typography sx={{ whiteSpace: 'pre-wrap' }}>{text}</Typography>}
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {dateAndTime(new Date(at))}
          </Typography>
        </Box>
      ))}
    </Section>
  );
}
