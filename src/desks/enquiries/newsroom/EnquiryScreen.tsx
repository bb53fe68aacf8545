import { mdiArrowLeft } from '@mdi/js';
import { Box, Button, Card, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Confirm } from '../../../newsroom/Confirm.tsx';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { ReadError } from '../../../newsroom/reads/ReadError.tsx';
import { Title } from '../../../newsroom/Title.tsx';
import { leaveFor } from '../../../newsroom/unsavedWork.ts';
import { attempt } from '../../../newsroom/useAction.ts';
import { useInTurn } from '../../../newsroom/useInTurn.ts';
import { useNavigateWhileOpen } from '../../../newsroom/useNavigateWhileOpen.ts';
import type { EnquiryForHandling } from '../inbox/enquiryShapes.ts';
import { isRemovable } from '../inbox/enquiryStates.ts';
import { EnquiryDetails } from './EnquiryDetails.tsx';
import { EnquiryHandling } from './EnquiryHandling.tsx';
import { EnquiryReplies } from './EnquiryReplies.tsx';
import { enquiryEndpoints } from './endpoints.ts';
import { enquiryKindWords, enquiryScreenWords } from './words.ts';

/** One enquiry: what was sent, what is done about it, and replies by mail. */
export function EnquiryScreen(): ReactNode {
  const words = useWords(enquiryScreenWords);
  const kinds = useWords(enquiryKindWords);
  const id = Number(useParams()['id']);
  const client = useQueryClient();
  const key = ['enquiries', 'one', id];
  // A refetch must not replace what is being edited.
  const { data, error, refetch } = useQuery({
    ...queryOf(key, enquiryEndpoints.one, { params: { id } }),
    refetchOnWindowFocus: false,
  });
  const show = (enquiry: EnquiryForHandling) => {
    client.setQueryData(key, enquiry);
    // Lists and counts; the enquiry itself is the one just set.
    void client.invalidateQueries({ queryKey: ['enquiries'], predicate: ({ queryKey }) => queryKey[1] !== 'one' });
  };
  return (
    <Box sx={{ py: 2, maxWidth: 860 }}>
      <Title title={data ? `${kinds[data.kind]}: ${data.name}` : words.title} />
      <Button component={Link} to="/enquiries" startIcon={<Icon path={mdiArrowLeft} />} sx={{ mb: 1 }}>
        {words.back}
      </Button>
      <ReadError error={error} />
      {data && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <EnquiryDetails enquiry={data} />
          <Forms key={id} enquiry={data} onChanged={show} onReload={() => void refetch()} />
          {isRemovable(data.state) && <Removal id={id} />}
        </Box>
      )}
    </Box>
  );
}

type FormsProps = { enquiry: EnquiryForHandling; onChanged: (enquiry: EnquiryForHandling) => void; onReload: () => void };

function Forms({ enquiry, onChanged, onReload }: FormsProps): ReactNode {
  const inTurn = useInTurn(enquiry, onChanged);
  return (
    <>
      <EnquiryHandling enquiry={enquiry} inTurn={inTurn} onReload={onReload} />
      <EnquiryReplies enquiry={enquiry} inTurn={inTurn} onReload={onReload} />
    </>
  );
}

function Removal({ id }: { id: number }): ReactNode {
  const words = useWords(enquiryScreenWords);
  const client = useQueryClient();
  const navigate = useNavigateWhileOpen();
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    setAsking(false);
    if (!(await attempt(() => callApi(enquiryEndpoints.remove, { params: { id } })))) return;
    notify(words.removed, { type: 'success' });
    await navigate('/enquiries');
    await client.invalidateQueries({ queryKey: ['enquiries'] });
  };
  return (
    <Card sx={{ p: 2 }}>
      <Button color="error" onClick={() => leaveFor(() => setAsking(true))}>
        {words.remove}
      </Button>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {words.removeSure}
      </Typography>
      <Confirm
        isOpen={isAsking}
        title={words.remove}
        content={words.removeSure}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
