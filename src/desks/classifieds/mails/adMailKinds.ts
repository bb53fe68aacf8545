/** What an advertiser is told by mail, and a message that is sent on. */
export const adMailKinds = ['approved', 'rejected', 'removed', 'expired', 'message'] as const;
export type AdMailKind = (typeof adMailKinds)[number];
