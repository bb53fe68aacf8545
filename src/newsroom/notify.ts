import { atom } from 'nanostores';

export type NotificationType = 'success' | 'error' | 'warning' | 'info';

export type Notification = {
  id: number;
  message: string;
  type: NotificationType;
  /** Milliseconds until it closes by itself; null for never. */
  autoHideDuration: number | null;
};

/** The queue of messages that `Notifications` shows one after the other. */
export const notifications = atom<readonly Notification[]>([]);

let lastId = 0;

/** Shows a short message at the bottom of the screen: what was done, or why it failed. */
export function notify(message: string, options: { type?: NotificationType; autoHideDuration?: number | null } = {}): void {
  const { type = 'info', autoHideDuration = 4_000 } = options;
  lastId += 1;
  notifications.set([...notifications.get(), { id: lastId, message, type, autoHideDuration }]);
}

export function removeNotification(id: number): void {
  notifications.set(notifications.get().filter((notification) => notification.id !== id));
}
