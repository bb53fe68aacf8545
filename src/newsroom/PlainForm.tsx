import { Box, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';

type Props = {
  onSubmit: () => unknown;
  /** Set while another screen is about to take the form's place: what is typed now would be lost. */
  inert?: boolean;
  sx?: SxProps<Theme>;
  children: ReactNode;
};

/** A form that is submitted by script, without the browser's validation. */
export const PlainForm = ({ onSubmit, inert = false, sx = {}, children }: Props): ReactNode => (
  <Box
    component="form"
    noValidate
    inert={inert}
    onSubmit={(event) => {
      event.preventDefault();
      void onSubmit();
    }}
    sx={sx}
  >
    {children}
  </Box>
);

/** A one-line form: one or two fields and the button beside them. */
export const LineForm = ({ mb = 0, ...form }: Omit<Props, 'sx'> & { mb?: number }): ReactNode => (
  <PlainForm {...form} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', mb }} />
);
