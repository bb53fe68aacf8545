import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { ask, Refused } from '../../../newsroom/ask.ts';
import { dateTime } from '../../../newsroom/dateTime.ts';
import { useWords } from '../../../newsroom/language.ts';
import type { CoverageNow, PostRow } from '../livePost.ts';
import { liveDeskWords } from '../newsroomWords.ts';
import type { KeptDraft } from './keptDraft.ts';
import { PostFields } from './PostFields.tsx';

type Props = { articleId: number; post: PostRow; onChanged: (now: CoverageNow) => void };

/** A post as it stands, and how it is corrected or taken away. */
export function PostLine({ articleId, post, onChanged }: Props): ReactNode {
  const words = useWords(liveDeskWords);
  const notify = useNotify();
  const [draft, setDraft] = useState<KeptDraft>();
  const [refused, setRefused] = useState<Refused>();
  const [asksRemoval, setAsksRemoval] = useState(false);
  const path = `/live/${articleId}/posts/${post.id}`;
  const tell = async (method: 'put' | 'delete', body: unknown, said: string) => {
    try {
      onChanged(await ask<CoverageNow>(method, path, body));
      setDraft(undefined);
      setRefused(undefined);
      notify(said, { type: 'success' });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefused(error);
      if (method === 'delete') notify(error.message, { type: 'warning' });
    }
  };
  if (draft) {
    const { thumb: _thumb, sentAs: _sentAs, ...corrected } = draft;
    return (
      <Box component="li" sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
        <PostFields draft={draft} change={(said) => setDraft({ ...draft, ...said })} refused={refused} autoFocus />
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
          <Button color="error" onClick={() => setAsksRemoval(true)} sx={{ mr: 'auto' }}>
            {words.remove}
          </Button>
          <Button onClick={() => setDraft(undefined)}>{words.cancel}</Button>
          <Button variant="contained" onClick={() => void tell('put', { ...corrected, version: post.version }, words.saved)}>
            {words.save}
          </Button>
        </Box>
        <Confirm
          isOpen={asksRemoval}
          title={words.remove}
          content={words.removeSure}
          onConfirm={() => {
            setAsksRemoval(false);
            void tell('delete', undefined, words.removed);
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
          {dateTime(post.postedAt)} · {post.author}
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
          onClick={() => setDraft({ ...draftOf(post), sentAs: '', thumb: post.thumb })}
        >
          {words.edit}
        </Button>
      )}
    </Box>
  );
}

const draftOf = ({ headline, body, pictureKey, pictureCaption, embed, pinned }: PostRow) => ({
  headline,
  body,
  pictureKey,
  pictureCaption,
  embed,
  pinned,
});
