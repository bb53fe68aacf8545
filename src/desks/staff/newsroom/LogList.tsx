import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { AutocompleteInput, List, Pagination, ReferenceInput, SelectInput, TextInput, useListContext } from 'react-admin';
import { useAuditWords } from '../../../newsroom/auditWordsContext.ts';
import { dateTime } from '../../../newsroom/dateTime.ts';
import { useWords } from '../../../newsroom/language.ts';
import { staffWords } from './words.ts';

/** One entry as it comes over the wire. */
type LogRow = { id: number; at: string; staffName: string; action: string; subject: string; before: unknown; after: unknown };

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

/** When, who, what and on what: in a line on a desk, in three on a phone. */
const columns = { xs: 'minmax(0, 1fr)', md: '12rem minmax(0, 1fr) minmax(0, 1.5fr) minmax(0, 1fr)' };

function LogRows(): ReactNode {
  const words = useWords(staffWords);
  const audit = useAuditWords();
  const { data = [] } = useListContext<LogRow>();
  return (
    <Box component="ul" aria-label={words.log} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((row) => (
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
                {dateTime(row.at)}
              </Typography>
              <Typography variant="body2">{row.staffName}</Typography>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {audit.action(row.action)}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {audit.subject(row.subject)}
              </Typography>
            </Box>
            <BeforeAndAfter row={row} />
          </details>
        </Box>
      ))}
    </Box>
  );
}

/** Who changed what, the newest first; a row opens to what stood there before and after. */
export function LogList(): ReactNode {
  const words = useWords(staffWords);
  const { actionChoices, subjectChoices } = useAuditWords();
  const filters = useMemo(
    () => [
      <ReferenceInput key="staffId" source="staffId" reference="staff" alwaysOn>
        <SelectInput label={words.who} optionText="name" />
      </ReferenceInput>,
      <AutocompleteInput key="action" source="action" label={words.what} choices={actionChoices} alwaysOn />,
      <SelectInput key="kind" source="kind" label={words.onWhat} choices={subjectChoices} alwaysOn />,
      <TextInput key="number" source="number" label={words.number} alwaysOn />,
    ],
    [words, actionChoices, subjectChoices],
  );
  return (
    <List title={words.log} filters={filters} exporter={false} perPage={50} pagination={<Pagination rowsPerPageOptions={[50]} />}>
      <LogRows />
    </List>
  );
}
