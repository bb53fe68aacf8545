import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { ReadError } from '../../../newsroom/reads/ReadError.tsx';
import { attempt } from '../../../newsroom/useAction.ts';
import { endStoryTest, readStoryTests, type StoryTests, startStoryTest } from './endpoints.ts';
import { HeadlineTestCard } from './HeadlineTestCard.tsx';
import { HeadlineTestForm } from './HeadlineTestForm.tsx';
import { headlineTestWords } from './words.ts';

const REFRESH_MS = 30_000;

type Props = {
  storyId: number;
  /** Which version of the story readers see. */
  published: string;
  /** Runs what ends a test, between two saves of its story. */
  onEnd: (end: () => Promise<void>) => Promise<void>;
};

/** The tests of a story's headline: the one that runs, or the form for the next, and those before. */
export function HeadlineTestPanel({ storyId, published, onEnd }: Props): ReactNode {
  const words = useWords(headlineTestWords);
  const client = useQueryClient();
  const queryKey = ['headline-tests', 'story', storyId, published];
  const params = { id: storyId };
  const { data, error } = useQuery({
    ...queryOf(queryKey, readStoryTests, { params }),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
  const put = async (tests: StoryTests) => {
    // A read that is on its way would show what stood before.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, tests);
  };
  const end = async (id: number, winner: number | null) => {
    const endOne = async () => put(await callApi(endStoryTest, { params: { id }, body: { winner } }));
    // Read also after an error: the server may have done it, though its answer was lost.
    if (!(await attempt(() => onEnd(endOne)))) await client.invalidateQueries({ queryKey });
  };
  const isOpen = data?.tests.some(({ state }) => state !== 'ended') ?? false;
  return (
    <Box component="section" aria-label={words.title} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box>
        <Typography variant="h6" component="h2">
          {words.title}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '48rem' }}>
          {words.help}
        </Typography>
      </Box>
      <ReadError error={error} />
      {!data && !error && <LinearProgress />}
      {data?.original === null && <Alert severity="info">{words.notPublished}</Alert>}
      {data && data.original !== null && !data.mayTest && <Alert severity="info">{words.notAllowed}</Alert>}
      {data && data.original !== null && data.mayTest && !isOpen && (
        <HeadlineTestForm
          original={data.original}
          onStart={async (body) => {
            await put(await callApi(startStoryTest, { params, body }));
            notify(words.started, { type: 'success' });
          }}
        />
      )}
      {data?.tests.map((test) => (
        <HeadlineTestCard key={test.id} test={test} mayEnd={data.mayTest} onEnd={(winner) => void end(test.id, winner)} />
      ))}
    </Box>
  );
}
