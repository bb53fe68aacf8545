import { Alert, type AlertColor, Snackbar } from '@mui/material';
import { type ReactNode, useState } from 'react';

type Props = {
  /** The cause: a new one shows the alert again after it was closed. */
  of: unknown;
  severity?: AlertColor;
  /** In a dialog it is at the top of the screen, where the dialog has no buttons. */
  inDialog?: boolean;
  onClose?: () => void;
  children: ReactNode;
};

/**
 * An alert after an action. It overlays the screen, so that no button moves under a finger, and stays until it is closed or its cause is
 * resolved.
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
