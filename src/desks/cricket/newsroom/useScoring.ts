import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, CallError } from '../../../newsroom/callApi.ts';
import type { ScoringState } from './queries.ts';

export type TakeStep = (path: string, body: unknown) => void;

/** A match as it is scored, and the way to take its steps: after each the screen shows how the match stands, also when it was refused. */
export function useScoring(id: string): {
  state: ScoringState | undefined;
  error: Error | null;
  isBusy: boolean;
  take: TakeStep;
} {
  const client = useQueryClient();
  const key = ['cricket', 'scoring', id];
  const path = `/cricket/matches/${id}`;
  const found = useQuery({ queryKey: key, queryFn: ({ signal }) => ask<ScoringState>('get', path, undefined, signal) });
  const step = useMutation({
    mutationFn: ({ to, body }: { to: string; body: unknown }) => ask<ScoringState>('post', `${path}/${to}`, body),
    onSuccess: (state) => client.setQueryData(key, state),
    onError: async (error) => {
      // Somebody else has scored meanwhile, or the answer to a step that was taken got lost.
      if (error instanceof CallError && (error.status === 409 || error.status === 0)) await client.invalidateQueries({ queryKey: key });
    },
  });
  return {
    state: found.data,
    error: step.error ?? found.error,
    isBusy: step.isPending,
    take: (to, body) => {
      if (!step.isPending) step.mutate({ to, body });
    },
  };
}
