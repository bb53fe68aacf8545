import { Alert, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { EditingDialog } from '../../../newsroom/EditingDialog.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { useSendOwn } from '../../../newsroom/sending/useSendOwn.ts';
import { readMatch, steps } from './endpoints.ts';
import type { ScoringState } from './shapes.ts';
import type { TakeStep } from './useScoring.ts';
import { cricketDeskWords } from './words.ts';

type Props = { state: ScoringState; isBusy: boolean; take: TakeStep };

const reasonIn = ({ match }: ScoringState) => ({ reason: match.withdrawnReason });

/** Withdraws a match that has begun, with a reason for the audit log, or restores a withdrawn one. */
export function WithdrawMatch({ state, isBusy, take }: Props): ReactNode {
  const { match, version } = state;
  const params = { id: match.id };
  const words = useWords(cricketDeskWords);
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const sendOwn = useSendOwn({ fieldsOf: reasonIn, read: () => callApi(readMatch, { params }) });
  const afresh = () => client.invalidateQueries({ queryKey: ['cricket'] });
  if (match.withdrawnReason !== undefined) {
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" disabled={isBusy} onClick={() => take(() => callApi(steps.restore, { params, body: { version } }))}>
            {words.restore}
          </Button>
        }
      >
        {words.isWithdrawn} {match.withdrawnReason}
      </Alert>
    );
  }
  return (
    <>
      <Button color="error" disabled={isBusy} onClick={() => setIsOpen(true)}>
        {words.withdraw}
      </Button>
      {isOpen && (
        <EditingDialog
          title={words.withdraw}
          draft={reason}
          maxWidth="xs"
          save={() => sendOwn(state, { reason }, (over) => callApi(steps.withdraw, { params, body: { version: over.version, reason } }))}
          reload={afresh}
          onSaved={() => {
            setIsOpen(false);
            setReason('');
            void afresh();
            notify(words.isWithdrawn, { type: 'success' });
          }}
          onClose={() => setIsOpen(false)}
        >
          {(wrong) => (
            <TextLine
              required
              lines={2}
              label={words.withdrawReason}
              value={reason}
              onChange={setReason}
              {...wrong('reason', words.withdrawHelp)}
            />
          )}
        </EditingDialog>
      )}
    </>
  );
}
