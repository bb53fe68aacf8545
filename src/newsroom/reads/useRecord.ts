import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { z } from 'zod';
import type { Endpoint, Nothing, rowId } from '../../site/newsroom/endpoint.ts';
import { queryOf } from '../callApi.ts';

type ReadOne<Answer extends z.ZodType> = Endpoint<z.ZodObject<{ id: typeof rowId }>, Nothing, z.ZodUndefined, Answer>;

/** The record that the address of the open screen names (`:id`). `name` is the first part of the keys of its queries, its list among them. */
export function useRecord<Answer extends z.ZodType>(name: string, one: ReadOne<Answer>) {
  const id = Number(useParams()['id']);
  const client = useQueryClient();
  const key = [name, 'one', id];
  // A refetch must not replace what is being edited, nor bring its version under it.
  const { data, error, refetch } = useQuery({
    ...queryOf(key, one, { params: { id } }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return {
    id,
    data,
    error,
    /** Shows the record as a change has left it; lists and counts are read again. */
    show: (changed: z.output<Answer>): void => {
      client.setQueryData(key, changed);
      void client.invalidateQueries({ queryKey: [name], predicate: ({ queryKey }) => queryKey[1] !== 'one' });
    },
    reload: (): void => void refetch(),
  };
}
