/** Why a reader reports an advertisement. */
export const reportReasons = ['fraud', 'wrong', 'offensive', 'illegal', 'notTheirs', 'other'] as const;
