import { Box, Button, Card, Link, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Confirm } from '../../../newsroom/Confirm.tsx';
import { CallError, callApi, queryOf } from '../../../newsroom/callApi.ts';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { Title } from '../../../newsroom/Title.tsx';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import type { CoverageNow } from '../posts/livePost.ts';
import { changeKeyPoints, endCoverage, readCoverage } from './endpoints.ts';
import { PostComposer } from './PostComposer.tsx';
import { PostLine } from './PostLine.tsx';
import { liveDeskWords } from './words.ts';

/** Refreshed at this interval, because others post too. */
const AGAIN_MS = 30_000;

/** The screen of one coverage: the next post first, then the existing ones, then the settings. */
export function CoverageScreen(): ReactNode {
  const words = useWords(liveDeskWords);
  const articleId = Number(useParams()['id']);
  const client = useQueryClient();
  const { data, error } = useQuery({
    ...queryOf(['live', articleId], readCoverage, { params: { id: articleId } }),
    refetchInterval: AGAIN_MS,
  });
  const show = (now: CoverageNow) => client.setQueryData(['live', articleId], now);
  if (error) return <Typography sx={{ py: 3 }}>{error instanceof CallError ? error.message : String(error)}</Typography>;
  if (!data) return null;
  return (
    <Box sx={{ py: 2, maxWidth: 840 }}>
      <Title title={words.title} />
      <Typography variant="h5" component="h2" sx={{ mb: 2 }}>
        {data.headline}
      </Typography>
      {data.endedAt === null && <PostComposer articleId={articleId} onSent={show} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 2 }}>
        {data.rows.map((post) => (
          <PostLine key={post.id} articleId={articleId} post={post} onChanged={show} />
        ))}
      </Box>
      {data.mayDirect && <KeyPoints now={data} onChanged={show} />}
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mt: 3 }}>
        {data.address && (
          <Link href={data.address} target="_blank" rel="noopener">
            {words.seePage}
          </Link>
        )}
        {data.mayDirect && <EndButton now={data} onChanged={show} />}
      </Box>
    </Box>
  );
}

type Changing = { now: CoverageNow; onChanged: (now: CoverageNow) => void };

/** Sends a change and shows a notice with the result. */
function useChange(onChanged: Changing['onChanged']) {
  return async (change: () => Promise<CoverageNow>, message: string) => {
    try {
      onChanged(await change());
      notify(message, { type: 'success' });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      notify(Object.values(error.fields)[0] ?? error.message, { type: 'warning' });
    }
  };
}

function KeyPoints({ now, onChanged }: Changing): ReactNode {
  const words = useWords(liveDeskWords);
  const send = useChange(onChanged);
  const current = now.keyPoints.join('\n');
  const [{ text, on }, setWritten] = useState({ text: current, on: current });
  const points = pointsOf(text);
  const params = { id: now.articleId };
  // Shows the server's current text, unless there are unsaved changes.
  if (on !== current) setWritten({ text: text === on || points.join('\n') === current ? current : text, on: current });
  useUnsavedWork(text !== current);
  return (
    <Card component="section" sx={{ p: 2, mt: 3 }}>
      <TextLine
        lines={2}
        label={words.keyPoints}
        help={words.keyPointsHelp}
        value={text}
        onChange={(written) => setWritten({ text: written, on })}
      />
      <Button
        color="secondary"
        disabled={text === current}
        onClick={() => void send(() => callApi(changeKeyPoints, { params, body: { keyPoints: points } }), words.pointsSaved)}
      >
        {words.savePoints}
      </Button>
    </Card>
  );
}

const pointsOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

function EndButton({ now, onChanged }: Changing): ReactNode {
  const words = useWords(liveDeskWords);
  const send = useChange(onChanged);
  const [isAsking, setAsking] = useState(false);
  const over = now.endedAt !== null;
  const params = { id: now.articleId };
  const set = (isOver: boolean) =>
    send(() => callApi(endCoverage, { params, body: { over: isOver } }), isOver ? words.ended : words.opened);
  return (
    <>
      <Button color="secondary" onClick={() => (over ? void set(false) : setAsking(true))}>
        {over ? words.resume : words.end}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={words.end}
        content={words.endSure}
        onConfirm={() => {
          setAsking(false);
          void set(true);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
