/** `composing`: its content is being put together; `stopped`: by the staff, in the middle. */
export const issueStates = ['composing', 'sending', 'sent', 'stopped', 'skipped'] as const;

/** `late`: the server was down when it was due; `nothing-new`: no story since the issue before. */
export const skipReasons = ['late', 'nothing-new'] as const;
export type SkipReason = (typeof skipReasons)[number];

/**
 * The way of a mail. `claimed`: a process has it in hand, but the mail server cannot have accepted it yet; `handing`:
 * its last part may have gone out, so the server may have accepted it; `uncertain`: the process or the connection broke
 * off while it was `handing`; `dropped`: the subscriber had left.
 */
export const deliveryStates = ['waiting', 'claimed', 'handing', 'sent', 'bounced', 'failed', 'uncertain', 'dropped'] as const;

/** Why a mail that was sent came back: for good, as there is no such mailbox, or because the mailbox takes no mail for now. */
export const returnKinds = ['hard', 'soft'] as const;
export type ReturnKind = (typeof returnKinds)[number];
