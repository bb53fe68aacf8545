import { Box, Button, Card, LinearProgress } from '@mui/material';
import type { ReactNode } from 'react';
import { useWords } from '../language.ts';
import { ReadError } from '../reads/ReadError.tsx';
import { newsroomWords } from '../words.ts';
import { ListPages } from './ListPages.tsx';
import { SavedSearches } from './saved/SavedSearches.tsx';
import type { List } from './useList.ts';

type Props<Row> = {
  list: List<Row>;
  /** The filter fields (`listFilters.tsx`). */
  filters: ReactNode;
  actions?: ReactNode;
  /** Chooses the columns of a table (`ColumnsMenu`). */
  columns?: ReactNode;
  /** The choices for rows per page; a single one is not offered as a choice. */
  rowsPerPage: readonly number[];
  /** What a list says that has nothing without any filter, if it is more than that. */
  empty?: string;
  /** What can be done to selected rows (`SelectionBar`). */
  selection?: ReactNode;
  children: ReactNode;
};

/** The frame of every list: saved searches and filters above, pages below, and a text for an empty list. */
export function ListFrame<Row>({ list, filters, actions, columns, rowsPerPage, empty, selection, children }: Props<Row>): ReactNode {
  const words = useWords(newsroomWords);
  const { rows, isPending, error, isFiltered, page } = list;
  return (
    <Box sx={{ minWidth: 0 }}>
      <SavedSearches>{columns}</SavedSearches>
      <Box sx={{ display: 'flex', flexWrap: 'wrap-reverse', gap: 1, alignItems: 'end', py: 0.5 }}>
        <Box
          role="search"
          sx={{ flex: '1 1 0', minWidth: 'min(100%, 30rem)', display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}
        >
          {filters}
        </Box>
        <Box sx={{ ml: 'auto', pb: 1 }}>{actions}</Box>
      </Box>
      <ReadError error={error} />
      {isPending && !error && <LinearProgress />}
      {rows.length > 0 && <Card sx={{ minWidth: 0 }}>{children}</Card>}
      {selection}
      {rows.length === 0 && !isPending && !error && (
        <Card sx={{ p: 2 }} role="status">
          {isFiltered || page > 1 ? words.nothingFound : (empty ?? words.nothingYet)}{' '}
          {(isFiltered || page > 1) && (
            <Button size="small" onClick={list.clearFilters}>
              {isFiltered ? words.clearFilters : words.firstPage}
            </Button>
          )}
        </Card>
      )}
      {rows.length > 0 && <ListPages list={list} rowsPerPage={rowsPerPage} />}
    </Box>
  );
}
