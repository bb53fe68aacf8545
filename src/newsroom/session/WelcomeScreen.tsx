import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useState } from 'react';
import { CallError } from '../callApi.ts';
import { inLanguage } from '../language.ts';
import { newsroomWords } from '../words.ts';
import { askAccount } from './account.ts';
import { EntryCard, textOf } from './EntryCard.tsx';

type LinkFor = { first: boolean; name: string; email: string };

/** What a one-time link opens: whoever it is for chooses a password; the first of all gives name and address too. */
export function WelcomeScreen({ link, onDone }: { link: string; onDone: () => void }): ReactNode {
  const [about, setAbout] = useState<LinkFor | string>();
  const say = (key: keyof typeof newsroomWords) => inLanguage(newsroomWords[key]);

  useEffect(() => {
    askAccount<LinkFor>('/link', { link }).then(setAbout, (error: unknown) => {
      if (!(error instanceof CallError)) throw error;
      setAbout(error.message);
    });
  }, [link]);

  if (about === undefined) return <Typography sx={{ p: 6, textAlign: 'center' }}>{say('loading')}</Typography>;
  if (typeof about === 'string') {
    return (
      <EntryCard title={say('welcome')} lead={about} action={say('signIn')} onSubmit={async () => onDone()}>
        {null}
      </EntryCard>
    );
  }
  const accept = async (fields: FormData) => {
    const own = about.first ? { name: textOf(fields, 'name'), email: textOf(fields, 'email').trim() } : {};
    await askAccount('/welcome', { link, password: textOf(fields, 'password'), ...own });
    onDone();
  };
  return (
    <EntryCard
      title={about.name ? `${say('welcome')}, ${about.name}` : say('welcome')}
      {...(about.first ? { lead: say('welcomeFirst') } : {})}
      action={say('goOn')}
      onSubmit={accept}
    >
      {about.first && <TextField name="name" label={say('name')} autoComplete="name" autoFocus required />}
      <TextField
        name="email"
        label={say('email')}
        type="email"
        autoComplete="username"
        required
        {...(about.first ? {} : { defaultValue: about.email, slotProps: { htmlInput: { readOnly: true } } })}
      />
      <TextField
        name="password"
        label={say('choosePassword')}
        helperText={say('passwordAdvice')}
        type="password"
        autoComplete="new-password"
        required
      />
    </EntryCard>
  );
}
