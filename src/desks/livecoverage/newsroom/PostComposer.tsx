import { Alert, Box, Button, Card } from '@mui/material';
import { type ReactNode, useId, useRef, useState } from 'react';
import { CallError, callApi } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { useMe } from '../../../newsroom/staffContext.ts';
import type { CoverageNow } from '../posts/livePost.ts';
import { addPost } from './endpoints.ts';
import { emptyDraft, type KeptDraft, keep, keepAfterSending, readKept, writtenSince } from './keptDraft.ts';
import { PictureWait, PostFields } from './PostFields.tsx';
import { usePostPicture } from './usePostPicture.ts';
import { liveDeskWords } from './words.ts';

type Props = { articleId: number; onSent: (now: CoverageNow) => Promise<void> };

/**
 * The form for the next post. The text is stored on the device until the server has it; a post sent twice on a bad connection is saved
 * once. A post whose picture is on its way waits for it, with the words that were sent off.
 */
export function PostComposer({ articleId, onSent }: Props): ReactNode {
  const words = useWords(liveDeskWords);
  const of = { articleId, staffId: useMe().staff.id };
  const [draft, setDraft] = useState(() => readKept(of));
  const [refused, setRefused] = useState<CallError>();
  const [step, setStep] = useState<'writing' | 'waiting' | 'sending'>('writing');
  // The current draft, also for responses and pictures that arrive later.
  const present = useRef(draft);
  const show = (next: KeptDraft) => {
    present.current = next;
    setDraft(next);
  };
  const change = (changes: Partial<KeptDraft>) => {
    show({ ...present.current, ...changes });
    keep(of, present.current);
  };
  const picture = usePostPicture(change);
  const waitId = useId();
  const send = async () => {
    const pressed = present.current;
    setStep('waiting');
    if (!(await picture.arrival())) return setStep('writing');
    setStep('sending');
    try {
      const { pictureKey, pictureCaption, thumb } = present.current;
      const sent = { ...pressed, pictureKey, pictureCaption, thumb };
      const { thumb: _thumb, ...post } = sent;
      const now = await callApi(addPost, { params: { id: articleId }, body: post });
      const rest = writtenSince(sent, present.current);
      keepAfterSending(of, sent, rest);
      show(rest ?? emptyDraft());
      setRefused(undefined);
      notify(rest ? words.sentWithRest : words.sent, { type: 'success' });
      await onSent(now);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // The post was sent before and has been corrected since, so the text becomes a new post.
      if (error.status === 409) change({ sentAs: crypto.randomUUID() });
      setRefused(error);
    } finally {
      setStep('writing');
    }
  };
  return (
    <Card component="section" aria-label={words.post} sx={{ p: 2 }}>
      {refused?.status === 0 && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 1 }}>
          {words.notSent}
        </Alert>
      )}
      <PostFields draft={draft} change={change} picture={picture} refused={refused?.status === 0 ? undefined : refused} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'flex-end' }}>
        <PictureWait id={waitId} picture={picture} isWaiting={step === 'waiting'} />
        <Button
          variant="contained"
          size="large"
          disabled={step !== 'writing'}
          aria-describedby={waitId}
          onClick={() => void send()}
          sx={{ minWidth: 140 }}
        >
          {step === 'writing' ? words.send : words.sending}
        </Button>
      </Box>
    </Card>
  );
}
