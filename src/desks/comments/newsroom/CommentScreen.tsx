import { Alert, Box, Card, Chip, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { Section, Sections } from '../../../newsroom/frame/Section.tsx';
import { SubScreen } from '../../../newsroom/frame/SubScreen.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { useRecord } from '../../../newsroom/reads/useRecord.ts';
import { useAction } from '../../../newsroom/useAction.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import type { CommentForModeration } from '../moderation/commentShapes.ts';
import type { ModerationStep, Objection } from '../moderation/commentStates.ts';
import { objectionWords } from '../words.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { CommentFacts, CommentMarks, CommentSteps } from './CommentListRow.tsx';
import { commentEndpoints, stepComment } from './endpoints.ts';
import { ReaderCard } from './ReaderCard.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { commentKindWords, commentScreenWords, queueWords } from './words.ts';

/** One comment or letter: what was written, reports on it, its reader, and the answer of the newspaper. */
export function CommentScreen(): ReactNode {
  const words = useWords(commentScreenWords);
  const kinds = useWords(commentKindWords);
  const { id, data, error, show, reload } = useRecord('comments', commentEndpoints.one);
  return (
    <SubScreen title={data ? `${kinds[data.kind]}: ${data.name}` : words.title} back={['/comments', words.back]} error={error}>
      {data && (
        <Sections key={id}>
          <Written comment={data} onDone={show} onFailed={reload} />
          {data.reports.length > 0 && <Reports comment={data} />}
          {data.state === 'published' && <AnswerForm comment={data} onAnswered={show} />}
          <ReaderCard comment={data} onDone={show} />
        </Sections>
      )}
    </SubScreen>
  );
}

type WrittenProps = { comment: CommentForModeration; onDone: (comment: CommentForModeration) => void; onFailed: () => void };

function Written({ comment, onDone, onFailed }: WrittenProps): ReactNode {
  const words = useWords(commentScreenWords);
  const states = useWords(queueWords);
  const { failed, isBusy, act } = useAction();
  const [isRejecting, setRejecting] = useState(false);
  const { id, version, state, parent, replies } = comment;
  const take = (step: ModerationStep, reason?: Objection) =>
    act(async () => {
      try {
        onDone(await callApi(stepComment, { params: { id }, body: { version, step, ...(reason ? { reason } : {}) } }));
        notify(words.done, { type: 'success' });
      } catch (problem) {
        onFailed();
        throw problem;
      }
    });
  return (
    <Card component="section" sx={{ p: 2 }} aria-busy={isBusy}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {state !== 'removed' && <Chip size="small" label={states[state]} />}
        <CommentMarks row={comment} />
      </Box>
      {parent && <Quotation title={`${words.inReplyTo}: ${parent.name}`} text={parent.text} />}
      <Typography variant="h6" component="h2" sx={{ mt: 1 }}>
        {comment.subject ?? comment.name}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap' }}>{comment.text}</Typography>
      <CommentFacts row={comment} />
      {comment.email !== null && (
        <Typography variant="body2">
          {words.email}: {comment.email}
        </Typography>
      )}
      {failed !== '' && (
        <Alert severity="error" sx={{ my: 1 }}>
          {failed}
        </Alert>
      )}
      <CommentSteps row={comment} disabled={isBusy} onStep={(step) => (step === 'reject' ? setRejecting(true) : void take(step))} />
      {replies.length > 0 && (
        <Box component="section" sx={{ mt: 2 }}>
          <Typography component="h3" variant="body2" sx={{ color: 'text.secondary' }}>
            {words.replies}
          </Typography>
          {replies.map((reply) => (
            <Quotation key={reply.id} title={reply.name} text={reply.text} />
          ))}
        </Box>
      )}
      {isRejecting && (
        <RejectDialog
          onReject={(reason) => {
            setRejecting(false);
            void take('reject', reason);
          }}
          onClose={() => setRejecting(false)}
        />
      )}
    </Card>
  );
}

const Quotation = ({ title, text }: { title: string; text: string }): ReactNode => (
  <Box component="blockquote" sx={{ m: 0, my: 1, pl: 2, borderLeft: 3, borderColor: 'divider' }}>
    <Typography variant="caption">{title}</Typography>
    <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
      {text}
    </Typography>
  </Box>
);

function Reports({ comment }: { comment: CommentForModeration }): ReactNode {
  const words = useWords(commentScreenWords);
  const reasons = useWords(objectionWords);
  return (
    <Section title={words.reports}>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {comment.reports.map((report) => (
          <li key={report.at}>
            {[reasons[report.reason], report.note, dateAndTime(new Date(report.at)), report.isOpen ? '' : words.resolved]
              .filter((part) => part !== '')
              .join(' · ')}
          </li>
        ))}
      </Box>
    </Section>
  );
}
