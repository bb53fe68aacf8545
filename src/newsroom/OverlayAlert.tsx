import { Alert, type AlertColor, Snackbar } from '@mui/material';
import { type ReactNode, useState } from 'react';

type Props = {
  /** What it tells of: another failure shows it again after it was closed. */
  of: unknown;
  severity?: AlertColor;
  /** Over a dialog it lies at the top of the screen, where the dialog has no buttons. */
  inDialog?: boolean;
  onClose?: () => void;
  children: ReactNode;
};

/**
 * An alert that an action brings up. It lies over the screen, so that no button moves from under a finger, and stays until it is closed
 * or what it tells of is over.
 */
export function OverlayAlert({ of, severity = 'error', inDialog = false, onClose, children }: Props): ReactNode {
  const [closed, setClosed] = useState<unknown>();
  if (closed !== undefined && closed === of) return null;
  const close = () => {
    setClosed(of);
    onClose?.();
  };
  return (
    <Snackbar open anchorOrigin={{ vertical: inDialog ? 'top' : 'bottom', horizontal: 'center' }}>
      <Alert
        severity={severity}
        onClose={close}
        sx={{
          width: '100%',
          maxWidth: '40rem',
          maxHeight: '40vh',
          overflowY: 'auto',
          whiteSpace: 'pre-line',
          border: 1,
          overflowWrap: 'anywhere',
        }}
      >
        {children}
      </Alert>
    </Snackbar>
  );
}
