import type { AlertColor } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { CallError } from './callApi.ts';
import { Notice } from './frame/Notice.tsx';
import { noticeLayer } from './frame/noticeLayer.ts';

type Props = {
  /** The cause: a new one shows the alert again after it was closed. */
  of: unknown;
  severity?: AlertColor;
  onClose?: () => void;
  children: ReactNode;
};

/**
 * An alert after an action. It overlays the screen, so that no button moves under a finger, and stays until it is closed or its cause is
 * resolved.
 */
export function OverlayAlert({ of, severity = 'error', onClose, children }: Props): ReactNode {
  const [closed, setClosed] = useState<unknown>();
  if (closed !== undefined && closed === of) return null;
  if (of instanceof CallError && of.isSessionOver) return null;
  const close = () => {
    setClosed(of);
    onClose?.();
  };
  return createPortal(
    <Notice severity={severity} onClose={close}>
      {children}
    </Notice>,
    noticeLayer,
  );
}
