import { Box, Pagination, TablePagination, type Theme, Typography, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { useWords } from '../language.ts';
import { newsroomWords } from '../words.ts';
import type { List } from './useList.ts';

type Props = {
  list: Pick<List<unknown>, 'total' | 'page' | 'perPage' | 'setPage' | 'setPerPage'> & Partial<Pick<List<unknown>, 'hasMore'>>;
  rowsPerPage: readonly number[];
};

/** Shows which rows of the total are visible, and links to the other pages. */
export function ListPages({ list, rowsPerPage }: Props): ReactNode {
  const words = useWords(newsroomWords);
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { total, hasMore = false, page, perPage, setPage, setPerPage } = list;
  const pageCount = Math.ceil(total / perPage);
  const labels = { first: words.firstPage, last: words.lastPage, next: words.nextPage, previous: words.previousPage } as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'end' }}>
      <TablePagination
        component="div"
        count={total}
        page={page - 1}
        rowsPerPage={perPage}
        rowsPerPageOptions={isPhone ? [] : [...new Set([...rowsPerPage, perPage])].sort((a, b) => a - b)}
        labelRowsPerPage={words.perPage}
        labelDisplayedRows={({ from, to }) =>
          words[hasMore ? 'pageRangeOfMore' : 'pageRange']
            .replace('{total}', String(total))
            .replace('{from}', String(from))
            .replace('{to}', String(to))
        }
        onPageChange={(_event, next) => setPage(next + 1)}
        onRowsPerPageChange={(event) => setPerPage(Number(event.target.value))}
        ActionsComponent={NoActions}
      />
      {hasMore && page >= pageCount && (
        <Typography variant="body2" sx={{ color: 'text.secondary', width: '100%', textAlign: 'end', order: 1 }}>
          {words.narrowDown}
        </Typography>
      )}
      {pageCount > 1 && (
        <Pagination
          size="small"
          siblingCount={isPhone ? 0 : 1}
          count={pageCount}
          page={page}
          onChange={(_event, next) => setPage(next)}
          getItemAriaLabel={(type, number) =>
            type === 'page' || type === 'start-ellipsis' || type === 'end-ellipsis'
              ? words.goToPage.replace('{page}', String(number))
              : labels[type]
          }
        />
      )}
    </Box>
  );
}

/** Replaces the buttons of the table pagination, because `Pagination` is used instead. */
const NoActions = (): ReactNode => null;
