import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError, callApi } from '../../newsroom/callApi.ts';
import { useWords } from '../../newsroom/language.ts';
import { SeveralDialog } from '../../newsroom/lists/several/SeveralDialog.tsx';
import type { Chosen } from '../../newsroom/lists/several/useSeveral.ts';
import type { ContentEndpoints, ContentListRow } from '../contentEndpoints.ts';
import type { ItemAction } from './itemActions.ts';
import { contentScreenWords } from './words.ts';

type Props = {
  action: ItemAction;
  path: string;
  endpoints: Pick<ContentEndpoints<unknown>, ItemAction | 'one'>;
  chosen: Chosen<ContentListRow>;
  onClose: (isDone: boolean) => void;
};

/** Publishes, withdraws or deletes several items of a list. */
export function SeveralItems({ action, path, endpoints, ...dialog }: Props): ReactNode {
  const words = useWords(contentScreenWords);
  const client = useQueryClient();
  const isThere = async (item: ContentListRow) => {
    try {
      return await callApi(endpoints.one, { params: { id: item.id } });
    } catch (error) {
      if (error instanceof CallError && error.status === 404) return undefined;
      throw error;
    }
  };
  return (
    <SeveralDialog
      {...dialog}
      title={words[action]}
      nameOf={({ title }) => title}
      send={({ id, version }) => {
        const seen = { params: { id }, query: { version } };
        return action === 'remove' ? callApi(endpoints.remove, seen) : callApi(endpoints[action], seen);
      }}
      wasDone={async (item) => {
        const present = await isThere(item);
        if (present === undefined) return action === 'remove';
        return present.version === item.version + 1 && present.status !== item.status;
      }}
      readRow={async (item) => {
        const { version, status } = await callApi(endpoints.one, { params: { id: item.id } });
        return { ...item, version, status };
      }}
      onSent={() => client.invalidateQueries({ queryKey: [path] })}
    >
      {action === 'withdraw' && <Typography sx={{ mb: 1 }}>{words.withdrawSeveralSure}</Typography>}
      {action === 'remove' && <Typography sx={{ mb: 1 }}>{words.removeSeveralSure}</Typography>}
    </SeveralDialog>
  );
}
