import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Confirm } from '../../../newsroom/Confirm.tsx';
import { addressOf, callApi, queryOf } from '../../../newsroom/callApi.ts';
import { ToggleChoice } from '../../../newsroom/fields/ToggleChoice.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { ReadError } from '../../../newsroom/reads/ReadError.tsx';
import { useSendOnce } from '../../../newsroom/sending/useSendOnce.ts';
import { useMe } from '../../../newsroom/staffContext.ts';
import { useAction } from '../../../newsroom/useAction.ts';
import type { EditionRow, IssueRow } from '../editions/editionDraft.ts';
import { previewEdition, previewEditionHtml, readEditionCall, sendEditionNow, testEdition } from './editionEndpoints.ts';
import { editionScreenWords } from './words.ts';

type Props = { edition: EditionRow; issues: readonly IssueRow[]; onChanged: () => Promise<unknown> };

const HEIGHT = 640;
const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

/** The edition with the stories of now, as mail and as plain text; it can be sent as a test, or to all. */
export function EditionPreview({ edition: { id, readers, version }, issues, onChanged }: Props): ReactNode {
  const words = useWords(editionScreenWords);
  const [as, setAs] = useState<'html' | 'text'>('html');
  const [isAsking, setAsking] = useState(false);
  const { failed, isBusy, act } = useAction();
  // A saved change of the subject shows at once.
  const { data, error } = useQuery({
    ...queryOf(['newsletter-preview', id, version], previewEdition, { params: { id } }),
    refetchOnWindowFocus: false,
  });
  const composed = data?.composed;
  const isUnderWay = issues.some(({ state }) => state === 'composing' || state === 'sending');
  const test = () =>
    act(async () => {
      const { email } = await callApi(testEdition, { params: { id } });
      notify(words.testSent.replace('{email}', email), { type: 'success' });
    });
  const { name } = useMe().staff;
  const sendOnce = useSendOnce();
  /** The issue, if it has been begun though no answer came. */
  const findBegun = async (since: number) =>
    (await callApi(readEditionCall, { params: { id } })).issues.find(
      (issue) => issue.byName === name && Date.parse(issue.plannedAt) > since,
    );
  const send = () => {
    setAsking(false);
    void act(async () => {
      await sendOnce<unknown>(() => callApi(sendEditionNow, { params: { id } }), findBegun);
      notify(words.begun, { type: 'success' });
      await onChanged();
    });
  };
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h6" component="h2">
        {words.preview}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {words.previewNote}
      </Typography>
      {failed && <Alert severity="error">{failed}</Alert>}
      <ReadError error={error} />
      {data && !composed && <Typography>{words.empty}</Typography>}
      {composed && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
            <ToggleChoice
              value={as}
              options={[
                ['html', words.asHtml],
                ['text', words.asText],
              ]}
              onChange={setAs}
              sx={{ '& .MuiToggleButton-root.MuiToggleButton-root': { color: 'text.primary' } }}
            />
            <Button onClick={() => void test()} loading={isBusy}>
              {words.test}
            </Button>
            <Button variant="contained" onClick={() => setAsking(true)} disabled={isUnderWay || isBusy}>
              {words.sendNow}
            </Button>
          </Box>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{composed.subject}</Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
            {words.sizes.replace('{html}', kilobytes(composed.htmlBytes)).replace('{text}', kilobytes(composed.textBytes))}
          </Typography>
          {as === 'html' ? (
            <Box
              component="iframe"
              sandbox=""
              key={version}
              title={words.preview}
              src={addressOf(previewEditionHtml, { params: { id } })}
              sx={{ display: 'block', width: '100%', maxWidth: 640, height: HEIGHT, border: 1, borderColor: 'divider', bgcolor: '#fff' }}
            />
          ) : (
            <Box
              component="pre"
              tabIndex={0}
              aria-label={words.asText}
              sx={{
                m: 0,
                p: 2,
                maxHeight: HEIGHT,
                overflow: 'auto',
                border: 1,
                borderColor: 'divider',
                fontFamily: 'inherit',
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
              }}
            >
              {composed.text}
            </Box>
          )}
        </>
      )}
      <Confirm
        isOpen={isAsking}
        title={words.sendNow}
        content={words.sendNowSure.replace('{count}', readers.toLocaleString('en-IN'))}
        onConfirm={send}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}
