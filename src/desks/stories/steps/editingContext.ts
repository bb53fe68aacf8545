import type { Editor } from '../../../platform/auditLog.ts';
import type { WriteContext } from '../../../platform/change.ts';
import type { Staff } from '../../../site/newsroom/staff.ts';

/** Someone of the staff at work: what every command about a story needs. */
export type EditingContext = { context: WriteContext & { by: Editor }; staff: Staff; now: Date };
