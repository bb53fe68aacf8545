import { Box, Button, Link, MenuItem, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { ReadError } from '../../../newsroom/reads/ReadError.tsx';
import { Title } from '../../../newsroom/Title.tsx';
import { attempt } from '../../../newsroom/useAction.ts';
import { dayAndMonth } from '../../../platform/text/dates.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import { blockSearch, type CountedSearchRow, readReaderSearches, searchSpans } from './endpoints.ts';
import { searchScreenWords } from './words.ts';

/** What readers search: what found nothing beside what is popular, and what is not suggested. */
export function SearchesScreen(): ReactNode {
  const words = useWords(searchScreenWords);
  const client = useQueryClient();
  const [days, setDays] = useState<(typeof searchSpans)[number]>(7);
  const { data, error } = useQuery({
    ...queryOf(['searches', days], readReaderSearches, { query: { days } }),
    placeholderData: keepPreviousData,
  });
  const setBlocked = async (text: string, isBlocked: boolean) => {
    const isDone = await attempt(() => callApi(blockSearch, { body: { text, isBlocked } }));
    if (isDone) await client.invalidateQueries({ queryKey: ['searches'] });
  };
  return (
    <Box sx={{ py: 2 }}>
      <Title title={words.title} />
      <TextField
        select
        size="small"
        label={words.span}
        value={days}
        onChange={({ target }) => setDays(searchSpans.find((span) => span === Number(target.value)) ?? 7)}
        sx={{ minWidth: 180, mb: 2 }}
      >
        {searchSpans.map((span) => (
          <MenuItem key={span} value={span}>
            {words[`days${span}`]}
          </MenuItem>
        ))}
      </TextField>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {words.note}
      </Typography>
      <ReadError error={error} />
      {data && (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
          <Searches title={words.nothing} text={words.nothingText} rows={data.nothing} />
          <Searches title={words.popular} text={words.popularText} rows={data.popular} onBlock={(text) => setBlocked(text, true)} />
          <Box component="section">
            <Typography variant="h6" component="h2">
              {words.blocked}
            </Typography>
            {data.blocked.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{words.noneBlocked}</Typography>}
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {data.blocked.map(({ key, text }) => (
                <Row key={key} text={text}>
                  <Button size="small" onClick={() => setBlocked(text, false)} aria-label={`${words.allow}: ${text}`}>
                    {words.allow}
                  </Button>
                </Row>
              ))}
            </Box>
          </Box>
        </Box>
      )}
    </Box>
  );
}

type SearchesProps = { title: string; text: string; rows: readonly CountedSearchRow[]; onBlock?: (text: string) => Promise<void> };

function Searches({ title, text, rows, onBlock }: SearchesProps): ReactNode {
  const words = useWords(searchScreenWords);
  return (
    <Box component="section">
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {text}
      </Typography>
      {rows.length === 0 && <Typography>{words.none}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Row
            key={row.key}
            text={row.text}
            facts={[
              `${groupedNumber(row.searches)} ${words.times}`,
              ...(row.networks > 0 ? [`${groupedNumber(row.networks)} ${words.networks}`] : []),
              `${words.lastOn} ${dayAndMonth(new Date(`${row.lastDay}T12:00:00Z`))}`,
              ...(row.isSuggested ? [words.isSuggested] : []),
            ]}
          >
            {onBlock && row.isSuggested && (
              <Button size="small" onClick={() => onBlock(row.text)} aria-label={`${words.block}: ${row.text}`}>
                {words.block}
              </Button>
            )}
          </Row>
        ))}
      </Box>
    </Box>
  );
}

/** A search, which leads to its results, with its figures and what may be done with it. */
function Row({ text, facts = [], children }: { text: string; facts?: readonly string[]; children?: ReactNode }): ReactNode {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.75, borderBottom: 1, borderColor: 'divider', minHeight: 48 }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link
          href={`/search?q=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {text}
        </Link>
        {facts.length > 0 && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {facts.join(' · ')}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  );
}
