import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAuditWords } from '../../../newsroom/auditWordsContext.ts';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { ListFrame } from '../../../newsroom/lists/ListFrame.tsx';
import { Rows } from '../../../newsroom/lists/ListRow.tsx';
import { SelectFilter, TextFilter } from '../../../newsroom/lists/listFilters.tsx';
import { SearchedFilter } from '../../../newsroom/lists/SearchedFilter.tsx';
import { useList } from '../../../newsroom/lists/useList.ts';
import { Title } from '../../../newsroom/Title.tsx';
import type { BackgroundId } from '../../../platform/auditLog.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { type LogRow, logEndpoints, logFilter, readAllStaffNames } from './endpoints.ts';
import { staffWords } from './words.ts';

const asText = (value: unknown, nothing: string): string =>
  value === null || value === undefined ? nothing : JSON.stringify(value, null, 2);

function BeforeAndAfter({ row: { before, after } }: { row: LogRow }): ReactNode {
  const words = useWords(staffWords);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, gap: 2, pb: 1.5, px: 2 }}>
      {[
        { title: words.before, value: before },
        { title: words.after, value: after },
      ].map(({ title, value }) => (
        <Box key={title} sx={{ minWidth: 0 }}>
          <Typography variant="caption" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.8125rem', lineHeight: 1.7 }}>
            {asText(value, words.nothing)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const backgroundNames = {
  import: 'byImport',
  'mandi-fetch': 'byMandiFetch',
  schedule: 'bySchedule',
  housekeeping: 'byHousekeeping',
} as const satisfies Record<BackgroundId, keyof typeof staffWords>;
/** What stands for the account in entries of background processes, which have none. */
const nameOfBackground = new Map<string, keyof typeof staffWords>(Object.entries(backgroundNames));

/** Time, user, action and subject: one line on a desktop, three on a phone. */
const columns = { xs: 'minmax(0, 1fr)', md: '12rem minmax(0, 1fr) minmax(0, 1.5fr) minmax(0, 1fr)' };

type LogRowsProps = { rows: readonly LogRow[]; staff: readonly { id: string; name: string }[] };

function LogRows({ rows, staff }: LogRowsProps): ReactNode {
  const words = useWords(staffWords);
  const audit = useAuditWords();
  const authorOf = ({ staffId, staffName }: LogRow): string => {
    const name = nameOfBackground.get(staffId);
    return name === undefined ? staffName : words[name];
  };
  /** Whom an entry is about by name, not by the number of the account. */
  const subjectOf = (subject: string): string => {
    const about = staff.find(({ id }) => subject === `staff:${id}`);
    return audit.subject(about ? `staff:${about.name}` : subject);
  };
  return (
    <Rows label={words.log}>
      {rows.map((row) => (
        <Box component="li" key={row.id} data-action={row.action} sx={{ borderBottom: 1, borderColor: 'divider' }}>
          <details>
            <Box
              component="summary"
              sx={{
                cursor: 'pointer',
                px: 2,
                py: 1,
                display: 'grid',
                gridTemplateColumns: columns,
                columnGap: 2,
                overflowWrap: 'anywhere',
                '&:hover': { backgroundColor: 'action.hover' },
              }}
            >
              <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                {dateAndTime(new Date(row.at))}
              </Typography>
              <Typography variant="body2">{authorOf(row)}</Typography>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {audit.action(row.action)}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {subjectOf(row.subject)}
              </Typography>
            </Box>
            <BeforeAndAfter row={row} />
          </details>
        </Box>
      ))}
    </Rows>
  );
}

const PER_PAGE = 50;

/** The audit log, newest first; a row expands to the values before and after. */
export function LogList(): ReactNode {
  const words = useWords(staffWords);
  const { actionChoices, subjectChoices } = useAuditWords();
  const list = useList({
    name: 'audit-log',
    read: (query, signal) => callApi(logEndpoints.list, { query, signal }),
    filter: logFilter,
    perPage: PER_PAGE,
    filters: ['staffId', 'action', 'kind', 'number'],
  });
  const { data: staff = [] } = useQuery(queryOf(['staff', 'names'], readAllStaffNames));
  return (
    <>
      <Title title={words.log} />
      <ListFrame
        list={list}
        rowsPerPage={[PER_PAGE]}
        filters={
          <>
            <SearchedFilter list={list} name="staffId" label={words.who} choices={staff} />
            <SearchedFilter list={list} name="action" label={words.what} choices={actionChoices} />
            <SelectFilter list={list} name="kind" label={words.onWhat} choices={subjectChoices} />
            <TextFilter list={list} name="number" label={words.number} />
          </>
        }
      >
        <LogRows rows={list.rows} staff={staff} />
      </ListFrame>
    </>
  );
}
