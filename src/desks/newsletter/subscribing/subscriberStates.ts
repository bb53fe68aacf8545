/** `waiting`: the confirmation is awaited. `blocked`: it is confirmed, but mail came back too often. */
export const subscriberStates = ['confirmed', 'waiting', 'blocked'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** Why an address leaves the list: its reader unsubscribes, reports the mail as spam, or mail to it comes back. */
export const leavings = ['unsubscribed', 'complained', 'bounced'] as const;
export type Leaving = (typeof leavings)[number];
