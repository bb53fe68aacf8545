import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
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

/** The tests of a story's headline: the one that runs, or the form for the next, and those before. */
export function HeadlineTestPanel({ storyId }: { storyId: number }): ReactNode {
  const words = useWords(headlineTestWords);
  const client = useQueryClient();
  const queryKey = ['headline-tests', 'story', storyId];
  const params = { id: storyId };
  const { data, error } = useQuery({ ...queryOf(queryKey, readStoryTests, { params }), refetchInterval: REFRESH_MS });
  const put = async (tests: StoryTests) => {
    // A read that is on its way would show what stood before.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, tests);
  };
  const end = (id: number, winner: number | null) =>
    attempt(async () => put(await callApi(endStoryTest, { params: { id }, body: { winner } })));
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
