/** What members of the staff are told of. */
export const notificationKinds = ['returned', 'approved', 'takenOver', 'handedOver', 'missedSchedule', 'mention'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The ways in which a notification is sent, beside the newsroom's own list, which has all of them. */
export const notificationChannels = ['mail'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** What is sent by mail to members who have not chosen: what somebody has to do something about. */
const mailedByDefault: Readonly<Record<NotificationKind, boolean>> = {
  returned: true,
  approved: false,
  takenOver: false,
  handedOver: true,
  missedSchedule: true,
  mention: true,
};

const defaults: Readonly<Record<NotificationChannel, Readonly<Record<NotificationKind, boolean>>>> = { mail: mailedByDefault };

/** Whether notifications of a kind are sent by a channel to members who have not chosen. */
export const isSentByDefault = (channel: NotificationChannel, kind: NotificationKind): boolean => defaults[channel][kind];
