import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { ask, Refused } from '../../../newsroom/ask.ts';
import { useWords } from '../../../newsroom/language.ts';
import type { CoverageNow } from '../livePost.ts';
import { liveDeskWords } from '../newsroomWords.ts';
import { emptyDraft, type KeptDraft, keep, readKept } from './keptDraft.ts';
import { PostFields } from './PostFields.tsx';

type Props = { articleId: number; onSent: (now: CoverageNow) => void };

/**
 * Where the next post is written. What is written stays on the telephone until the newsroom has it; sent twice on a bad line, it is one
 * post all the same.
 */
export function PostComposer({ articleId, onSent }: Props): ReactNode {
  const words = useWords(liveDeskWords);
  const notify = useNotify();
  const [draft, setDraft] = useState(() => readKept(articleId));
  const [refused, setRefused] = useState<Refused>();
  const [sending, setSending] = useState(false);
  const change = (said: Partial<KeptDraft>) => {
    const next = { ...draft, ...said };
    setDraft(next);
    keep(articleId, next);
  };
  const send = async () => {
    setSending(true);
    try {
      const { thumb: _, ...post } = draft;
      const now = await ask<CoverageNow>('post', `/live/${articleId}/posts`, post);
      keep(articleId, undefined);
      setDraft(emptyDraft());
      setRefused(undefined);
      notify(words.sent, { type: 'success' });
      onSent(now);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefused(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <Card component="section" aria-label={words.post} sx={{ p: 2 }}>
      {refused?.status === 0 && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 1 }}>
          {words.notSent}
        </Alert>
      )}
      <PostFields draft={draft} change={change} refused={refused?.status === 0 ? undefined : refused} autoFocus />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button variant="contained" size="large" disabled={sending} onClick={() => void send()} sx={{ minWidth: 140 }}>
          {sending ? words.sending : words.send}
        </Button>
      </Box>
    </Card>
  );
}
