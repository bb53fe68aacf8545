import { Link, TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { inLanguage } from '../language.ts';
import { newsroomWords } from '../words.ts';
import { anyAnswer, callAccount } from './account.ts';
import { EntryCard, textOf } from './EntryCard.tsx';

type Props = { onSignedIn: () => Promise<void>; because?: string };

/** Whether a code is required too. */
const signedInAnswer = z.object({ twoFactorRedirect: z.boolean().optional() });

/** Asks for the password, then for the code of the authenticator app or a recovery code. */
export function SignInScreen({ onSignedIn, because }: Props): ReactNode {
  const [step, setStep] = useState<'password' | 'code' | 'recovery'>('password');
  const text = (key: keyof typeof newsroomWords) => inLanguage(newsroomWords[key]);

  if (step === 'password') {
    const signIn = async (fields: FormData) => {
      const { twoFactorRedirect } = await callAccount(
        '/sign-in/email',
        {
          email: textOf(fields, 'email').trim(),
          password: textOf(fields, 'password'),
        },
        signedInAnswer,
      );
      if (twoFactorRedirect) setStep('code');
      else await onSignedIn();
    };
    return (
      <EntryCard
        key="password"
        title={`${text('newsroom')}: ${text('signIn')}`}
        {...(because ? { lead: because } : {})}
        action={text('signIn')}
        onSubmit={signIn}
      >
        <TextField name="email" label={text('email')} type="email" autoComplete="username" autoFocus required />
        <TextField name="password" label={text('password')} type="password" autoComplete="current-password" required />
      </EntryCard>
    );
  }

  const isRecovery = step === 'recovery';
  const verify = async (fields: FormData) => {
    await callAccount(
      isRecovery ? '/two-factor/verify-backup-code' : '/two-factor/verify-totp',
      { code: textOf(fields, 'code').trim() },
      anyAnswer,
    );
    await onSignedIn();
  };
  return (
    <EntryCard
      key={step}
      title={text('secondFactor')}
      action={text('signIn')}
      onSubmit={verify}
      below={
        <Link component="button" type="button" onClick={() => setStep(isRecovery ? 'code' : 'recovery')}>
          {text(isRecovery ? 'useApp' : 'useRecoveryCode')}
        </Link>
      }
    >
      <TextField
        name="code"
        label={text(isRecovery ? 'recoveryCode' : 'codeFromApp')}
        autoComplete="one-time-code"
        autoFocus
        required
        slotProps={{ htmlInput: isRecovery ? {} : { inputMode: 'numeric', maxLength: 6 } }}
      />
    </EntryCard>
  );
}
