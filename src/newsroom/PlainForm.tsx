import { Box, type SxProps, type Theme } from '@mui/material';
import type { FormEvent, ReactNode } from 'react';

type Props = {
  onSubmit: () => unknown;
  /** Set while another screen is about to take the form's place: what is typed now would be lost. */
  inert?: boolean;
  sx?: SxProps<Theme>;
  children: ReactNode;
};

const timeTypes = ['date', 'datetime-local', 'time'];

/** A field with a day or time that is typed half. Its value is empty, so it would be saved as no time at all. */
const halfTyped = (form: HTMLFormElement): HTMLInputElement | undefined =>
  [...form.querySelectorAll('input')].find(({ type, validity }) => timeTypes.includes(type) && validity.badInput);

/** A form that is submitted by script, without the browser's validation. */
export const PlainForm = ({ onSubmit, inert = false, sx = {}, children }: Props): ReactNode => (
  <Box
    component="form"
    noValidate
    inert={inert}
    onSubmit={(event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const half = halfTyped(event.currentTarget);
      if (!half) return void onSubmit();
      // Left and entered again, the field says what is wrong with it.
      half.blur();
      half.focus();
    }}
    sx={sx}
  >
    {children}
  </Box>
);

/** A one-line form: one or two fields and the button beside them. */
export const LineForm = ({ mb = 0, ...form }: Pick<Props, 'onSubmit' | 'children'> & { mb?: number }): ReactNode => (
  <PlainForm {...form} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', mb }} />
);
