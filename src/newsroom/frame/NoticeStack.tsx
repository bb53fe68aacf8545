import { mdiClose } from '@mdi/js';
import { Box, IconButton } from '@mui/material';
import { Children, isValidElement, type ReactNode, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { useWords } from '../language.ts';
import { newsroomWords } from '../words.ts';

/**
 * Notices for editors while they write (who has the story open, what was restored). They overlay the bottom of the screen, so that nothing
 * shifts. After closing, they open again when there is something new.
 */
export function NoticeStack({ children }: { children: ReactNode }): ReactNode {
  const words = useWords(newsroomWords);
  const names = Children.toArray(children).flatMap((notice) => (isValidElement(notice) && notice.key !== null ? notice.key : []));
  const [closed, setClosed] = useState<readonly string[]>([]);
  // A notice that comes again is new.
  const stillClosed = closed.filter((name) => names.includes(name));
  if (stillClosed.length < closed.length) setClosed(stillClosed);
  return (
    <Box
      data-notices={names.length}
      sx={{
        position: 'fixed',
        insetInline: { xs: 8, md: 'auto 24px' },
        bottom: 'calc(8px + var(--notices, 0px))',
        width: { md: '34rem' },
        zIndex: 5,
        display: stillClosed.length === names.length ? 'none' : 'grid',
        // Dialogs among its children are rendered elsewhere.
        '&:not(:has(.MuiAlert-root))': { display: 'none' },
        gap: 0.5,
        maxHeight: '40vh',
        overflowY: 'auto',
        border: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        pr: 5,
      }}
    >
      {children}
      <IconButton
        size="small"
        aria-label={words.closeNotice}
        onClick={() => setClosed(names)}
        sx={{ position: 'absolute', top: 6, right: 4 }}
      >
        <Icon path={mdiClose} fontSize="small" />
      </IconButton>
    </Box>
  );
}
