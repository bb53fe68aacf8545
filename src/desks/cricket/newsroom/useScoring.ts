import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallError, queryOf } from '../../../newsroom/callApi.ts';
import { useOneAtATime } from '../../../newsroom/sending/useOneAtATime.ts';
import { wasSaved } from '../../../newsroom/unsavedWork.ts';
import { readMatch } from './endpoints.ts';
import type { ScoringState } from './shapes.ts';

/**
 * Takes a step, unless another one is running: `send` makes its call (`steps`). Returns whether it succeeded; if not, the screen shows why.
 */
export type TakeStep = (send: () => Promise<ScoringState>) => Promise<boolean>;

/** The scoring state of a match, and a function to take steps. After each step the screen shows the current state, also after an error. */
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
      // Somebody else has scored meanwhile, or the response to a successful step was lost.
      if (error instanceof CallError && (error.status === 409 || error.isUnanswered)) await client.invalidateQueries({ queryKey: key });
    },
  });
  const oneAtATime = useOneAtATime();
  return {
    state: match.data,
    error: step.error ?? match.error,
    isBusy: step.isPending,
    take: async (send) => (await oneAtATime(() => wasSaved(step.mutateAsync(send)))) ?? false,
  };
}
