import { Box, Button, Typography } from '@mui/material';
import { type FormEvent, type ReactNode, useState } from 'react';
import { siteConfig } from '../../../site.config.ts';
import { CallError } from '../callApi.ts';
import { OverlayAlert } from '../OverlayAlert.tsx';

type Props = {
  title: string;
  lead?: string;
  action: string;
  /** Does what the form is for; what it throws in words is shown. */
  onSubmit: (fields: FormData) => Promise<void>;
  children: ReactNode;
  below?: ReactNode;
};

/** The card under the masthead by which one comes in: a form, its errors, one button. */
export function EntryCard({ title, lead, action, onSubmit, children, below }: Props): ReactNode {
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    setError('');
    try {
      await onSubmit(new FormData(event.currentTarget));
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      setError(failure.message);
    } finally {
      setBusy(false);
    }
  };
  const { width, height, viewBox, path } = siteConfig.wordmark;
  return (
    <Box component="main" sx={{ maxWidth: 400, mx: 'auto', px: 2, py: { xs: 4, sm: 8 } }}>
      <Box
        component="svg"
        viewBox={viewBox}
        role="img"
        aria-label={siteConfig.name}
        sx={{ height: 44, width: (44 * width) / height, mb: 3, color: 'primary.main' }}
      >
        <path d={path} fill="currentColor" />
      </Box>
      <Typography variant="h3" component="h1" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {lead && <Typography sx={{ mb: 2, color: 'text.secondary' }}>{lead}</Typography>}
      <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 1.5 }}>
        {children}
        {error && <OverlayAlert of={error}>{error}</OverlayAlert>}
        <Button type="submit" variant="contained" size="large" disabled={busy}>
          {action}
        </Button>
      </Box>
      {below && <Box sx={{ mt: 2 }}>{below}</Box>}
    </Box>
  );
}

/** A text field of such a form. */
export const textOf = (fields: FormData, name: string): string => String(fields.get(name) ?? '');
