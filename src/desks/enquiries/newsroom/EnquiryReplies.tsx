import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { CallError, callApi } from '../../../newsroom/callApi.ts';
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
import { dateAndTime } from '../../../platform/text/dates.ts';
import type { EnquiryForHandling, EnquiryReply } from '../inbox/enquiryShapes.ts';
import { enquiryEndpoints, replyToEnquiry } from './endpoints.ts';
import { enquiryScreenWords, replyStateWords } from './words.ts';

type Props = { enquiry: EnquiryForHandling; inTurn: InTurn<EnquiryForHandling>; onReload: () => void };

/** The replies to an enquiry, and a new one if there is a mail address. */
export function EnquiryReplies({ enquiry, inTurn, onReload }: Props): ReactNode {
  const words = useWords(enquiryScreenWords);
  const form = useDraft({ subject: words.replySubject, text: '' });
  const { draft, change, isSaving, refused, save } = form;
  const sendOnce = useSendOnce();
  const send = () =>
    save(async (reply) => {
      let isSent = false;
      await inTurn(async ({ id, version }) => {
        const answer = await sendOnce(
          () => callApi(replyToEnquiry, { params: { id }, body: { version, ...reply } }),
          (since) => findReplied(id, reply.text, since),
        );
        isSent = answer.isSent;
        return answer.enquiry;
      });
      if (!isSent) throw new CallError(503, words.notSent, {}, undefined);
      notify(words.sent, { type: 'success' });
    });
  useUnsavedWork(draft.text.trim() !== '', send);
  return (
    <Section title={words.replies}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {enquiry.replies.map((reply) => (
          <PastReply
            key={reply.id}
            reply={reply}
            onUseAgain={draft.text.trim() === '' ? () => change({ subject: reply.subject, text: reply.text }) : undefined}
          />
        ))}
      </Box>
      {enquiry.email === null ? (
        <Typography sx={{ color: 'text.secondary' }}>{words.noEmail}</Typography>
      ) : (
        <PlainForm onSubmit={send}>
          <ReloadAlert form={form} onReload={onReload} />
          <TextLine
            required
            label={words.subject}
            value={draft.subject}
            onChange={(subject) => change({ subject })}
            wrong={refused?.fields['subject']}
          />
          <TextLine
            required
            lines={5}
            label={words.text}
            value={draft.text}
            onChange={(text) => change({ text })}
            wrong={refused?.fields['text']}
            help={words.quotationNote}
          />
          <Button type="submit" variant="contained" loading={isSaving} sx={{ mt: 1 }}>
            {words.send}
          </Button>
        </PlainForm>
      )}
    </Section>
  );
}

/** The enquiry, if it has got the reply since. */
async function findReplied(id: number, text: string, since: number) {
  const enquiry = await callApi(enquiryEndpoints.one, { params: { id } });
  const reply = enquiry.replies.find((one) => one.text === text.trim() && Date.parse(one.at) > since);
  return reply && { isSent: reply.state === 'sent', enquiry };
}

function PastReply({ reply, onUseAgain }: { reply: EnquiryReply; onUseAgain: (() => void) | undefined }): ReactNode {
  const words = useWords(enquiryScreenWords);
  const states = useWords(replyStateWords);
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', py: 1, mb: 1, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[reply.staffName, dateAndTime(new Date(reply.at)), reply.to].join(' · ')}
      </Typography>
      <Typography variant="body2" sx={{ color: reply.state === 'sent' ? 'success.main' : 'error.main', fontWeight: 600 }}>
        {states[reply.state]}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>{reply.subject}</Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap' }}>{reply.text}</Typography>
      {reply.state !== 'sent' && onUseAgain && (
        <Button size="small" onClick={onUseAgain}>
          {words.useAgain}
        </Button>
      )}
    </Box>
  );
}
