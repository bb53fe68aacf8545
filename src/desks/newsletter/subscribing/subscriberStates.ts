/** `waiting`: the confirmation is awaited. */
export const subscriberStates = ['confirmed', 'waiting'] as const;
export type SubscriberState = (typeof subscriberStates)[number];
