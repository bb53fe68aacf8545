import { z } from 'zod';
import { requiredText } from '../../../site/newsroom/draftSchemas.ts';
import { roles } from '../../../site/newsroom/staff.ts';

/** Administrators' input for an account, for the server and the screen. */
export const staffDraft = z.object({
  name: requiredText(80),
  email: z
    .email()
    .max(320)
    .transform((email) => email.toLowerCase()),
  role: z.enum(roles),
  deskIds: z.array(z.int().positive()).max(200).default([]),
  cityIds: z.array(z.int().positive()).max(200).default([]),
  suspended: z.boolean().default(false),
});
export type StaffDraft = z.infer<typeof staffDraft>;
