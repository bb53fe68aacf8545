import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Confirm } from '../../newsroom/Confirm.tsx';
import { CallError, callApi } from '../../newsroom/callApi.ts';
import { useWords } from '../../newsroom/language.ts';
import { lastAddressOf } from '../../newsroom/lists/useAddressFilters.ts';
import { notify } from '../../newsroom/notify.ts';
import { ReloadOverlay } from '../../newsroom/ReloadOverlay.tsx';
import { useRemoveOnce } from '../../newsroom/sending/useRemoveOnce.ts';
import { NOTHING_LEFT } from '../../newsroom/unsavedWork.ts';
import { useNavigateWhileOpen } from '../../newsroom/useNavigateWhileOpen.ts';
import type { ContentEndpoints } from '../contentEndpoints.ts';
import { contentScreenWords } from './words.ts';

type Props = {
  path: string;
  endpoint: ContentEndpoints<unknown>['remove'];
  item: { id: number; version: number };
  onReload: (() => Promise<void>) | undefined;
};

/** The button that deletes an item for good, after a question, and leads back to the list. */
export function RemoveItem({ path, endpoint, item: { id, version }, onReload }: Props): ReactNode {
  const words = useWords(contentScreenWords);
  const queries = useQueryClient();
  const navigate = useNavigateWhileOpen();
  const removeOnce = useRemoveOnce();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => removeOnce(() => callApi(endpoint, { params: { id }, query: { version } })),
    onSuccess: async () => {
      notify(words.nowRemoved, { type: 'success' });
      await navigate(lastAddressOf(path), { replace: true, state: NOTHING_LEFT });
      await queries.invalidateQueries({ queryKey: [path, 'list'] });
    },
  });
  return (
    <>
      <Button color="error" disabled={remove.isPending} onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={words.remove}
        content={words.removeSure}
        onConfirm={() => {
          setAsking(false);
          remove.mutate();
        }}
        onClose={() => setAsking(false)}
      />
      {remove.error instanceof CallError && (
        <ReloadOverlay
          refused={remove.error}
          onReload={
            onReload &&
            (async () => {
              await onReload();
              remove.reset();
            })
          }
        />
      )}
    </>
  );
}
