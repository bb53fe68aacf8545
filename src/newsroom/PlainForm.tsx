import { Box, type SxProps, type Theme } from '@mui/material';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';

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

const isTyping = (): boolean => document.activeElement?.matches('input, textarea, [contenteditable=true]') ?? false;

/**
 * A form that is submitted by script, without the browser's validation. After an answer the first field that it finds invalid gets the focus,
 * unless the editor is typing in another.
 */
export function PlainForm({ onSubmit, inert = false, sx = {}, children }: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState(0);
  useEffect(() => {
    if (answers > 0 && !isTyping()) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [answers]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const half = halfTyped(event.currentTarget);
    // Left and entered again, the field says what is wrong with it.
    half?.blur();
    half?.focus();
    if (half) return;
    await onSubmit();
    setAnswers((before) => before + 1);
  };
  return (
    <Box component="form" ref={form} noValidate inert={inert} onSubmit={submit} sx={sx}>
      {children}
    </Box>
  );
}

/** A one-line form: one or two fields and the button beside them. */
export const LineForm = ({ mb = 0, ...form }: Pick<Props, 'onSubmit' | 'children'> & { mb?: number }): ReactNode => (
  <PlainForm {...form} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', mb }} />
);
