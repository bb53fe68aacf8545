import { mdiArrowLeft } from '@mdi/js';
import { Box, Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { queryOf } from '../../../newsroom/callApi.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { ReadError } from '../../../newsroom/reads/ReadError.tsx';
import { Title } from '../../../newsroom/Title.tsx';
import { moderationStepsFrom } from '../states/adStates.ts';
import type { AdForModeration } from './adShapes.ts';
import { ClassifiedDetails } from './ClassifiedDetails.tsx';
import { ClassifiedHistory } from './ClassifiedHistory.tsx';
import { classifiedEndpoints } from './endpoints.ts';
import { ModerationForm } from './ModerationForm.tsx';
import { moderationScreenWords } from './words.ts';

/** One advertisement: what readers would see, the decision, its reports, and the messages that were sent on. */
export function ClassifiedScreen(): ReactNode {
  const words = useWords(moderationScreenWords);
  const id = Number(useParams()['id']);
  const client = useQueryClient();
  const key = ['classifieds', 'one', id];
  // A refetch must not replace what is being decided about.
  const { data, error, refetch } = useQuery({ ...queryOf(key, classifiedEndpoints.one, { params: { id } }), refetchOnWindowFocus: false });
  const show = (ad: AdForModeration) => {
    client.setQueryData(key, ad);
    void client.invalidateQueries({ queryKey: ['classifieds'], predicate: ({ queryKey }) => queryKey[1] !== 'one' });
  };
  return (
    <Box sx={{ py: 2, maxWidth: 860 }}>
      <Title title={data ? data.title : words.title} />
      <Button component={RouterLink} to="/classifieds" startIcon={<Icon path={mdiArrowLeft} />} sx={{ mb: 1 }}>
        {words.back}
      </Button>
      <ReadError error={error} />
      {data && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <ClassifiedDetails ad={data} />
          {moderationStepsFrom(data.state).length > 0 && (
            <ModerationForm key={id} ad={data} onDone={show} onReload={() => void refetch()} />
          )}
          <ClassifiedHistory ad={data} />
        </Box>
      )}
    </Box>
  );
}
