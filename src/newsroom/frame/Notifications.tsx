import { GlobalStyles } from '@mui/material';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { type Notification, notifications, removeNotification } from '../notify.ts';
import { Notice } from './Notice.tsx';
import { makeRoomForNotices, noticeLayer } from './noticeLayer.ts';

const listen = (listener: () => void) => notifications.listen(listener);

/** The layer of the notices, with the messages of `notify` in it. What was done is said politely, what failed at once. */
export function Notifications(): ReactNode {
  const messages = useSyncExternalStore(listen, () => notifications.get());
  useEffect(makeRoomForNotices, []);
  const isFailure = ({ type }: Notification) => type === 'error' || type === 'warning';
  const shown = (message: Notification) => (
    <Notice
      key={message.id}
      severity={message.type}
      isInLiveRegion={!isFailure(message)}
      autoHideDuration={message.autoHideDuration}
      onClose={() => removeNotification(message.id)}
    >
      {message.message}
    </Notice>
  );
  return (
    <>
      <GlobalStyles
        styles={({ spacing, zIndex, breakpoints }) => ({
          '[data-notice-layer]': {
            position: 'fixed',
            insetInline: spacing(1),
            marginInline: 'auto',
            maxWidth: '40rem',
            bottom: spacing(1),
            zIndex: zIndex.snackbar,
            maxHeight: '40vh',
            overflowY: 'auto',
            display: 'flex',
            flexDirection: 'column',
            gap: spacing(0.5),
            pointerEvents: 'none',
            '& > [role=status]': { display: 'grid', gap: spacing(0.5) },
          },
          // In a dialog it is at the top of the screen, where the dialog has no buttons.
          '[role=dialog] [data-notice-layer]': { bottom: 'auto', top: spacing(1) },
          [breakpoints.down('sm')]: {
            // Above the button of a form, which is fixed there (`SaveBar`).
            'body:has([data-save-bar]) > [data-notice-layer]': { bottom: 64 },
          },
          html: { scrollPaddingBottom: 'var(--notices, 0px)' },
        })}
      />
      {createPortal(
        <>
          <div role="status">{messages.filter((message) => !isFailure(message)).map(shown)}</div>
          {messages.filter(isFailure).map(shown)}
        </>,
        noticeLayer,
      )}
    </>
  );
}
