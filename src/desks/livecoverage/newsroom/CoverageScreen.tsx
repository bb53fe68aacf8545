import { Box, Button, Card, Link, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Confirm } from '../../../newsroom/Confirm.tsx';
import { CallError, callApi, queryOf } from '../../../newsroom/callApi.ts';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { OverlayAlert } from '../../../newsroom/OverlayAlert.tsx';
import { ReadError } from '../../../newsroom/reads/ReadError.tsx';
import { useShownError } from '../../../newsroom/reads/shownErrors.ts';
import { useSendOwn } from '../../../newsroom/sending/useSendOwn.ts';
import { Title } from '../../../newsroom/Title.tsx';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { attempt, notifyOfRefusal } from '../../../newsroom/useAction.ts';
import type { CoverageNow } from '../posts/livePost.ts';
import { changeKeyPoints, endCoverage, readCoverage } from './endpoints.ts';
import { PostComposer } from './PostComposer.tsx';
import { PostLine } from './PostLine.tsx';
import { liveDeskWords } from './words.ts';

/** Refreshed at this interval, because others post too. */
const AGAIN_MS = 30_000;

/** The screen of one coverage: the next post first, then the existing ones, then the settings. */
export function CoverageScreen(): ReactNode {
  const articleId = Number(useParams()['id']);
  return <Coverage key={articleId} articleId={articleId} />;
}

function Coverage({ articleId }: { articleId: number }): ReactNode {
  const words = useWords(liveDeskWords);
  const client = useQueryClient();
  const queryKey = ['live', articleId];
  const { data, error } = useQuery({
    ...queryOf(queryKey, readCoverage, { params: { id: articleId } }),
    refetchInterval: AGAIN_MS,
  });
  const show = async (now: CoverageNow) => {
    // A read that is on its way would show what stood before.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, now);
  };
  useShownError(error);
  if (!data) return <ReadError error={error} />;
  return (
    <Box sx={{ py: 2, maxWidth: 840 }}>
      <Title title={words.title} />
      {error && <OverlayAlert of={error}>{error.message}</OverlayAlert>}
      <Typography variant="h5" component="h2" sx={{ mb: 2 }}>
        {data.headline}
      </Typography>
      {data.endedAt === null && <PostComposer articleId={articleId} onSent={show} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 2 }}>
        {data.rows.map((post) => (
          <PostLine key={post.id} articleId={articleId} post={post} onChanged={show} />
        ))}
      </Box>
      {data.posts > data.rows.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {words.showsNewest.replace('{count}', String(data.rows.length))}
        </Typography>
      )}
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

type Changing = { now: CoverageNow; onChanged: (now: CoverageNow) => Promise<void> };

/** Sends a change and shows a notice with the result. */
function useChange(onChanged: Changing['onChanged']) {
  return async (change: () => Promise<CoverageNow>, message: string) => {
    try {
      await onChanged(await change());
      notify(message, { type: 'success' });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      notifyOfRefusal(error, Object.values(error.fields)[0]);
    }
  };
}

type Written = {
  text: string;
  /** The points from which the text was begun, and their version. */
  on: string;
  version: number;
  /** Whether somebody else has changed the points since; they are shown below the text. */
  isOvertaken: boolean;
};

const readPoints = ({ keyPoints, version }: CoverageNow): Written => {
  const text = keyPoints.join('\n');
  return { text, on: text, version, isOvertaken: false };
};

const pointsIn = ({ keyPoints }: CoverageNow) => ({ keyPoints });

function KeyPoints({ now, onChanged }: Changing): ReactNode {
  const words = useWords(liveDeskWords);
  const [written, setWritten] = useState(() => readPoints(now));
  const { text, on, version, isOvertaken } = written;
  const current = now.keyPoints.join('\n');
  const points = pointsOf(text);
  const params = { id: now.articleId };
  // Shows the server's current text, unless there are unsaved changes: they keep to the version from which they were begun.
  if (version < now.version && (text === on || points.join('\n') === current)) setWritten(readPoints(now));
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<CallError>();
  const sendOwn = useSendOwn({ fieldsOf: pointsIn, read: () => callApi(readCoverage, { params }) });
  const save = async (): Promise<boolean> => {
    // A second press would be refused as a change by somebody else.
    if (isSaving) return false;
    setSaving(true);
    setRefused(undefined);
    try {
      const sent = { keyPoints: points };
      const saved = await sendOwn({ ...now, version }, sent, (over) =>
        callApi(changeKeyPoints, { params, body: { ...sent, version: over.version } }),
      );
      await onChanged(saved);
      // What was typed meanwhile goes on from what was saved.
      setWritten((latest) => (latest.text === text ? readPoints(saved) : { ...readPoints(saved), text: latest.text }));
      notify(words.pointsSaved, { type: 'success' });
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefused(error);
      if (error.status === 409) await seePresent();
      return false;
    } finally {
      setSaving(false);
    }
  };
  useUnsavedWork(text !== current, save);
  // Shows what stands now; saving again then overwrites it deliberately.
  const seePresent = () =>
    attempt(async () => {
      const present = await callApi(readCoverage, { params });
      await onChanged(present);
      setWritten((latest) => ({ ...readPoints(present), text: latest.text, isOvertaken: true }));
    });
  return (
    <Card component="section" sx={{ p: 2, mt: 3 }}>
      {refused && text !== current && <OverlayAlert of={refused}>{Object.values(refused.fields)[0] ?? refused.message}</OverlayAlert>}
      <TextLine
        lines={2}
        label={words.keyPoints}
        help={words.keyPointsHelp}
        value={text}
        onChange={(typed) => setWritten((latest) => ({ ...latest, text: typed }))}
      />
      {isOvertaken && text !== current && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', color: 'text.secondary' }}>
          {words.standsNow}: {current}
        </Typography>
      )}
      <Button color="secondary" loading={isSaving} disabled={text === current} onClick={() => void save()}>
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
