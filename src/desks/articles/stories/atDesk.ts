import type { Editor } from '../../../platform/auditLog.ts';
import type { Press } from '../../../platform/change.ts';
import type { Staff } from '../../../site/newsroom/staff.ts';

/** Someone of the staff at work: what every command about a story needs. */
export type AtDesk = { press: Press & { by: Editor }; staff: Staff; now: Date };
