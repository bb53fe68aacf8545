import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { roles } from './staff.ts';

const staff = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  deskIds: z.array(z.number()).readonly(),
  cityIds: z.array(z.number()).readonly(),
});

/** The state of a newsroom user: signed out, at the second factor, or signed in. */
const whoAmI = z.discriminatedUnion('at', [
  z.object({ at: z.literal('out') }),
  z.object({ at: z.literal('second-factor') }),
  z.object({ at: z.literal('in'), staff, sessionId: z.string() }),
]);
export type WhoAmI = z.output<typeof whoAmI>;

/** The header of a call with the id of whom the screen belongs to; one of somebody else's session is refused. */
export const STAFF_HEADER = 'x-newsroom-staff';

/** Open to everyone, so that being signed out is a normal response and not an error. */
export const readWhoAmI = endpoint({ path: '/whoami', summary: 'Tell who is signed in', answer: whoAmI });
