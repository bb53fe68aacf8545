import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { queryOf } from '../../../newsroom/callApi.ts';
import { useMe } from '../../../newsroom/staffContext.ts';
import { milliseconds } from '../../../platform/clock.ts';
import { countNotifications } from './endpoints.ts';

const AGAIN_MS = milliseconds('1m');

/** The cache key of the user's notifications: whoever signs in after them in the same window does not see theirs. */
export const useNotificationsKey = (): string => `notifications ${useMe().staff.id}`;

/** The user's unread notifications, read every minute and when the window gets the focus. */
export function useUnread(): UseQueryResult<z.output<typeof countNotifications.answer>> {
  return useQuery({ ...queryOf([useNotificationsKey(), 'unread'], countNotifications), refetchInterval: AGAIN_MS });
}

/** Reads count and list anew, after notifications were marked as read. */
export function useRefresh(): () => void {
  const client = useQueryClient();
  const key = useNotificationsKey();
  return () => void client.invalidateQueries({ queryKey: [key] });
}
