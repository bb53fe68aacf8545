import { Card, LinearProgress } from '@mui/material';
import { type InfiniteData, keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { ReadError } from '../reads/ReadError.tsx';
import { Rows } from './ListRow.tsx';
import { MoreButton } from './MoreButton.tsx';

type Part<Row> = { rows: readonly Row[]; hasMore: boolean };
type Props<Row> = {
  /** What the list is called, for screen readers. */
  label: string;
  /** The text of an empty list. */
  none: string;
  queryKey: QueryKey;
  /** The newest rows, or those before an id. */
  read: (before: number | undefined, signal: AbortSignal) => Promise<Part<Row>>;
  children: (row: Row) => ReactNode;
};

/** A list from the newest row on, with a button for older ones. */
export function NewestFirst<Row extends { id: number }>({ label, none, queryKey, read, children }: Props<Row>): ReactNode {
  const list = useInfiniteQuery<Part<Row>, Error, InfiniteData<Part<Row>>, QueryKey, number | undefined>({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    placeholderData: keepPreviousData,
    initialPageParam: undefined,
    getNextPageParam: ({ rows, hasMore }) => (hasMore ? rows.at(-1)?.id : undefined),
  });
  const rows = list.data?.pages.flatMap((part) => part.rows) ?? [];
  return (
    <>
      <ReadError error={list.error} />
      {list.isPending && <LinearProgress />}
      {list.data && rows.length === 0 && (
        <Card sx={{ p: 2 }} role="status">
          {none}
        </Card>
      )}
      {rows.length > 0 && (
        <Card>
          <Rows label={label}>
            {rows.map((row) => (
              <Fragment key={row.id}>{children(row)}</Fragment>
            ))}
          </Rows>
        </Card>
      )}
      <MoreButton list={list} />
    </>
  );
}
