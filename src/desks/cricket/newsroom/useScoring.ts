import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallError, queryOf } from '../../../newsroom/callApi.ts';
import { readMatch } from './endpoints.ts';
import type { ScoringState } from './shapes.ts';

/** Takes a step, unless another is on its way: `send` makes its call (`steps`). Whether it was taken; if not, the screen says why. */
export type TakeStep = (send: () => Promise<ScoringState>) => Promise<boolean>;

/** A match as it is scored, and the way to take its steps: after each the screen shows how the match stands, also when it was refused. */
export function useScoring(id: string): {
  state: ScoringState | undefined;
  error: Error | null;
  isBusy: boolean;
  take: TakeStep;
} {
  const client = useQueryClient();
  const key = ['cricket', 'scoring', id];
  const match = useQuery(queryOf(key, readMatch, { params: { id } }));
  const step = useMutation({
    mutationFn: (send: () => Promise<ScoringState>) => send(),
    onSuccess: (state) => client.setQueryData(key, state),
    onError: async (error) => {
      // Somebody else has scored meanwhile, or the answer to a step that was taken got lost.
      if (error instanceof CallError && (error.status === 409 || error.status === 0)) await client.invalidateQueries({ queryKey: key });
    },
  });
  return {
    state: match.data,
    error: step.error ?? match.error,
    isBusy: step.isPending,
    take: async (send) => {
      if (step.isPending) return false;
      // `error` holds the reason.
      return step.mutateAsync(send).then(
        () => true,
        () => false,
      );
    },
  };
}
