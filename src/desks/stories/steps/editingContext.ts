import type { Editor } from '../../../platform/auditLog.ts';
import type { WriteContext } from '../../../platform/change.ts';
import type { Staff } from '../../../site/newsroom/staff.ts';

/** The context of every command on a story: the staff member and the time. */
export type EditingContext = { context: WriteContext & { by: Editor }; staff: Staff; now: Date };
