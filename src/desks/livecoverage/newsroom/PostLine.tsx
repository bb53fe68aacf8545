import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useId, useRef, useState } from 'react';
import { z } from 'zod';
import { Confirm } from '../../../newsroom/Confirm.tsx';
import { CallError, callApi } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { useRemoveOnce } from '../../../newsroom/sending/useRemoveOnce.ts';
import { useSendOwn } from '../../../newsroom/sending/useSendOwn.ts';
import { isSame } from '../../../newsroom/typedOver.ts';
import { leaveFor, useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { notifyOfRefusal } from '../../../newsroom/useAction.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import type { CoverageNow, PostRow } from '../posts/livePost.ts';
import { correctPost, readCoverage, removePost } from './endpoints.ts';
import { type KeptDraft, writtenSince } from './keptDraft.ts';
import { PictureWait, PostFields } from './PostFields.tsx';
import { usePostPicture } from './usePostPicture.ts';
import { liveDeskWords } from './words.ts';

type Props = { articleId: number; post: PostRow; onChanged: (now: CoverageNow) => Promise<void> };

/** The details of the error if somebody has corrected the post meanwhile. */
const changed = z.looseObject({ version: z.number(), body: z.string() });

/** A post with its actions to correct or delete it. */
export function PostLine({ articleId, post, onChanged }: Props): ReactNode {
  const words = useWords(liveDeskWords);
  const [draft, setDraft] = useState<KeptDraft>();
  // The current draft and the version it is based on, also for responses and pictures that arrive later.
  const present = useRef<KeptDraft>(undefined);
  const version = useRef(post.version);
  const show = (next: KeptDraft | undefined) => {
    present.current = next;
    setDraft(next);
  };
  const [refused, setRefused] = useState<CallError>();
  const [currentBody, setCurrentBody] = useState('');
  const [asksRemoval, setAsksRemoval] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const params = { id: articleId, post: post.id };
  const tell = async (change: () => Promise<CoverageNow>, message: string, isRemoval = false): Promise<boolean> => {
    // A second press would be refused as a change by somebody else.
    if (isBusy) return false;
    setBusy(true);
    const sent = present.current;
    try {
      const now = await change();
      await onChanged(now);
      version.current = now.rows.find(({ id }) => id === post.id)?.version ?? version.current;
      // Text changed meanwhile stays, to be saved too.
      if (sent && present.current && !writtenSince(sent, present.current)) show(undefined);
      setRefused(undefined);
      notify(message, { type: 'success' });
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefused(error);
      // Shows the current version; saving or removing again is then deliberate.
      const current = changed.safeParse(error.details).data;
      if (error.status === 409 && current) {
        version.current = current.version;
        setCurrentBody(current.body);
      }
      if (isRemoval) notifyOfRefusal(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const change = (changes: Partial<KeptDraft>) => show(present.current && { ...present.current, ...changes });
  const picture = usePostPicture(change);
  const readPresent = async () =>
    (await callApi(readCoverage, { params: { id: articleId } })).rows.find(({ id }) => id === post.id) ?? post;
  const sendOwn = useSendOwn({ fieldsOf: draftOf, read: readPresent });
  const removeOnce = useRemoveOnce();
  const remove = async () => {
    await removeOnce(() => callApi(removePost, { params, query: { version: version.current } }));
    return callApi(readCoverage, { params: { id: articleId } });
  };
  const waitId = useId();
  const [isWaiting, setWaiting] = useState(false);
  const save = async (): Promise<boolean> => {
    if (isWaiting) return false;
    setWaiting(true);
    const isThere = await picture.arrival();
    setWaiting(false);
    const sent = present.current && saidIn(present.current);
    if (!isThere || !sent) return false;
    const correct = (over: PostRow) => callApi(correctPost, { params, body: { ...sent, version: over.version } });
    return tell(() => sendOwn({ ...post, version: version.current }, sent, correct), words.saved);
  };
  useUnsavedWork(draft !== undefined && !isSame(saidIn(draft), draftOf(post)), save);
  if (draft) {
    const giveUp = () => {
      picture.remove();
      show(undefined);
    };
    return (
      <Box component="li" sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
        <PostFields draft={draft} change={change} picture={picture} refused={refused} />
        {currentBody !== '' && (
          <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {words.standsNow}: {currentBody}
          </Typography>
        )}
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
          <Button color="error" onClick={() => setAsksRemoval(true)} sx={{ mr: 'auto' }}>
            {words.remove}
          </Button>
          <PictureWait id={waitId} picture={picture} isWaiting={isWaiting} />
          <Button onClick={() => leaveFor(giveUp)}>{words.cancel}</Button>
          <Button variant="contained" loading={isBusy || isWaiting} aria-describedby={waitId} onClick={() => void save()}>
            {words.save}
          </Button>
        </Box>
        <Confirm
          isOpen={asksRemoval}
          title={words.remove}
          content={words.removeSure}
          onConfirm={() => {
            setAsksRemoval(false);
            void tell(remove, words.removed, true);
          }}
          onClose={() => setAsksRemoval(false)}
        />
      </Box>
    );
  }
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', display: 'flex', gap: 2 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {dateAndTime(new Date(post.postedAt))} · {post.author}
          {post.pinned && ` · ${words.pinned}`}
        </Typography>
        {post.headline && <Typography sx={{ fontWeight: 600 }}>{post.headline}</Typography>}
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{post.body}</Typography>
        {post.embed && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {post.embed}
          </Typography>
        )}
        {post.thumb && <Box component="img" src={post.thumb} alt={post.pictureCaption} sx={{ width: 120, mt: 1 }} />}
      </Box>
      {post.mayChange && (
        <Button
          size="small"
          color="secondary"
          sx={{ alignSelf: 'start' }}
          aria-label={`${words.edit}: ${post.headline || post.body.slice(0, 40)}`}
          onClick={() => {
            version.current = post.version;
            setCurrentBody('');
            setRefused(undefined);
            show({ ...draftOf(post), sentAs: '', thumb: post.thumb });
          }}
        >
          {words.edit}
        </Button>
      )}
    </Box>
  );
}

/** The part of a draft that is sent. */
const saidIn = ({ thumb: _thumb, sentAs: _sentAs, ...answer }: KeptDraft) => answer;

const draftOf = ({ headline, body, pictureKey, pictureCaption, embed, pinned }: PostRow) => ({
  headline,
  body,
  pictureKey,
  pictureCaption,
  embed,
  pinned,
});
