import { Alert, Button, Card, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { CallError, callApi } from '../../../newsroom/callApi.ts';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { PlainForm } from '../../../newsroom/PlainForm.tsx';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import type { CommentForModeration } from '../moderation/commentShapes.ts';
import { answerCommentCall } from './endpoints.ts';
import { commentScreenWords } from './words.ts';

type Props = { comment: CommentForModeration; onAnswered: (comment: CommentForModeration) => void };

/** The newspaper's answer to a published comment or letter, in the name of the editor or of an author of the story. */
export function AnswerForm({ comment, onAnswered }: Props): ReactNode {
  const words = useWords(commentScreenWords);
  const [text, setText] = useState('');
  const [authorId, setAuthorId] = useState(0);
  const [refused, setRefused] = useState<CallError | undefined>();
  const send = async (): Promise<boolean> => {
    setRefused(undefined);
    try {
      const body = { text, authorId: authorId === 0 ? null : authorId };
      onAnswered(await callApi(answerCommentCall, { params: { id: comment.id }, body }));
      setText('');
      notify(words.answered, { type: 'success' });
      return true;
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      setRefused(problem);
      return false;
    }
  };
  useUnsavedWork(text.trim() !== '', send);
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {words.answer}
      </Typography>
      {refused && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {refused.message}
        </Alert>
      )}
      <PlainForm onSubmit={send}>
        {comment.authors.length > 0 && (
          <Choice
            label={words.answerAs}
            value={authorId}
            options={[[0, words.asEditor] as const, ...comment.authors.map(({ id, name }) => [id, name] as const)]}
            onChange={setAuthorId}
            fullWidth
            sx={{ mb: 1.5 }}
          />
        )}
        <TextLine
          label={words.answerText}
          lines={3}
          value={text}
          onChange={setText}
          wrong={refused?.fields['text']}
          help={words.answerHelp}
        />
        <Button type="submit" variant="contained" disabled={text.trim().length < 2} sx={{ mt: 1, minHeight: 44 }}>
          {words.send}
        </Button>
      </PlainForm>
    </Card>
  );
}
