import { Button, type ButtonProps } from '@mui/material';
import type { ReactNode } from 'react';

type Props = Pick<ButtonProps, 'variant' | 'color' | 'size' | 'disabled' | 'startIcon'> & {
  /** The file types that the browser offers. */
  accept: string;
  /** The accessible name, if the button's text is not enough. */
  label?: string;
  onFile: (file: File) => void;
  children: string;
};

/** A button that asks for a file; the same file can be chosen again. */
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
