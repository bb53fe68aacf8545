import { Box, Button, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Confirm } from '../../../newsroom/Confirm.tsx';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { OnOff } from '../../../newsroom/fields/OnOff.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { OverlayAlert } from '../../../newsroom/OverlayAlert.tsx';
import { LineForm } from '../../../newsroom/PlainForm.tsx';
import { useSendOnce } from '../../../newsroom/sending/useSendOnce.ts';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { attempt } from '../../../newsroom/useAction.ts';
import { useDraft } from '../../../newsroom/useDraft.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { addNews, listNews, removeNews } from './endpoints.ts';
import { HeadlineForm } from './HeadlineForm.tsx';
import { electionScreenWords } from './screenWords.ts';
import type { ElectionForEditing } from './shapes.ts';

/** The line above the tally, and short live news: type, press Enter. */
export function LiveLines({ election }: { election: ElectionForEditing }): ReactNode {
  const words = useWords(electionScreenWords);
  const client = useQueryClient();
  const form = useDraft({ text: '', isPinned: false });
  const { draft, isSaving, refused } = form;
  const { text, isPinned } = draft;
  useUnsavedWork(text.trim() !== '');
  const [removing, setRemoving] = useState<{ id: number; text: string }>();
  const key = ['election-news', election.id];
  const params = { id: election.id };
  const { data } = useQuery(queryOf(key, listNews, { params }));
  // Also after an error: the server may have done it, though its answer was lost.
  const readAgain = () => void client.invalidateQueries({ queryKey: key });
  const sendOnce = useSendOnce();
  /** The line, if it has been posted though no answer came. */
  const findPosted = async (since: number) =>
    (await callApi(listNews, { params })).news.find((line) => line.text === text.trim() && Date.parse(line.at) > since);
  const post = () =>
    form.save(({ text, isPinned }) =>
      sendOnce<unknown>(() => callApi(addNews, { params, body: { text, seatId: null, isPinned } }), findPosted).finally(readAgain),
    );
  const lines = data?.news ?? [];
  return (
    <Box sx={{ pt: 2, maxWidth: 760 }}>
      <HeadlineForm election={election} />
      <LineForm mb={2} onSubmit={post}>
        {refused && <OverlayAlert of={refused}>{Object.values(refused.fields)[0] ?? refused.message}</OverlayAlert>}
        <TextLine label={words.newLine} value={text} onChange={(typed) => form.change({ text: typed })} sx={{ flex: 1, minWidth: 260 }} />
        <OnOff as="box" label={words.pinned} checked={isPinned} onChange={(isOn) => form.change({ isPinned: isOn })} />
        <Button type="submit" variant="contained" loading={isSaving} disabled={text.trim() === ''} sx={{ mt: 1 }}>
          {words.post}
        </Button>
      </LineForm>
      {data && lines.length === 0 && <Typography>{words.noLines}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) => (
          <Box
            component="li"
            key={line.id}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', borderBottom: 1, borderColor: 'divider', py: 0.5 }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography>{line.text}</Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {dateAndTime(new Date(line.at))}
                {line.isPinned ? ` · ${words.pinned}` : ''}
              </Typography>
            </Box>
            <Button size="small" color="error" aria-label={`${words.remove}: ${line.text}`} onClick={() => setRemoving(line)}>
              {words.remove}
            </Button>
          </Box>
        ))}
      </Box>
      <Confirm
        isOpen={removing !== undefined}
        title={words.removeLineSure}
        content={removing?.text ?? ''}
        onConfirm={() => {
          setRemoving(undefined);
          if (removing) void attempt(() => callApi(removeNews, { params: { ...params, partId: removing.id } })).finally(readAgain);
        }}
        onClose={() => setRemoving(undefined)}
      />
    </Box>
  );
}
