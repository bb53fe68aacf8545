import { atom } from 'nanostores';

export type NotificationType = 'success' | 'error' | 'warning' | 'info';

export type Notification = {
  id: number;
  message: string;
  type: NotificationType;
  /** Milliseconds until it closes by itself; null for never. */
  autoHideDuration: number | null;
  /** What failed: the message goes when that succeeds (`succeeded`). */
  about: string | undefined;
};

/** The messages that `Notifications` shows. */
export const notifications = atom<readonly Notification[]>([]);

/** How long it is said that something was done. What failed is said until it is closed, or succeeds. */
const SHORT_MS = 4_000;

let lastId = 0;

/** Shows a short message over the screen: what was done, or why it failed. The same failure is said once. */
export function notify(message: string, { type = 'info', about }: { type?: NotificationType; about?: string | undefined } = {}): void {
  lastId += 1;
  const autoHideDuration = type === 'error' || type === 'warning' ? null : SHORT_MS;
  const others = notifications
    .get()
    .filter((one) => one.autoHideDuration !== null || (one.message !== message && (!about || one.about !== about)));
  notifications.set([...others, { id: lastId, message, type, autoHideDuration, about }]);
}

/** Takes away what was said about an earlier failure of what has now succeeded. */
export function succeeded(about: string): void {
  const others = notifications.get().filter((one) => one.about !== about);
  if (others.length < notifications.get().length) notifications.set(others);
}

export function removeNotification(id: number): void {
  notifications.set(notifications.get().filter((notification) => notification.id !== id));
}
