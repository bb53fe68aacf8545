import { Alert, Box, Button, LinearProgress } from '@mui/material';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { CallError, callApi } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { Title } from '../../../newsroom/Title.tsx';
import { readNotification } from './endpoints.ts';
import { useRefresh } from './useUnread.ts';
import { notificationScreenWords } from './words.ts';

/** Marks a notification as read and goes on to its story: the address of a notification in the list and in mails. */
export function OpenNotificationScreen(): ReactNode {
  const words = useWords(notificationScreenWords);
  const id = useParams()['id'] ?? '';
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [failed, setFailed] = useState('');
  const open = useEffectEvent(async (opened: string, leaving: AbortSignal) => {
    try {
      const { storyId } = await callApi(readNotification, { params: { id: opened } });
      refresh();
      if (!leaving.aborted) await navigate(`/stories/${storyId}`, { replace: true });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (!leaving.aborted) setFailed(error.message);
    }
  });
  useEffect(() => {
    const leaving = new AbortController();
    void open(id, leaving.signal);
    return () => leaving.abort();
  }, [id]);
  return (
    <Box sx={{ py: 2, maxWidth: 640 }}>
      <Title title={words.title} />
      {failed === '' ? (
        <LinearProgress />
      ) : (
        <>
          <Alert severity="error">{failed}</Alert>
          <Button component={Link} to="/notifications" sx={{ mt: 1 }}>
            {words.back}
          </Button>
        </>
      )}
    </Box>
  );
}
