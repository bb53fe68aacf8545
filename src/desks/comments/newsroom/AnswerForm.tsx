import { Alert, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { Section } from '../../../newsroom/frame/Section.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { PlainForm } from '../../../newsroom/PlainForm.tsx';
import { useSendOnce } from '../../../newsroom/sending/useSendOnce.ts';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { useDraft } from '../../../newsroom/useDraft.ts';
import type { CommentForModeration } from '../moderation/commentShapes.ts';
import { answerCommentCall, commentEndpoints } from './endpoints.ts';
import { commentScreenWords } from './words.ts';

type Props = { comment: CommentForModeration; onAnswered: (comment: CommentForModeration) => void };

/** The newspaper's answer to a published comment or letter, in the name of the editor or of an author of the story. */
export function AnswerForm({ comment, onAnswered }: Props): ReactNode {
  const words = useWords(commentScreenWords);
  const { draft, change, isSaving, refused, save } = useDraft({ text: '', authorId: 0 });
  const sendOnce = useSendOnce();
  const params = { id: comment.id };
  /** The comment, if the answer is there though ours was lost. */
  const findAnswered = async (text: string) => {
    const present = await callApi(commentEndpoints.one, { params });
    return present.replies.some((reply) => reply.text === text.trim()) ? present : undefined;
  };
  const send = () =>
    save(async ({ text, authorId }) => {
      const body = { text, authorId: authorId === 0 ? null : authorId };
      onAnswered(
        await sendOnce(
          () => callApi(answerCommentCall, { params, body }),
          () => findAnswered(text),
        ),
      );
      notify(words.answered, { type: 'success' });
    });
  useUnsavedWork(draft.text.trim() !== '', send);
  return (
    <Section title={words.answer}>
      {refused && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {refused.message}
        </Alert>
      )}
      <PlainForm onSubmit={send}>
        {comment.authors.length > 0 && (
          <Choice
            label={words.answerAs}
            value={draft.authorId}
            options={[[0, words.asEditor] as const, ...comment.authors.map(({ id, name }) => [id, name] as const)]}
            onChange={(authorId) => change({ authorId })}
            fullWidth
            sx={{ mb: 1.5 }}
          />
        )}
        <TextLine
          label={words.answerText}
          lines={3}
          value={draft.text}
          onChange={(text) => change({ text })}
          wrong={refused?.fields['text']}
          help={words.answerHelp}
        />
        <Button type="submit" variant="contained" loading={isSaving} disabled={draft.text.trim().length < 2} sx={{ mt: 1, minHeight: 44 }}>
          {words.send}
        </Button>
      </PlainForm>
    </Section>
  );
}
