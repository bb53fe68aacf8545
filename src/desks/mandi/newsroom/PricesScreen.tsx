import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../../newsroom/callApi.ts';
import { sideScroll } from '../../../newsroom/frame/sideScroll.ts';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { useMay } from '../../../newsroom/staffContext.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import { listPrices, type PriceForEditing, restorePrice, withdrawPrice } from './endpoints.ts';
import { MandiTabs } from './MandiTabs.tsx';
import { NameChoice } from './NameChoice.tsx';
import { today, useNames } from './useNames.ts';
import { mandiDeskWords } from './words.ts';

const PER_PAGE = 100;

/** The prices of a day as they stand, each to be corrected or withdrawn. */
export function PricesScreen(): ReactNode {
  const words = useWords(mandiDeskWords);
  const names = useNames();
  const [day, setDay] = useState(today);
  const [yardId, setYardId] = useState<number | null>(null);
  const [cropId, setCropId] = useState<number | null>(null);
  const [page, setPage] = useState(1);
  const { data } = useQuery({
    queryKey: ['mandi', 'prices', day, yardId, cropId, page],
    queryFn: ({ signal }) =>
      callApi(listPrices, { query: { day, page, yardId: yardId ?? undefined, cropId: cropId ?? undefined }, signal }),
    placeholderData: keepPreviousData,
    enabled: day !== '',
  });
  const total = data?.total ?? 0;
  return (
    <Box sx={{ py: 2 }}>
      <MandiTabs at="prices" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <TextField
          type="date"
          size="small"
          margin="none"
          label={words.day}
          value={day}
          onChange={(event) => {
            setDay(event.target.value);
            setPage(1);
          }}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <NameChoice label={words.yard} options={names?.yards ?? []} value={yardId} onChange={setYardId} />
        <NameChoice label={words.crop} options={names?.crops ?? []} value={cropId} onChange={setCropId} />
      </Box>
      {data && total === 0 && <Typography>{words.none}</Typography>}
      {data && total > 0 && <PriceRows prices={data.data} />}
      {total > page * PER_PAGE && <Button onClick={() => setPage(page + 1)}>{words.more}</Button>}
    </Box>
  );
}

function PriceRows({ prices }: { prices: readonly PriceForEditing[] }): ReactNode {
  const words = useWords(mandiDeskWords);
  const mayWrite = useMay('mandi.write');
  return (
    <Box sx={sideScroll()}>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {words.quintal}
      </Typography>
      <Table size="small" sx={{ '& td': { fontVariantNumeric: 'tabular-nums' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{words.yard}</TableCell>
            <TableCell>{words.crop}</TableCell>
            <TableCell>{words.variety}</TableCell>
            <TableCell>{words.grade}</TableCell>
            <TableCell align="right">{words.minimum}</TableCell>
            <TableCell align="right">{words.maximum}</TableCell>
            <TableCell align="right">{words.modal}</TableCell>
            <TableCell align="right">{words.arrivals}</TableCell>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {prices.map((price) => (
            <TableRow key={price.id} sx={price.status === 'withdrawn' ? { opacity: 0.65, textDecoration: 'line-through' } : {}}>
              <TableCell>{price.yard}</TableCell>
              <TableCell>{price.crop}</TableCell>
              <TableCell>{price.variety}</TableCell>
              <TableCell>{price.grade}</TableCell>
              <TableCell align="right">{groupedNumber(price.minimum)}</TableCell>
              <TableCell align="right">{groupedNumber(price.maximum)}</TableCell>
              <TableCell align="right">{groupedNumber(price.modal)}</TableCell>
              <TableCell align="right">{price.arrivals === null ? '' : groupedNumber(price.arrivals)}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {price.source === 'hand' && (
                  <Typography component="span" variant="caption" sx={{ color: 'text.secondary', mr: 1 }}>
                    {price.status === 'withdrawn' ? words.withdrawn : words.byHand}
                  </Typography>
                )}
                {mayWrite && <PriceActions price={price} />}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function PriceActions({ price: { id, status, yardId, day } }: { price: PriceForEditing }): ReactNode {
  const words = useWords(mandiDeskWords);
  const queries = useQueryClient();
  const act = useMutation({
    mutationFn: () => callApi(status === 'stands' ? withdrawPrice : restorePrice, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['mandi', 'prices'] }),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return (
    <>
      <Link component={RouterLink} to={`/mandi/entry?yard=${yardId}&day=${day}`} sx={{ mr: 1 }}>
        {words.correct}
      </Link>
      <Button size="small" onClick={() => act.mutate()} disabled={act.isPending}>
        {status === 'stands' ? words.withdraw : words.restore}
      </Button>
    </>
  );
}
