import { Box, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';

type Props = { onSubmit: () => unknown; sx?: SxProps<Theme>; children: ReactNode };

/** A form that is submitted by script, without the browser's validation. */
export const PlainForm = ({ onSubmit, sx = {}, children }: Props): ReactNode => (
  <Box
    component="form"
    noValidate
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
