import { Fragment, type ReactNode } from 'react';
import type { z } from 'zod';
import type { ListPart, ListQuery } from '../../site/newsroom/listQuery.ts';
import { Title } from '../Title.tsx';
import { ListFrame } from './ListFrame.tsx';
import { Rows } from './ListRow.tsx';
import { type Choice, SelectFilter, TextFilter } from './listFilters.tsx';
import { useList } from './useList.ts';

type Props<Filter, Row> = {
  /** Name, calls and filters as in `useList`. */
  name: string;
  read: (query: ListQuery<Filter>, signal: AbortSignal) => Promise<ListPart<Row>>;
  filter: z.ZodType<Filter>;
  title: string;
  /** What the search field is called. */
  search: string;
  selects: readonly { name: string; label: string; choices: readonly Choice[]; none?: string }[];
  children: (row: Row) => ReactNode;
};

const PER_PAGE = 25;

/** A list that is searched by words and by filters of a few values each: what readers have sent, for instance. */
export function ListScreen<Filter, Row extends { id: number }>({
  title,
  search,
  selects,
  children,
  ...definition
}: Props<Filter, Row>): ReactNode {
  const list = useList({ ...definition, perPage: PER_PAGE, filters: ['q', ...selects.map(({ name }) => name)] });
  return (
    <>
      <Title title={title} />
      <ListFrame
        list={list}
        rowsPerPage={[PER_PAGE, 50, 100]}
        filters={
          <>
            <TextFilter list={list} name="q" label={search} />
            {selects.map((select) => (
              <SelectFilter key={select.name} list={list} {...select} />
            ))}
          </>
        }
      >
        <Rows label={title}>
          {list.rows.map((row) => (
            <Fragment key={row.id}>{children(row)}</Fragment>
          ))}
        </Rows>
      </ListFrame>
    </>
  );
}
