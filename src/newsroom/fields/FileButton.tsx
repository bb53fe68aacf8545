import { Box, Button, type ButtonProps } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { visuallyHidden } from '../frame/theme.ts';

type Props = Pick<ButtonProps, 'variant' | 'color' | 'size' | 'disabled' | 'startIcon' | 'sx'> & {
  /** The file types that the browser offers. */
  accept: string;
  /** What the file is, if the button's text is not enough. */
  label?: string;
  children: string;
} & ({ onFile: (file: File) => void; onFiles?: never } | { onFile?: never; onFiles: (files: readonly File[]) => void });

/** A button that asks for a file, or with `onFiles` for several; the same file can be chosen again. */
export function FileButton({ accept, label, onFile, onFiles, children, ...button }: Props): ReactNode {
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
        multiple={onFiles !== undefined}
        aria-label={label ?? children}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          onFiles?.(files);
          for (const file of files) onFile?.(file);
        }}
      />
    </>
  );
}
