import { Button, Card, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Confirm } from '../../../newsroom/Confirm.tsx';
import { callApi } from '../../../newsroom/callApi.ts';
import { Sections } from '../../../newsroom/frame/Section.tsx';
import { SubScreen } from '../../../newsroom/frame/SubScreen.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { lastAddressOf } from '../../../newsroom/lists/useAddressFilters.ts';
import { notify } from '../../../newsroom/notify.ts';
import { useRecord } from '../../../newsroom/reads/useRecord.ts';
import { useInTurn } from '../../../newsroom/sending/useInTurn.ts';
import { useRemoveOnce } from '../../../newsroom/sending/useRemoveOnce.ts';
import { leaveFor } from '../../../newsroom/unsavedWork.ts';
import { attempt } from '../../../newsroom/useAction.ts';
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
  const { id, data, error, show, reload } = useRecord('enquiries', enquiryEndpoints.one);
  return (
    <SubScreen title={data ? `${kinds[data.kind]}: ${data.name}` : words.title} back={['/enquiries', words.back]} error={error}>
      {data && (
        <Sections>
          <EnquiryDetails enquiry={data} />
          <Forms key={id} enquiry={data} onChanged={show} onReload={reload} />
          {isRemovable(data.state) && <Removal id={id} />}
        </Sections>
      )}
    </SubScreen>
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
  const removeOnce = useRemoveOnce();
  const remove = async () => {
    setAsking(false);
    if (!(await attempt(() => removeOnce(() => callApi(enquiryEndpoints.remove, { params: { id } }))))) return;
    notify(words.removed, { type: 'success' });
    await navigate(lastAddressOf('/enquiries'));
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
