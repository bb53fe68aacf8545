import { addStaff } from '../../../../src/desks/staff/commands.ts';
import type { App } from '../../../../src/site/app.ts';
import type { Role, Staff } from '../../../../src/site/newsroom/staff.ts';
import { staffMember } from '../../openTestApp.ts';

/** A member of the staff who has an account. */
export async function addMember(app: App, role: Role, name: string, email: string, more: { suspended?: boolean } = {}): Promise<Staff> {
  const { id } = await addStaff(app, { name, email, role, deskIds: [], cityIds: [], suspended: false, ...more });
  return staffMember(role, { id, name, email });
}
