import { mdiPlus } from '@mdi/js';
import { Box, Button, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { CallError, callApi, queryOf } from '../../../newsroom/callApi.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { useMay } from '../../../newsroom/staffContext.ts';
import { Title } from '../../../newsroom/Title.tsx';
import { notifyOfRefusal } from '../../../newsroom/useAction.ts';
import { useNavigateWhileOpen } from '../../../newsroom/useNavigateWhileOpen.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { StoryPicker } from '../../stories/newsroom/StoryPicker.tsx';
import type { CoverageRow } from '../posts/livePost.ts';
import { listCoverages, openCoverage } from './endpoints.ts';
import { liveDeskWords } from './words.ts';

/** Current and past live coverages. */
export function CoverageListScreen(): ReactNode {
  const words = useWords(liveDeskWords);
  const mayDirect = useMay('live.direct');
  const navigate = useNavigateWhileOpen();
  const [choosing, setChoosing] = useState(false);
  const { data } = useQuery(queryOf(['live'], listCoverages));
  const open = async (articleId: number) => {
    try {
      await callApi(openCoverage, { params: { id: articleId } });
      notify(words.opened, { type: 'success' });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // There is one already, which is opened.
      if (error.status !== 409) return notifyOfRefusal(error);
      notify(error.message);
    }
    await navigate(`/live/${articleId}`);
  };
  return (
    <Box sx={{ py: 2, maxWidth: 840 }}>
      <Title title={words.title} />
      {mayDirect && (
        <Button variant="contained" startIcon={<Icon path={mdiPlus} />} onClick={() => setChoosing(true)}>
          {words.open}
        </Button>
      )}
      <Coverages title={words.onNow} rows={data?.on} empty={words.nothingOn} />
      {data && data.over.length > 0 && <Coverages title={words.over} rows={data.over} empty="" />}
      {choosing && (
        <StoryPicker
          onDone={(picked) => {
            setChoosing(false);
            if (picked) void open(picked.articleId);
          }}
        />
      )}
    </Box>
  );
}

function Coverages({ title, rows, empty }: { title: string; rows: readonly CoverageRow[] | undefined; empty: string }): ReactNode {
  const words = useWords(liveDeskWords);
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h5" component="h2">
        {title}
      </Typography>
      {rows?.length === 0 && <Typography sx={{ color: 'text.secondary', py: 1 }}>{empty}</Typography>}
      {rows?.map(({ articleId, headline, startedAt, posts }) => (
        <Box key={articleId} sx={{ borderBottom: 1, borderColor: 'divider', py: 1.5 }}>
          <Link component={RouterLink} to={`/live/${articleId}`} color="inherit" underline="hover" sx={{ fontWeight: 600 }}>
            {headline}
          </Link>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {dateAndTime(new Date(startedAt))} · {posts} {words.posts}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
