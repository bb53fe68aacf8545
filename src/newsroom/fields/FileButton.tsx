import { Button, type ButtonProps } from '@mui/material';
import type { ReactNode } from 'react';

type Props = Pick<ButtonProps, 'variant' | 'color' | 'size' | 'disabled' | 'startIcon'> & {
  /** Which files the browser offers. */
  accept: string;
  /** What the field is called for a screen reader, where the button's words are not enough. */
  label?: string;
  onFile: (file: File) => void;
  children: string;
};

/** A button that asks for a file; the same file may be given again. */
export const FileButton = ({ accept, label, onFile, children, ...button }: Props): ReactNode => (
  <Button component="label" {...button}>
    {children}
    <input
      type="file"
      hidden
      accept={accept}
      aria-label={label ?? children}
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        event.target.value = '';
        if (file) onFile(file);
      }}
    />
  </Button>
);
