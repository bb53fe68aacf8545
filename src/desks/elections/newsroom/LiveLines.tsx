import { Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CallError, callApi, queryOf } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { addNews, changeHeadline, listNews, removeNews } from './endpoints.ts';
import { electionScreenWords } from './screenWords.ts';
import type { ElectionForEditing } from './shapes.ts';

/** The line above the tally, and short lines of the day: type, Enter. */
export function LiveLines({ election }: { election: ElectionForEditing }): ReactNode {
  const words = useWords(electionScreenWords);
  const client = useQueryClient();
  const [headline, setHeadline] = useState(election.breakingHeadline);
  const [savedHeadline, setSavedHeadline] = useState(headline);
  const [text, setText] = useState('');
  useUnsavedWork(headline !== savedHeadline || text.trim() !== '');
  const [isPinned, setIsPinned] = useState(false);
  const key = ['election-news', election.id];
  const params = { id: election.id };
  const { data } = useQuery(queryOf(key, listNews, { params }));
  const tell = async (act: () => Promise<unknown>, done: () => void) => {
    try {
      await act();
      done();
      await client.invalidateQueries({ queryKey: key });
    } catch (refused) {
      if (!(refused instanceof CallError)) throw refused;
      notify(Object.values(refused.fields)[0] ?? refused.message, { type: 'error' });
    }
  };
  const post = () =>
    tell(
      () => callApi(addNews, { params, body: { text, seatId: null, isPinned } }),
      () => {
        setText('');
        setIsPinned(false);
      },
    );
  const form = (submit: () => Promise<void>, children: ReactNode) => (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', mb: 2 }}
    >
      {children}
    </Box>
  );
  const lines = data?.news ?? [];
  return (
    <Box sx={{ pt: 2, maxWidth: 760 }}>
      {form(
        () =>
          tell(
            () => callApi(changeHeadline, { params, body: { headline } }),
            () => {
              setSavedHeadline(headline);
              void client.invalidateQueries({ queryKey: ['election', String(election.id)] });
              notify(words.saved, { type: 'success' });
            },
          ),
        <>
          <TextField
            label={words.headline}
            helperText={words.headlineHelp}
            value={headline}
            onChange={(event) => setHeadline(event.target.value)}
            sx={{ flex: 1, minWidth: 260 }}
          />
          <Button type="submit" variant="outlined" sx={{ mt: 1 }}>
            {words.save}
          </Button>
        </>,
      )}
      {form(
        post,
        <>
          <TextField label={words.newLine} value={text} onChange={(event) => setText(event.target.value)} sx={{ flex: 1, minWidth: 260 }} />
          <FormControlLabel
            control={<Checkbox checked={isPinned} onChange={(event) => setIsPinned(event.target.checked)} />}
            label={words.pinned}
          />
          <Button type="submit" variant="contained" disabled={text.trim() === ''} sx={{ mt: 1 }}>
            {words.post}
          </Button>
        </>,
      )}
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
            <Button
              size="small"
              color="error"
              onClick={() =>
                void tell(
                  () => callApi(removeNews, { params: { ...params, partId: line.id } }),
                  () => undefined,
                )
              }
            >
              {words.remove}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
