import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Confirm } from '../../../newsroom/Confirm.tsx';
import { ask, CallError } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { OverlayAlert } from '../../../newsroom/OverlayAlert.tsx';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import type { ElectionForEditing } from './queries.ts';
import { electionScreenWords } from './screenWords.ts';

type Source = { id: number; name: string; revokedAt: string | null; lastUsedAt: string | null };

/** The machines that may send results, each with a key that is shown once. */
export function SourceKeys({ election }: { election: ElectionForEditing }): ReactNode {
  const words = useWords(electionScreenWords);
  const client = useQueryClient();
  const [name, setName] = useState('');
  useUnsavedWork(name.trim() !== '');
  const [made, setMade] = useState<string | undefined>();
  const [revoking, setRevoking] = useState<Source | undefined>();
  const key = ['election-sources', election.id];
  const path = `/elections/${election.id}/sources`;
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => ask<{ data: Source[] }>('get', path, undefined, signal) });
  const tell = async (act: () => Promise<void>) => {
    try {
      await act();
      await client.invalidateQueries({ queryKey: key });
    } catch (refused) {
      if (!(refused instanceof CallError)) throw refused;
      notify(refused.message, { type: 'error' });
    }
  };
  const make = () =>
    tell(async () => {
      setMade((await ask<{ key: string }>('post', path, { name })).key);
      setName('');
    });
  const rows = data?.data ?? [];
  return (
    <Box sx={{ pt: 2, maxWidth: 760 }}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
      >
        <TextField
          label={words.sourceName}
          value={name}
          onChange={(event) => setName(event.target.value)}
          sx={{ flex: 1, minWidth: 240 }}
        />
        <Button type="submit" variant="contained" disabled={name.trim() === ''} sx={{ mt: 1 }}>
          {words.newKey}
        </Button>
      </Box>
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
              <Button size="small" color="error" onClick={() => setRevoking(source)}>
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
          const id = revoking?.id;
          setRevoking(undefined);
          void tell(async () => {
            await ask('delete', `${path}/${id}`);
          });
        }}
        onClose={() => setRevoking(undefined)}
      />
    </Box>
  );
}
