import { Box, Button, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Confirm } from '../../../newsroom/Confirm.tsx';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { OnOff } from '../../../newsroom/fields/OnOff.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { LineForm } from '../../../newsroom/PlainForm.tsx';
import { useSendOnce } from '../../../newsroom/sending/useSendOnce.ts';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { attempt } from '../../../newsroom/useAction.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { addNews, listNews, removeNews } from './endpoints.ts';
import { HeadlineForm } from './HeadlineForm.tsx';
import { electionScreenWords } from './screenWords.ts';
import type { ElectionForEditing } from './shapes.ts';

/** The line above the tally, and short live news: type, press Enter. */
export function LiveLines({ election }: { election: ElectionForEditing }): ReactNode {
  const words = useWords(electionScreenWords);
  const client = useQueryClient();
  const [text, setText] = useState('');
  useUnsavedWork(text.trim() !== '');
  const [isPinned, setIsPinned] = useState(false);
  const [isPosting, setPosting] = useState(false);
  const [removing, setRemoving] = useState<{ id: number; text: string }>();
  const key = ['election-news', election.id];
  const params = { id: election.id };
  const { data } = useQuery(queryOf(key, listNews, { params }));
  const change = async (act: () => Promise<unknown>) => {
    await attempt(act, ({ fields, message }) => Object.values(fields)[0] ?? message);
    // Also after an error: the server may have done it, though its answer was lost.
    await client.invalidateQueries({ queryKey: key });
  };
  const sendOnce = useSendOnce();
  /** The line, if it has been posted though no answer came. */
  const findPosted = async (since: number) =>
    (await callApi(listNews, { params })).news.find((line) => line.text === text.trim() && Date.parse(line.at) > since);
  const post = async () => {
    // A second press of Enter would publish the line twice.
    if (isPosting) return;
    setPosting(true);
    await change(async () => {
      await sendOnce<unknown>(() => callApi(addNews, { params, body: { text, seatId: null, isPinned } }), findPosted).finally(() =>
        setPosting(false),
      );
      setText((present) => (present === text ? '' : present));
      setIsPinned(false);
    });
  };
  const lines = data?.news ?? [];
  return (
    <Box sx={{ pt: 2, maxWidth: 760 }}>
      <HeadlineForm election={election} />
      <LineForm mb={2} onSubmit={post}>
        <TextLine label={words.newLine} value={text} onChange={setText} sx={{ flex: 1, minWidth: 260 }} />
        <OnOff as="box" label={words.pinned} checked={isPinned} onChange={setIsPinned} />
        <Button type="submit" variant="contained" loading={isPosting} disabled={text.trim() === ''} sx={{ mt: 1 }}>
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
          if (removing) void change(() => callApi(removeNews, { params: { ...params, partId: removing.id } }));
        }}
        onClose={() => setRemoving(undefined)}
      />
    </Box>
  );
}
