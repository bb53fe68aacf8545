import { Button } from '@mui/material';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError } from '../callApi.ts';
import { useWords } from '../language.ts';
import { newsroomWords } from '../words.ts';

/** A refusal would be the same again. */
const isRefusal = (error: Error): boolean => error instanceof CallError && error.status >= 400 && error.status < 500;

/** Reads all that the open screen could not read once more. */
export const readAgain = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });

/** A button that reads all that the screen could not read once more; none if every error is a refusal. */
export function ReadAgain({ errors }: { errors: readonly Error[] }): ReactNode {
  const words = useWords(newsroomWords);
  const client = useQueryClient();
  if (errors.every(isRefusal)) return null;
  return (
    <Button color="inherit" size="small" onClick={() => void readAgain(client)}>
      {words.tryAgain}
    </Button>
  );
}
