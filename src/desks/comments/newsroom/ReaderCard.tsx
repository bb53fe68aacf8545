import { Alert, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { CallError, callApi } from '../../../newsroom/callApi.ts';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { Section } from '../../../newsroom/frame/Section.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { PlainForm } from '../../../newsroom/PlainForm.tsx';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { useAction } from '../../../newsroom/useAction.ts';
import { useDraft } from '../../../newsroom/useDraft.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import type { CommenterBlock, CommentForModeration } from '../moderation/commentShapes.ts';
import { blockCommenter, commentEndpoints, removeBlock } from './endpoints.ts';
import { commentScreenWords } from './words.ts';

type Props = { comment: CommentForModeration; onDone: (comment: CommentForModeration) => void };

/** What is known of whoever wrote a comment, and whether they may go on. */
export function ReaderCard({ comment, onDone }: Props): ReactNode {
  const words = useWords(commentScreenWords);
  const { reader } = comment;
  return (
    <Section title={words.reader}>
      {reader === null ? (
        <Typography>{words.noAccount}</Typography>
      ) : (
        <>
          <Typography sx={{ mb: 1 }}>
            {words.ofReader}: {reader.published} / {reader.rejected}
          </Typography>
          {reader.block === null ? (
            <BlockForm comment={comment} onDone={onDone} />
          ) : (
            <Blocked commentId={comment.id} readerId={reader.id} block={reader.block} onDone={onDone} />
          )}
        </>
      )}
    </Section>
  );
}

type BlockedProps = { commentId: number; readerId: string; block: CommenterBlock; onDone: Props['onDone'] };

function Blocked({ commentId, readerId, block: { reason, until }, onDone }: BlockedProps): ReactNode {
  const words = useWords(commentScreenWords);
  const { failed, isBusy, act } = useAction();
  const unblock = async () => {
    // What is gone was removed by somebody else, or by a press that was not answered.
    await callApi(removeBlock, { params: { id: readerId } }).catch((error: unknown) => {
      if (!(error instanceof CallError && error.status === 404)) throw error;
    });
    onDone(await callApi(commentEndpoints.one, { params: { id: commentId } }));
  };
  return (
    <>
      <Alert severity="warning">
        {words.blocked}: {reason} ({until === null ? words.forGood : `${words.blockedUntil}: ${dateAndTime(new Date(until))}`})
      </Alert>
      {failed !== '' && <Alert severity="error">{failed}</Alert>}
      <Button disabled={isBusy} onClick={() => void act(unblock)} sx={{ mt: 1, minHeight: 44 }}>
        {words.unblock}
      </Button>
    </>
  );
}

/** Days; 0 is for good. */
type Span = 7 | 30 | 0;
const NO_BLOCK: { reason: string; days: Span } = { reason: '', days: 7 };

function BlockForm({ comment, onDone }: Props): ReactNode {
  const words = useWords(commentScreenWords);
  const { draft, change, isSaving, refused, save: saveDraft } = useDraft(NO_BLOCK);
  const save = () =>
    saveDraft(async ({ reason, days }) => {
      const until = days === 0 ? null : new Date(Date.now() + days * DAY_MS).toISOString();
      onDone(await callApi(blockCommenter, { params: { id: comment.id }, body: { reason, until } }));
    });
  useUnsavedWork(draft.reason.trim() !== '', save);
  return (
    <PlainForm onSubmit={save}>
      <Typography component="h3" variant="body2" sx={{ mb: 1 }}>
        {words.block}
      </Typography>
      {refused && Object.keys(refused.fields).length === 0 && <Alert severity="error">{refused.message}</Alert>}
      <TextLine
        label={words.blockReason}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
        wrong={refused?.fields['reason']}
        help={words.blockHelp}
      />
      <Choice
        label={words.blockFor}
        value={draft.days}
        options={[
          [7, words.week],
          [30, words.month],
          [0, words.forGood],
        ]}
        onChange={(days) => change({ days })}
        sx={{ mt: 1.5, minWidth: '12rem', mr: 1 }}
      />
      <Button
        type="submit"
        color="error"
        variant="outlined"
        loading={isSaving}
        disabled={draft.reason.trim() === ''}
        sx={{ mt: 1.5, minHeight: 44 }}
      >
        {words.blockNow}
      </Button>
    </PlainForm>
  );
}
