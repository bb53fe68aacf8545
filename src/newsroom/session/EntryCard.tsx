import { Box, Button, Typography } from '@mui/material';
import type { FormEvent, ReactNode } from 'react';
import { siteConfig } from '../../../site.config.ts';
import { OverlayAlert } from '../OverlayAlert.tsx';
import { useAction } from '../useAction.ts';

type Props = {
  title: string;
  lead?: string;
  action: string;
  /** Submits the form; the message of a thrown error is shown. */
  onSubmit: (fields: FormData) => Promise<void>;
  children: ReactNode;
  below?: ReactNode;
};

/** The sign-in card below the masthead: a form, its errors, one button. */
export function EntryCard({ title, lead, action, onSubmit, children, below }: Props): ReactNode {
  const { failed, isBusy, act } = useAction();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    return act(() => onSubmit(fields));
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
        {failed && <OverlayAlert of={failed}>{failed}</OverlayAlert>}
        <Button type="submit" variant="contained" size="large" disabled={isBusy}>
          {action}
        </Button>
      </Box>
      {below && <Box sx={{ mt: 2 }}>{below}</Box>}
    </Box>
  );
}

/** The text of a form field. */
export const textOf = (fields: FormData, name: string): string => String(fields.get(name) ?? '');
