import { mdiRefresh } from '@mdi/js';
import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { useWords } from '../language.ts';
import { Title } from '../Title.tsx';
import { isTabHeld } from '../unsavedWork.ts';
import { newsroomWords } from '../words.ts';

/** When the page was last reloaded for a screen: a second reload would not help. */
const RELOADED_AT = 'newsroom-reloaded-at';
const RELOAD_PAUSE_MS = 60_000;

/**
 * Shown instead of a screen that could not be downloaded, because there is a new version or no connection. Browsers remember a failed
 * import, so only a page reload helps: it happens automatically if nothing is unsaved and no file is being uploaded, otherwise when the
 * editor agrees. While the server cannot be reached, the page stays as it is.
 */
export function DownloadMessage(): ReactNode {
  const words = useWords(newsroomWords);
  const [canReload, setCanReload] = useState(false);

  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const result = await isReachable();
      if (isGone) return;
      setCanReload(result);
      if (result && !isTabHeld() && mayReload()) window.location.reload();
    };
    const lookAgain = () => void look();
    lookAgain();
    window.addEventListener('online', lookAgain);
    return () => {
      isGone = true;
      window.removeEventListener('online', lookAgain);
    };
  }, []);

  const again = async () => {
    const result = await isReachable();
    setCanReload(result);
    if (result) window.location.reload();
  };
  return (
    <Box sx={{ py: 6, px: 2, display: 'grid', gap: 2, justifyItems: 'center', textAlign: 'center' }} role="alert" data-not-downloaded>
      <Title title={words.notDownloaded} />
      <Typography variant="h2">{words.notDownloaded}</Typography>
      <Typography>{canReload ? words.newVersion : words.lineDown}</Typography>
      <Button variant="contained" startIcon={<Icon path={mdiRefresh} />} onClick={() => void again()}>
        {canReload ? words.reloadPage : words.tryAgain}
      </Button>
    </Box>
  );
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/newsroom', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

function mayReload(): boolean {
  const last = Number(sessionStorage.getItem(RELOADED_AT));
  if (Date.now() - last < RELOAD_PAUSE_MS) return false;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  return true;
}
