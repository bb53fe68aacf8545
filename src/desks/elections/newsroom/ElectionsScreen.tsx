import { mdiPlus } from '@mdi/js';
import { Box, Button, ListItemButton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { queryOf } from '../../../newsroom/callApi.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { useMay } from '../../../newsroom/staffContext.ts';
import { Title } from '../../../newsroom/Title.tsx';
import { electionEndpoints } from './endpoints.ts';
import { electionScreenWords, wordOfStage } from './screenWords.ts';

/** All elections. */
export function ElectionsScreen(): ReactNode {
  const words = useWords(electionScreenWords);
  const mayChange = useMay('elections.change');
  const { data } = useQuery(queryOf(['elections'], electionEndpoints.list, { query: { perPage: 200 } }));
  return (
    <Box sx={{ py: 2, maxWidth: 760 }}>
      <Title title={words.title} />
      {mayChange && (
        <Button component={Link} to="/elections/new" variant="contained" startIcon={<Icon path={mdiPlus} />} sx={{ mb: 2 }}>
          {words.add}
        </Button>
      )}
      {data?.data.length === 0 && <Typography sx={{ py: 2 }}>{words.none}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}>
        {data?.data.map((election) => (
          <Box component="li" key={election.id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            <ListItemButton component={Link} to={`/elections/${election.id}`} sx={{ display: 'flex', gap: 2 }}>
              <Typography sx={{ flex: 1, fontWeight: 600 }}>{election.name}</Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {election.seats} {words.seatsCount} · {words[wordOfStage[election.stage]]}
              </Typography>
            </ListItemButton>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
