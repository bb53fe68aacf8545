import { Box, Button, TextField, Typography } from '@mui/material';
import { type FormEvent, type ReactNode, useState } from 'react';
import { z } from 'zod';
import { CallError } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { OverlayAlert } from '../../../newsroom/OverlayAlert.tsx';
import { anyAnswer, callAccount } from '../../../newsroom/session/account.ts';
import { useMe } from '../../../newsroom/staffContext.ts';
import { Title } from '../../../newsroom/Title.tsx';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { SessionList } from './SessionList.tsx';
import { roleWords, staffWords } from './words.ts';

const newCodes = z.object({ backupCodes: z.array(z.string()) });

type Told = { good: boolean; text: string };

/** The user's own account: password, recovery codes, and sessions. */
export function AccountScreen(): ReactNode {
  const words = useWords(staffWords);
  const roleNames = useWords(roleWords);
  const { staff } = useMe();
  const [entry, setTold] = useState<Told>();
  const [isTyped, setTyped] = useState(false);
  useUnsavedWork(isTyped);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);

  const send = (work: (fields: FormData) => Promise<void>) => async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setBusy(true);
    try {
      await work(new FormData(form));
      form.reset();
      setTyped(false);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (!error.isSessionOver) setTold({ good: false, text: error.message });
    } finally {
      setBusy(false);
    }
  };
  const changePassword = send(async (fields) => {
    const currentPassword = String(fields.get('present'));
    await callAccount(
      '/change-password',
      { currentPassword, newPassword: String(fields.get('next')), revokeOtherSessions: true },
      anyAnswer,
    );
    setTold({ good: true, text: words.passwordChanged });
  });
  const makeCodes = send(async (fields) => {
    const { backupCodes } = await callAccount(
      '/two-factor/generate-backup-codes',
      {
        password: String(fields.get('password')),
      },
      newCodes,
    );
    setCodes(backupCodes);
    setTold(undefined);
  });

  return (
    <Box sx={{ maxWidth: 640, py: 2, display: 'grid', gap: 4 }} onInput={() => setTyped(true)}>
      <Title title={words.account} />
      <Box>
        <Typography variant="h4" component="h2">
          {staff.name}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {roleNames[staff.role]} · {staff.email}
        </Typography>
      </Box>
      {entry && (
        <OverlayAlert of={entry} severity={entry.good ? 'success' : 'error'}>
          {entry.text}
        </OverlayAlert>
      )}
      <Box component="form" onSubmit={changePassword} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography variant="h5" component="h2">
          {words.changePassword}
        </Typography>
        <TextField name="present" type="password" label={words.presentPassword} autoComplete="current-password" required fullWidth />
        <TextField name="next" type="password" label={words.nextPassword} autoComplete="new-password" required fullWidth />
        <Button type="submit" variant="outlined" loading={isBusy}>
          {words.changePassword}
        </Button>
      </Box>
      <Box component="form" onSubmit={makeCodes} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography variant="h5" component="h2">
          {words.newCodes}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{words.newCodesNote}</Typography>
        <TextField name="password" type="password" label={words.presentPassword} autoComplete="current-password" required fullWidth />
        <Button type="submit" variant="outlined" loading={isBusy}>
          {words.newCodes}
        </Button>
        {codes.length > 0 && (
          <Box component="ol" sx={{ columns: 2, fontFamily: 'monospace', lineHeight: 2, m: 0 }}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </Box>
        )}
      </Box>
      <Box>
        <SessionList />
      </Box>
    </Box>
  );
}
