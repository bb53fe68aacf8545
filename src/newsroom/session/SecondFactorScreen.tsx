import { Box, TextField, Typography } from '@mui/material';
import { QRCodeSVG } from 'qrcode.react';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { inLanguage } from '../language.ts';
import { newsroomWords } from '../words.ts';
import { anyAnswer, callAccount } from './account.ts';
import { EntryCard, textOf } from './EntryCard.tsx';

const enabledAnswer = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) });
type Enabled = z.output<typeof enabledAnswer>;

/** Sets up the required second factor: QR code for the app, first code, recovery codes. */
export function SecondFactorScreen({ onDone }: { onDone: () => Promise<void> }): ReactNode {
  const [enabled, setEnabled] = useState<Enabled>();
  const [isVerified, setVerified] = useState(false);
  const text = (key: keyof typeof newsroomWords) => inLanguage(newsroomWords[key]);

  if (!enabled) {
    const enable = async (fields: FormData) => {
      setEnabled(await callAccount('/two-factor/enable', { password: textOf(fields, 'password') }, enabledAnswer));
    };
    return (
      <EntryCard key="password" title={text('setUpSecond')} lead={text('confirmPassword')} action={text('goOn')} onSubmit={enable}>
        <TextField name="password" label={text('password')} type="password" autoComplete="current-password" autoFocus required />
      </EntryCard>
    );
  }
  if (!isVerified) {
    const verify = async (fields: FormData) => {
      await callAccount('/two-factor/verify-totp', { code: textOf(fields, 'code').trim() }, anyAnswer);
      setVerified(true);
    };
    const key = new URL(enabled.totpURI).searchParams.get('secret') ?? '';
    return (
      <EntryCard key="code" title={text('setUpSecond')} lead={text('setUpWhy')} action={text('goOn')} onSubmit={verify}>
        {/* White in every theme: cameras read dark codes on a light ground. */}
        <Box sx={{ bgcolor: '#fff', p: 2, width: 'fit-content' }}>
          <QRCodeSVG value={enabled.totpURI} size={192} title={text('secondFactor')} />
        </Box>
        <Typography variant="body2">
          {text('orType')}{' '}
          <Box component="code" data-totp-key sx={{ overflowWrap: 'anywhere' }}>
            {key}
          </Box>
        </Typography>
        <TextField
          name="code"
          label={text('codeFromApp')}
          autoComplete="one-time-code"
          autoFocus
          required
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
        />
      </EntryCard>
    );
  }
  return (
    <EntryCard key="kept" title={text('recoveryCode')} lead={text('keepCodes')} action={text('codesKept')} onSubmit={onDone}>
      <Box component="ol" sx={{ columns: 2, fontFamily: 'monospace', fontSize: '1rem', lineHeight: 2, pl: 3, m: 0 }}>
        {enabled.backupCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
    </EntryCard>
  );
}
