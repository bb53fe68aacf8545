import { Alert, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { EditingDialog } from '../../../newsroom/EditingDialog.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { steps } from './endpoints.ts';
import type { ScoringState } from './shapes.ts';
import type { TakeStep } from './useScoring.ts';
import { cricketDeskWords } from './words.ts';

type Props = { state: ScoringState; isBusy: boolean; take: TakeStep };

/** Withdraws a match that has begun, with a reason for the audit log, or restores a withdrawn one. */
export function WithdrawMatch({ state: { match, version }, isBusy, take }: Props): ReactNode {
  const words = useWords(cricketDeskWords);
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  if (match.withdrawnReason !== undefined) {
    return (
      <Alert
        severity="warning"
        action={
          <Button
            color="inherit"
            disabled={isBusy}
            onClick={() => take(() => callApi(steps.restore, { params: { id: match.id }, body: { version } }))}
          >
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
          save={() => callApi(steps.withdraw, { params: { id: match.id }, body: { version, reason } })}
          onSaved={() => {
            setIsOpen(false);
            setReason('');
            void client.invalidateQueries({ queryKey: ['cricket'] });
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
