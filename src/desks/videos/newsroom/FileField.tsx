import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { uploadFile } from '../../../newsroom/callApi.ts';
import { FileButton } from '../../../newsroom/fields/FileButton.tsx';
import { useFileInFlight } from '../../../newsroom/fields/filesInFlight.ts';
import { useWords } from '../../../newsroom/language.ts';
import { OverlayAlert } from '../../../newsroom/OverlayAlert.tsx';
import type { StoredFile, uploadCaptions, uploadFilm } from './endpoints.ts';
import { videoDeskWords } from './words.ts';

type Props = {
  label: string;
  help: string;
  /** The file types that the browser offers. */
  accept: string;
  /** The upload call. */
  endpoint: typeof uploadFilm | typeof uploadCaptions;
  /** Whether there is a file already. */
  isThere: boolean;
  wrong: string | undefined;
  disabled: boolean;
  onStored: (stored: StoredFile, file: File) => void;
};

/** A file of a video, uploaded as soon as it is selected, however long it takes. */
export function FileField({ label, help, accept, endpoint, isThere, wrong, disabled, onStored }: Props): ReactNode {
  const words = useWords(videoDeskWords);
  const [progress, setProgress] = useState(0);
  const stop = useRef<AbortController>(undefined);
  const send = useMutation({
    mutationFn: (file: File) => {
      stop.current = new AbortController();
      setProgress(0);
      return uploadFile(endpoint, file, { onProgress: setProgress, signal: stop.current.signal });
    },
    onSuccess: (stored, file) => onStored(stored, file),
  });
  useFileInFlight(send.isPending);
  // A file that arrived after the field is gone would be stored unseen, beside the address that has taken its place.
  useEffect(() => () => stop.current?.abort(), []);
  return (
    <Box sx={{ my: 1.5 }} data-file={isThere ? 'there' : 'none'}>
      <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
      <Typography variant="caption" component="p" sx={{ color: wrong ? 'error.main' : 'text.secondary' }}>
        {wrong ?? `${isThere ? words.there : words.notThere}. ${help}`}
      </Typography>
      {send.error && <OverlayAlert of={send.error}>{send.error.message}</OverlayAlert>}
      {send.isPending ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <LinearProgress
            sx={{ flex: 1 }}
            aria-label={words.sending}
            variant={progress < 1 ? 'determinate' : 'indeterminate'}
            value={progress * 100}
          />
          <Typography variant="caption" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {Math.round(progress * 100)} %
          </Typography>
          <Button size="small" onClick={() => stop.current?.abort()}>
            {words.stop}
          </Button>
        </Box>
      ) : (
        !disabled && (
          <FileButton size="small" variant="outlined" accept={accept} label={label} onFile={send.mutate}>
            {words.choose}
          </FileButton>
        )
      )}
    </Box>
  );
}
