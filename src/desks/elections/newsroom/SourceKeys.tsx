import { Box, Button, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { Confirm } from '../../../newsroom/Confirm.tsx';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { OverlayAlert } from '../../../newsroom/OverlayAlert.tsx';
import { LineForm } from '../../../newsroom/PlainForm.tsx';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { attempt } from '../../../newsroom/useAction.ts';
import { useDraft } from '../../../newsroom/useDraft.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { addSource, listSources, revokeSource } from './endpoints.ts';
import { electionScreenWords } from './screenWords.ts';
import type { ElectionForEditing } from './shapes.ts';

type Source = z.output<typeof listSources.answer>['data'][number];

/** The programs that may send results; each has a key that is shown once. */
export function SourceKeys({ election }: { election: ElectionForEditing }): ReactNode {
  const words = useWords(electionScreenWords);
  const client = useQueryClient();
  const { draft, change, isSaving, refused, save } = useDraft({ name: '' });
  useUnsavedWork(draft.name.trim() !== '');
  const [made, setMade] = useState<string | undefined>();
  const [revoking, setRevoking] = useState<Source | undefined>();
  const key = ['election-sources', election.id];
  const params = { id: election.id };
  const { data } = useQuery(queryOf(key, listSources, { params }));
  // Also after an error: a key whose answer was lost is there, and can be revoked.
  const readAgain = () => void client.invalidateQueries({ queryKey: key });
  const make = () => save(async (body) => setMade((await callApi(addSource, { params, body }).finally(readAgain)).key));
  const rows = data?.data ?? [];
  return (
    <Box sx={{ pt: 2, maxWidth: 760 }}>
      <LineForm onSubmit={make}>
        {refused && <OverlayAlert of={refused}>{refused.message}</OverlayAlert>}
        <TextLine label={words.sourceName} value={draft.name} onChange={(name) => change({ name })} sx={{ flex: 1, minWidth: 240 }} />
        <Button type="submit" variant="contained" loading={isSaving} disabled={draft.name.trim() === ''} sx={{ mt: 1 }}>
          {words.newKey}
        </Button>
      </LineForm>
      {made && (
        <OverlayAlert of={made} severity="warning" onClose={() => setMade(undefined)}>
          {words.keyOnce}
          <Box component="code" sx={{ display: 'block', overflowWrap: 'anywhere', mt: 0.5, userSelect: 'all' }}>
            {made}
          </Box>
        </OverlayAlert>
      )}
      {data && rows.length === 0 && <Typography sx={{ py: 2 }}>{words.noKeys}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((source) => (
          <Box
            component="li"
            key={source.id}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', borderBottom: 1, borderColor: 'divider', py: 0.75 }}
          >
            <Box sx={{ flex: 1 }}>
              <Typography>{source.name}</Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {source.lastUsedAt ? `${words.lastUsed}: ${dateAndTime(new Date(source.lastUsedAt))}` : words.neverUsed}
              </Typography>
            </Box>
            {source.revokedAt ? (
              <Typography variant="caption">{words.revoked}</Typography>
            ) : (
              <Button size="small" color="error" aria-label={`${words.revoke}: ${source.name}`} onClick={() => setRevoking(source)}>
                {words.revoke}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      <Confirm
        isOpen={revoking !== undefined}
        title={revoking?.name ?? ''}
        content={words.revokeSure}
        onConfirm={() => {
          setRevoking(undefined);
          if (revoking) void attempt(() => callApi(revokeSource, { params: { ...params, partId: revoking.id } })).finally(readAgain);
        }}
        onClose={() => setRevoking(undefined)}
      />
    </Box>
  );
}
