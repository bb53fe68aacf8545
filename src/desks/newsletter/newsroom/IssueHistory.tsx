import { Alert, Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Confirm } from '../../../newsroom/Confirm.tsx';
import { callApi } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { Rows } from '../../../newsroom/lists/ListRow.tsx';
import { notify } from '../../../newsroom/notify.ts';
import { useAction } from '../../../newsroom/useAction.ts';
import type { IssueRow } from '../editions/editionDraft.ts';
import { sendUncertainAgain, stopIssueCall } from './editionEndpoints.ts';
import { IssueCounts } from './IssueCounts.tsx';
import { editionScreenWords } from './words.ts';

type Props = { issues: readonly IssueRow[]; onChanged: () => Promise<unknown> };

/** The latest issues of an edition; one that is being sent can be stopped. */
export function IssueHistory({ issues, onChanged }: Props): ReactNode {
  const words = useWords(editionScreenWords);
  const [stopping, setStopping] = useState<number | undefined>();
  const [repeating, setRepeating] = useState<IssueRow | undefined>();
  const { failed, isBusy, act } = useAction();
  const noteOf = ({ uncertain }: IssueRow) => words.uncertainNote.replace('{count}', uncertain.toLocaleString('en-IN'));
  const stop = (id: number) => {
    setStopping(undefined);
    void act(async () => {
      await callApi(stopIssueCall, { params: { id } });
      notify(words.stopped, { type: 'success' });
      await onChanged();
    });
  };
  const repeat = ({ id }: IssueRow) => {
    setRepeating(undefined);
    void act(async () => {
      await callApi(sendUncertainAgain, { params: { id } });
      notify(words.begun, { type: 'success' });
      await onChanged();
    });
  };
  return (
    <>
      {failed && <Alert severity="error">{failed}</Alert>}
      {issues.length === 0 && <Typography>{words.noHistory}</Typography>}
      <Rows label={words.history}>
        {issues.map((issue) => (
          <Box component="li" key={issue.id} sx={{ borderBottom: 1, borderColor: 'divider', py: 1, overflowWrap: 'anywhere' }}>
            <IssueCounts issue={issue} />
            {(issue.state === 'composing' || issue.state === 'sending') && (
              <Button color="error" onClick={() => setStopping(issue.id)} disabled={isBusy}>
                {words.stop}
              </Button>
            )}
            {issue.uncertain > 0 && issue.state === 'sent' && (
              <Alert
                severity="warning"
                sx={{ mt: 1 }}
                action={
                  <Button color="inherit" size="small" onClick={() => setRepeating(issue)} disabled={isBusy}>
                    {words.sendUncertain}
                  </Button>
                }
              >
                {noteOf(issue)}
              </Alert>
            )}
          </Box>
        ))}
      </Rows>
      <Confirm
        isOpen={stopping !== undefined}
        title={words.stop}
        content={words.stopSure}
        onConfirm={() => stopping !== undefined && stop(stopping)}
        onClose={() => setStopping(undefined)}
      />
      <Confirm
        isOpen={repeating !== undefined}
        title={words.sendUncertain}
        content={repeating ? noteOf(repeating) : ''}
        onConfirm={() => repeating && repeat(repeating)}
        onClose={() => setRepeating(undefined)}
      />
    </>
  );
}
