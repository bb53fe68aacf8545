import { Box, Button, type ButtonProps } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { visuallyHidden } from '../frame/theme.ts';

type Props = Pick<ButtonProps, 'variant' | 'color' | 'size' | 'disabled' | 'startIcon' | 'sx'> & {
  /** The file types that the browser offers. */
  accept: string;
  /** What the file is, if the button's text is not enough. */
  label?: string;
  multiple?: boolean;
  /** Called with each file, in the order in which the browser gives them. */
  onFile: (file: File) => void;
  children: string;
};

/** A button that asks for a file, or several; the same file can be chosen again. */
export function FileButton({ accept, label, multiple = false, onFile, children, ...button }: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {/* A label that looks like a button opens nothing for the keyboard. */}
      <Button {...button} onClick={() => input.current?.click()}>
        {children}
        {label !== undefined && !children.includes(label) && (
          <Box component="span" sx={visuallyHidden}>
            : {label}
          </Box>
        )}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={label ?? children}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          for (const file of files) onFile(file);
        }}
      />
    </>
  );
}
