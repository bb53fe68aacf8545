import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Confirm } from '../../../newsroom/Confirm.tsx';
import { CallError, callApi, uploadFile } from '../../../newsroom/callApi.ts';
import { FileButton } from '../../../newsroom/fields/FileButton.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { lastAddressOf } from '../../../newsroom/lists/useAddressFilters.ts';
import { notify } from '../../../newsroom/notify.ts';
import { OverlayAlert } from '../../../newsroom/OverlayAlert.tsx';
import { ReloadOverlay } from '../../../newsroom/ReloadOverlay.tsx';
import { useRemoveOnce } from '../../../newsroom/sending/useRemoveOnce.ts';
import { useMay } from '../../../newsroom/staffContext.ts';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { useNavigateWhileOpen } from '../../../newsroom/useNavigateWhileOpen.ts';
import { removePicture, replacePicture, type ShownPicture } from './endpoints.ts';
import { LIBRARY } from './useLibrary.ts';
import { pictureDeskWords } from './words.ts';

type Props = {
  picture: ShownPicture;
  /** The version on which the form beside is based: what the editor has seen. */
  version: number;
  isUsed: boolean;
  /** Loads the present state into the form. */
  reload: (() => Promise<void>) | undefined;
  onReplaced: (picture: ShownPicture) => void;
};

/** Replaces the file of a picture, or deletes the picture. */
export function PictureFileActions({ picture, version, isUsed, reload, onReplaced }: Props): ReactNode {
  const words = useWords(pictureDeskWords);
  const mayReplace = useMay('pictures.replace');
  const navigate = useNavigateWhileOpen();
  const queries = useQueryClient();
  const [progress, setProgress] = useState(0);
  const [asksToRemove, setAsksToRemove] = useState(false);
  const replace = useMutation({
    mutationFn: (file: File) =>
      uploadFile(replacePicture, file, { params: { key: picture.key }, query: { name: file.name }, onProgress: setProgress }),
    onSuccess: async ({ picture: replaced }) => {
      notify(words.replaced, { type: 'success' });
      onReplaced(replaced);
      await queries.invalidateQueries({ queryKey: [LIBRARY] });
    },
  });
  useUnsavedWork(replace.isPending);
  const removeOnce = useRemoveOnce();
  const remove = useMutation({
    mutationFn: () => removeOnce(() => callApi(removePicture, { params: { key: picture.key }, query: { version } })),
    onSuccess: async () => {
      notify(words.removed, { type: 'success' });
      await navigate(lastAddressOf('/pictures'));
      await queries.invalidateQueries({ queryKey: [LIBRARY], refetchType: 'none' });
    },
  });
  if (!mayReplace) return null;
  const error = replace.error ?? remove.error;
  const loadPresent =
    reload &&
    (async () => {
      await reload();
      remove.reset();
    });
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h6" component="h2">
        {words.file}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {words.replaceHelp}
      </Typography>
      {error instanceof CallError && <ReloadOverlay refused={error} onReload={loadPresent} />}
      {error && !(error instanceof CallError) && <OverlayAlert of={error}>{error.message}</OverlayAlert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <FileButton
          variant="outlined"
          disabled={replace.isPending}
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          onFile={replace.mutate}
        >
          {words.replace}
        </FileButton>
        <Button color="error" disabled={isUsed || remove.isPending} onClick={() => setAsksToRemove(true)}>
          {words.remove}
        </Button>
      </Box>
      {replace.isPending && (
        <LinearProgress variant={progress < 1 ? 'determinate' : 'indeterminate'} value={progress * 100} aria-label={words.replace} />
      )}
      <Confirm
        isOpen={asksToRemove}
        title={words.remove}
        content={words.removeSure}
        onConfirm={() => {
          setAsksToRemove(false);
          remove.mutate();
        }}
        onClose={() => setAsksToRemove(false)}
      />
    </Box>
  );
}
