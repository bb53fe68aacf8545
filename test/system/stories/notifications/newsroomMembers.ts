import { addStaff } from '../../../../src/desks/staff/commands.ts';
import type { App } from '../../../../src/site/app.ts';
import type { Role, Staff } from '../../../../src/site/newsroom/staff.ts';
import { openTestApp, staffMember } from '../../openTestApp.ts';
import { newsroomOf } from '../newsroomStory.ts';

/** A member of the staff who has an account. */
export async function addMember(app: App, role: Role, name: string, email: string, more: { suspended?: boolean } = {}): Promise<Staff> {
  const { id } = await addStaff(app, { name, email, role, deskIds: [], cityIds: [], suspended: false, ...more });
  return staffMember(role, { id, name, email });
}

/** A site whose clock a test moves on, with a reporter and a desk editor. */
export async function openTeam(environment: Record<string, string> = {}) {
  const clock = { at: new Date('2030-03-10T09:00:00Z'), environment };
  const site = await openTestApp(clock);
  const room = newsroomOf(site);
  const reporter = await addMember(site.app, 'reporter', 'રવિ પટેલ', 'ravi@savar.example');
  const editor = await addMember(site.app, 'desk-editor', 'મીરા શાહ', 'mira@savar.example');
  return {
    clock,
    site,
    room,
    reporter,
    editor,
    pass: (ms: number) => {
      clock.at = new Date(clock.at.getTime() + ms);
      // Timers do not know this clock.
      site.app.listeners.changedPerhaps();
    },
    /** A story that the reporter has handed in and the editor has returned. */
    returned: async (note = 'આંકડો ખોટો છે.', headline = 'પુલ ખૂલ્યો'): Promise<number> => {
      const { id } = await room.begin(reporter, { headline });
      await room.stepped(reporter, id, 'submit');
      await room.stepped(editor, id, 'return', { note });
      return id;
    },
  };
}
export type Team = Awaited<ReturnType<typeof openTeam>>;
