import { Snackbar } from '@mui/material';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { type Notification, notifications, removeNotification } from '../notify.ts';

const listen = (listener: () => void) => notifications.listen(listener);

/** Shows the messages of `notify`, one after the other. */
export function Notifications(): ReactNode {
  const [first] = useSyncExternalStore(listen, () => notifications.get());
  return first && <NotificationBar key={first.id} notification={first} />;
}

function NotificationBar({ notification }: { notification: Notification }): ReactNode {
  const { id, message, type, autoHideDuration } = notification;
  const [isOpen, setOpen] = useState(true);
  const colors = type === 'info' ? {} : { backgroundColor: `${type}.main`, color: `${type}.contrastText` };
  return (
    <Snackbar
      open={isOpen}
      message={message}
      autoHideDuration={autoHideDuration}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      onClose={() => setOpen(false)}
      slotProps={{ transition: { onExited: () => removeNotification(id) }, content: { sx: colors } }}
    />
  );
}
