import { Box, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';

type Props = { onSubmit: () => unknown; sx?: SxProps<Theme>; children: ReactNode };

/** A form that is sent by the program, not by the browser, whose checks of fields it goes without. */
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

/** A form of one line: a field or two and the button beside them. */
export const LineForm = ({ mb = 0, ...form }: Omit<Props, 'sx'> & { mb?: number }): ReactNode => (
  <PlainForm {...form} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', mb }} />
);
