/** What an enquiry is about: advertising has a form of its own, the others share the contact form. */
export const enquiryKinds = ['advertising', 'correction', 'feedback', 'subscription', 'other'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

export const contactKinds = ['correction', 'feedback', 'subscription', 'other'] as const satisfies readonly EnquiryKind[];

export const enquiryStates = ['new', 'in-hand', 'answered', 'closed', 'spam'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/**
 * The states that an editor may choose next. `answered` is chosen for an answer by telephone; a reply by mail sets it.
 * Nothing leads back to `new`, except that spam was a mistake.
 */
const nextStates: Record<EnquiryState, readonly EnquiryState[]> = {
  new: ['in-hand', 'answered', 'closed', 'spam'],
  'in-hand': ['answered', 'closed', 'spam'],
  answered: ['in-hand', 'closed'],
  closed: ['in-hand'],
  spam: ['new'],
};

/** The present state and those that may follow it. */
export const statesFrom = (state: EnquiryState): readonly EnquiryState[] => [state, ...nextStates[state]];

/** Whether an enquiry may be removed for good. */
export const isRemovable = (state: EnquiryState): boolean => state === 'closed' || state === 'spam';

/** `sending` stays if the server stopped before the mail server had answered: whether the mail arrived is then unknown. */
export const replyStates = ['sending', 'sent', 'failed'] as const;
