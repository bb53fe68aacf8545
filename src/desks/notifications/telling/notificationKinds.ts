/** What members of the staff are told of. */
export const notificationKinds = ['returned', 'approved', 'takenOver', 'handedOver', 'missedSchedule', 'mention'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The ways in which a notification is sent, beside the newsroom's own list, which has all of them. */
export const notificationChannels = ['mail', 'push'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** What is sent to members who have not chosen, by both channels: what somebody has to do something about. */
const sentByDefault: Readonly<Record<NotificationKind, boolean>> = {
  returned: true,
  approved: false,
  takenOver: false,
  handedOver: true,
  missedSchedule: true,
  mention: true,
};

/** Whether notifications of a kind are sent to members who have not chosen. */
export const isSentByDefault = (kind: NotificationKind): boolean => sentByDefault[kind];
