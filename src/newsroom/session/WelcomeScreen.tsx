import { TextField, Typography } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { z } from 'zod';
import { CallError } from '../callApi.ts';
import { inLanguage } from '../language.ts';
import { newsroomWords } from '../words.ts';
import { anyAnswer, callAccount } from './account.ts';
import { EntryCard, textOf } from './EntryCard.tsx';

/** The account of a link. */
const linkFor = z.object({ first: z.boolean(), name: z.string(), email: z.string() });
type LinkFor = z.output<typeof linkFor>;

/** The screen of a one-time link, to choose a password; the first account also enters name and address. */
export function WelcomeScreen({ link, onDone }: { link: string; onDone: () => void }): ReactNode {
  const [about, setAbout] = useState<LinkFor | string>();
  const text = (key: keyof typeof newsroomWords) => inLanguage(newsroomWords[key]);

  useEffect(() => {
    callAccount('/link', { link }, linkFor).then(setAbout, (error: unknown) => {
      if (!(error instanceof CallError)) throw error;
      setAbout(error.message);
    });
  }, [link]);

  if (about === undefined) return <Typography sx={{ p: 6, textAlign: 'center' }}>{text('loading')}</Typography>;
  if (typeof about === 'string') {
    return (
      <EntryCard title={text('welcome')} lead={about} action={text('signIn')} onSubmit={async () => onDone()}>
        {null}
      </EntryCard>
    );
  }
  const accept = async (fields: FormData) => {
    const own = about.first ? { name: textOf(fields, 'name'), email: textOf(fields, 'email').trim() } : {};
    await callAccount('/welcome', { link, password: textOf(fields, 'password'), ...own }, anyAnswer);
    onDone();
  };
  return (
    <EntryCard
      title={about.name ? `${text('welcome')}, ${about.name}` : text('welcome')}
      {...(about.first ? { lead: text('welcomeFirst') } : {})}
      action={text('goOn')}
      onSubmit={accept}
    >
      {about.first && <TextField name="name" label={text('name')} autoComplete="name" autoFocus required />}
      <TextField
        name="email"
        label={text('email')}
        type="email"
        autoComplete="username"
        required
        {...(about.first ? {} : { defaultValue: about.email, slotProps: { htmlInput: { readOnly: true } } })}
      />
      <TextField
        name="password"
        label={text('choosePassword')}
        helperText={text('passwordAdvice')}
        type="password"
        autoComplete="new-password"
        required
      />
    </EntryCard>
  );
}
