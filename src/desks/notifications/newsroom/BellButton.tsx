import { mdiBellOutline } from '@mdi/js';
import { Badge, IconButton, Tooltip } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { useMe } from '../../../newsroom/staffContext.ts';
import { keepPush } from './staffPush.ts';
import { useUnread } from './useUnread.ts';
import { notificationScreenWords } from './words.ts';

/** More than these are shown as `99+`. */
const MAX_SHOWN = 99;

/** Leads from the app bar to the notifications, with the number of unread ones. */
export function BellButton(): ReactNode {
  const words = useWords(notificationScreenWords);
  const unread = useUnread().data?.unread ?? 0;
  const staffId = useMe().staff.id;
  useEffect(() => {
    void keepPush(staffId);
  }, [staffId]);
  const count = unread > MAX_SHOWN ? `${MAX_SHOWN}+` : String(unread);
  return (
    <Tooltip title={words.title} enterDelay={300}>
      <IconButton
        color="inherit"
        component={Link}
        to="/notifications"
        aria-label={unread === 0 ? words.title : `${words.title}: ${count} ${words.unread}`}
      >
        {unread === 0 ? (
          <Icon path={mdiBellOutline} />
        ) : (
          <Badge badgeContent={unread} max={MAX_SHOWN} color="error">
            <Icon path={mdiBellOutline} />
          </Badge>
        )}
      </IconButton>
    </Tooltip>
  );
}
