/**
 * A message waits for its time, is being sent, has been sent, or was stopped: by an editor, or because what it leads to
 * has been withdrawn.
 */
export const campaignStates = ['scheduled', 'sending', 'sent', 'stopped'] as const;

/** How soon a phone that saves its battery should wake up (RFC 8030, section 5.3). */
export const urgencies = ['low', 'normal', 'high'] as const;
