import { Box, Button, Link, Table, TableBody, TableCell, TableHead, TableRow, TextField, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../../newsroom/callApi.ts';
import { sideScroll } from '../../../newsroom/frame/sideScroll.ts';
import { useWords } from '../../../newsroom/language.ts';
import { MoreButton } from '../../../newsroom/lists/MoreButton.tsx';
import { nextPage } from '../../../newsroom/lists/nextPage.ts';
import { useOneAtATime } from '../../../newsroom/sending/useOneAtATime.ts';
import { useMay } from '../../../newsroom/staffContext.ts';
import { attempt } from '../../../newsroom/useAction.ts';
import { localDay } from '../../../platform/text/dates.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import { listPrices, type PriceForEditing, restorePrice, withdrawPrice } from './endpoints.ts';
import { figureFields } from './gridRows.ts';
import { MandiTabs } from './MandiTabs.tsx';
import { NameChoice, useNames } from './NameChoice.tsx';
import { mandiDeskWords } from './words.ts';

const PER_PAGE = 100;
const names = ['yard', 'crop', 'variety', 'grade'] as const;
/** A cell of a withdrawn price; the last one says so, and has what can be done. */
const struck = { opacity: 0.65, textDecoration: 'line-through' };
/** The rows of one price on a phone. */
const upper = { '& td, & th': { borderBottom: 0, pb: 0 } };
const lower = { '& td': { pt: 0 } };
const figureShown = (figure: number | null): string => (figure === null ? '' : groupedNumber(figure));

type Shown = { day: string; yardId: number | null; cropId: number | null };

/** The prices of a day, to be corrected or withdrawn. */
export function PricesScreen(): ReactNode {
  const words = useWords(mandiDeskWords);
  const allNames = useNames();
  const [shown, setShown] = useState<Shown>(() => ({ day: localDay(new Date()), yardId: null, cropId: null }));
  const { day, yardId, cropId } = shown;
  const choose = (changes: Partial<Shown>) => setShown((now) => ({ ...now, ...changes }));
  const list = useInfiniteQuery({
    queryKey: ['mandi', 'prices', day, yardId, cropId],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      callApi(listPrices, { query: { day, page, yardId: yardId ?? undefined, cropId: cropId ?? undefined }, signal }),
    getNextPageParam: nextPage(PER_PAGE),
    placeholderData: keepPreviousData,
    enabled: day !== '',
  });
  const prices = list.data?.pages.flatMap(({ data }) => data) ?? [];
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
          onChange={(event) => choose({ day: event.target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <NameChoice label={words.yard} options={allNames?.yards ?? []} value={yardId} onChange={(id) => choose({ yardId: id })} />
        <NameChoice label={words.crop} options={allNames?.crops ?? []} value={cropId} onChange={(id) => choose({ cropId: id })} />
      </Box>
      {list.data && prices.length === 0 && <Typography>{words.none}</Typography>}
      {prices.length > 0 && <PriceRows prices={prices} />}
      <MoreButton list={list} />
    </Box>
  );
}

/** The prices: a row for each. On a phone the names stand above the figures, and what can be done below them. */
function PriceRows({ prices }: { prices: readonly PriceForEditing[] }): ReactNode {
  const words = useWords(mandiDeskWords);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <Box sx={sideScroll()}>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {words.quintal}
      </Typography>
      <Table size="small" sx={{ '& td': { fontVariantNumeric: 'tabular-nums' }, ...(isNarrow && { '& td, & th': { px: 0.5 } }) }}>
        <TableHead>
          <TableRow>
            {!isNarrow && names.map((name) => <TableCell key={name}>{words[name]}</TableCell>)}
            {figureFields.map((field) => (
              <TableCell key={field} align="right">
                {words[field]}
              </TableCell>
            ))}
            {!isNarrow && <TableCell component="td" />}
          </TableRow>
        </TableHead>
        <TableBody>
          {prices.map((price) => {
            const sx = price.status === 'withdrawn' ? struck : {};
            const figures = figureFields.map((field) => (
              <TableCell key={field} align="right" sx={sx}>
                {figureShown(price[field])}
              </TableCell>
            ));
            if (!isNarrow)
              return (
                <TableRow key={price.id}>
                  {names.map((name) => (
                    <TableCell key={name} sx={sx}>
                      {price[name]}
                    </TableCell>
                  ))}
                  {figures}
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                    <PriceActions price={price} />
                  </TableCell>
                </TableRow>
              );
            return (
              <Fragment key={price.id}>
                <TableRow sx={upper}>
                  <TableCell component="th" scope="rowgroup" colSpan={figureFields.length} sx={sx}>
                    {names.map((name) => price[name]).join(' · ')}
                  </TableCell>
                </TableRow>
                <TableRow sx={upper}>{figures}</TableRow>
                <TableRow sx={lower}>
                  <TableCell align="right" colSpan={figureFields.length}>
                    <PriceActions price={price} />
                  </TableCell>
                </TableRow>
              </Fragment>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}

function PriceActions({ price }: { price: PriceForEditing }): ReactNode {
  const words = useWords(mandiDeskWords);
  const mayWrite = useMay('mandi.write');
  return (
    <>
      {price.source === 'hand' && (
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary', mr: 1 }}>
          {price.status === 'withdrawn' ? words.withdrawn : words.byHand}
        </Typography>
      )}
      {mayWrite && <PriceSteps price={price} />}
    </>
  );
}

function PriceSteps({ price: { id, status, yardId, day, crop, yard } }: { price: PriceForEditing }): ReactNode {
  const words = useWords(mandiDeskWords);
  const queries = useQueryClient();
  const act = useMutation({
    mutationFn: () => attempt(() => callApi(status === 'stands' ? withdrawPrice : restorePrice, { params: { id } })),
    // Also after an error: the server may have done it, though its answer was lost.
    onSettled: () => queries.invalidateQueries({ queryKey: ['mandi', 'prices'] }),
  });
  const oneAtATime = useOneAtATime();
  const step = status === 'stands' ? words.withdraw : words.restore;
  return (
    <>
      <Link
        component={RouterLink}
        aria-label={`${words.correct}: ${crop}, ${yard}`}
        to={`/mandi/entry?yard=${yardId}&day=${day}`}
        sx={{ mr: 1 }}
      >
        {words.correct}
      </Link>
      <Button
        size="small"
        aria-label={`${step}: ${crop}, ${yard}`}
        onClick={() => void oneAtATime(() => act.mutateAsync())}
        disabled={act.isPending}
      >
        {step}
      </Button>
    </>
  );
}
