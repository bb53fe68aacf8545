import { Box, Button, Chip, Typography } from '@mui/material';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Confirm } from '../../../newsroom/Confirm.tsx';
import { callApi } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { MoreButton } from '../../../newsroom/lists/MoreButton.tsx';
import { notify } from '../../../newsroom/notify.ts';
import { ReadError } from '../../../newsroom/reads/ReadError.tsx';
import { attempt } from '../../../newsroom/useAction.ts';
import { displayDay } from '../../../platform/text/dates.ts';
import { TopicChoice } from '../../taxonomy/newsroom/TopicChoice.tsx';
import type { Which } from './EditionForm.tsx';
import { type EditionForEditing, listEditions, withdrawEdition } from './endpoints.ts';
import { epaperDeskWords } from './words.ts';

/** The start of the list. */
const FIRST: { afterDay?: string; afterId?: number } = {};

const nameOf = ({ city, day }: EditionForEditing): string => `${city}, ${displayDay(day)}`;

/** All editions, latest day first; `onReplace` is called for an edition that is to get another file. */
export function EditionList({ onReplace }: { onReplace: ((which: Which) => void) | undefined }): ReactNode {
  const words = useWords(epaperDeskWords);
  const queries = useQueryClient();
  const [cityId, setCityId] = useState<number | null>(null);
  const [leaving, setLeaving] = useState<EditionForEditing>();
  const list = useInfiniteQuery({
    queryKey: ['editions', 'list', cityId],
    initialPageParam: FIRST,
    queryFn: ({ pageParam, signal }) => callApi(listEditions, { query: { ...pageParam, ...(cityId !== null && { cityId }) }, signal }),
    placeholderData: keepPreviousData,
    getNextPageParam: ({ editions, more }) => {
      const last = editions.at(-1);
      return more && last ? { afterDay: last.day, afterId: last.id } : undefined;
    },
  });
  const withdraw = useMutation({
    mutationFn: async (edition: EditionForEditing) => {
      const body = { cityId: edition.cityId, date: edition.day };
      if (await attempt(() => callApi(withdrawEdition, { body }))) notify(words.nowWithdrawn, { type: 'success' });
    },
    // Also after an error: the server may have done it, though its answer was lost.
    onSettled: () => queries.invalidateQueries({ queryKey: ['editions'] }),
  });
  const editions = list.data?.pages.flatMap((part) => part.editions) ?? [];
  return (
    <Box component="section" aria-label={words.editions}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {words.editions}
      </Typography>
      <Box sx={{ maxWidth: '22rem', mb: 2 }}>
        <TopicChoice kind="city" label={words.ofCity} value={cityId} onChange={setCityId} />
      </Box>
      <ReadError error={list.error} />
      {list.data && editions.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{words.none}</Typography>}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(12rem, 1fr))' },
        }}
      >
        {editions.map((edition) => (
          <Box component="li" key={edition.id} sx={{ minWidth: 0 }} data-edition={edition.day}>
            <Box
              component="img"
              src={edition.cover}
              alt=""
              loading="lazy"
              sx={{
                display: 'block',
                width: '100%',
                aspectRatio: '2 / 3',
                objectFit: 'cover',
                objectPosition: 'top',
                border: 1,
                borderColor: 'divider',
                opacity: edition.status === 'withdrawn' ? 0.45 : 1,
              }}
            />
            <Typography sx={{ fontWeight: 600 }}>{edition.city}</Typography>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {displayDay(edition.day)} · {edition.pageCount} {words.pages}
            </Typography>
            {edition.status === 'withdrawn' ? (
              <Chip size="small" color="error" variant="outlined" label={words.withdrawn} />
            ) : (
              <Button size="small" aria-label={`${words.see}: ${nameOf(edition)}`} href={edition.address} target="_blank">
                {words.see}
              </Button>
            )}
            {onReplace && (
              <>
                <Button
                  size="small"
                  aria-label={`${words.replace}: ${nameOf(edition)}`}
                  onClick={() => {
                    onReplace({ cityId: edition.cityId, date: edition.day });
                    window.scrollTo({ top: 0 });
                  }}
                >
                  {words.replace}
                </Button>
                {edition.status === 'published' && (
                  <Button
                    size="small"
                    color="error"
                    disabled={withdraw.isPending && withdraw.variables.id === edition.id}
                    aria-label={`${words.withdraw}: ${nameOf(edition)}`}
                    onClick={() => setLeaving(edition)}
                  >
                    {words.withdraw}
                  </Button>
                )}
              </>
            )}
          </Box>
        ))}
      </Box>
      <MoreButton list={list} label={words.more} />
      <Confirm
        isOpen={leaving !== undefined}
        title={words.withdraw}
        content={leaving ? `${nameOf(leaving)}: ${words.withdrawSure}` : ''}
        onConfirm={() => {
          if (leaving) withdraw.mutate(leaving);
          setLeaving(undefined);
        }}
        onClose={() => setLeaving(undefined)}
      />
    </Box>
  );
}
