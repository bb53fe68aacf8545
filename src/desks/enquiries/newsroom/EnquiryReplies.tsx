import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { CallError, callApi } from '../../../newsroom/callApi.ts';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { PlainForm } from '../../../newsroom/PlainForm.tsx';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import type { EnquiryForHandling, EnquiryReply } from '../inbox/enquiryShapes.ts';
import { replyToEnquiry } from './endpoints.ts';
import { enquiryScreenWords, replyStateWords } from './words.ts';

type Props = { enquiry: EnquiryForHandling; onReplied: (enquiry: EnquiryForHandling) => void; onReload: () => void };

/** The replies to an enquiry, and a new one if there is a mail address. */
export function EnquiryReplies({ enquiry, onReplied, onReload }: Props): ReactNode {
  const words = useWords(enquiryScreenWords);
  const [subject, setSubject] = useState(words.replySubject);
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<CallError | 'not sent' | undefined>();
  const fields = refused instanceof CallError ? refused.fields : {};
  const send = async (): Promise<boolean> => {
    // A second press while the mail server is slow sends nothing.
    if (isSending) return false;
    setSending(true);
    setRefused(undefined);
    try {
      const answer = await callApi(replyToEnquiry, {
        params: { id: enquiry.id },
        body: { version: enquiry.version, subject, text },
      });
      onReplied(answer.enquiry);
      if (!answer.isSent) {
        setRefused('not sent');
        return false;
      }
      setText('');
      notify(words.sent, { type: 'success' });
      return true;
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      setRefused(problem);
      return false;
    } finally {
      setSending(false);
    }
  };
  useUnsavedWork(text.trim() !== '', send);
  const reload = () => {
    setRefused(undefined);
    onReload();
  };
  const again = (reply: EnquiryReply) => {
    setSubject(reply.subject);
    setText(reply.text);
  };
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {words.replies}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {enquiry.replies.map((reply) => (
          <PastReply key={reply.id} reply={reply} onUseAgain={text.trim() === '' ? () => again(reply) : undefined} />
        ))}
      </Box>
      {enquiry.email === null ? (
        <Typography sx={{ color: 'text.secondary' }}>{words.noEmail}</Typography>
      ) : (
        <PlainForm onSubmit={send}>
          {refused !== undefined && (
            <Alert
              severity="error"
              sx={{ my: 1 }}
              action={
                refused instanceof CallError && refused.status === 409 ? (
                  <Button color="inherit" size="small" onClick={reload}>
                    {words.loadPresent}
                  </Button>
                ) : undefined
              }
            >
              {refused === 'not sent' ? words.notSent : refused.message}
            </Alert>
          )}
          <TextLine required label={words.subject} value={subject} onChange={setSubject} wrong={fields['subject']} />
          <TextLine
            required
            lines={5}
            label={words.text}
            value={text}
            onChange={setText}
            wrong={fields['text']}
            help={words.quotationNote}
          />
          <Button type="submit" variant="contained" loading={isSending} sx={{ mt: 1 }}>
            {words.send}
          </Button>
        </PlainForm>
      )}
    </Card>
  );
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
