import { Alert, type AlertColor } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../language.ts';
import { newsroomWords } from '../words.ts';
import { leaveNotice } from './noticeLayer.ts';

type Props = {
  severity: AlertColor;
  /** Milliseconds until it closes by itself, unless the pointer or the focus is on it; null for never. */
  autoHideDuration?: number | null;
  /** Within a live region the notice is none itself. */
  isInLiveRegion?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** One notice in the layer over the screen. It is closed by its button or by Escape. */
export function Notice({ severity, autoHideDuration = null, isInLiveRegion = false, onClose, children }: Props): ReactNode {
  const words = useWords(newsroomWords);
  const root = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    if (isHeld || autoHideDuration === null) return undefined;
    const timer = setTimeout(() => close.current(), autoHideDuration);
    return () => clearTimeout(timer);
  }, [isHeld, autoHideDuration]);
  useLayoutEffect(() => {
    const notice = root.current;
    // The focus leaves it while it still stands there.
    return () => (notice ? leaveNotice(notice) : undefined);
  }, []);
  return (
    <Alert
      ref={root}
      severity={severity}
      role={isInLiveRegion ? 'group' : 'alert'}
      onClose={onClose}
      closeText={words.closeThisNotice}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        // The dialog in which it stands stays open.
        event.stopPropagation();
        onClose();
      }}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={{
        pointerEvents: 'auto',
        whiteSpace: 'pre-line',
        border: 1,
        overflowWrap: 'anywhere',
        py: 0,
        '& .MuiAlert-message': { flex: 1, minWidth: 0 },
      }}
    >
      {children}
    </Alert>
  );
}
