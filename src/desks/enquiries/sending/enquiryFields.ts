import type { z } from '@hono/zod-openapi';
import { textOf } from '../../../site/calls/form.ts';
import { type FieldName, fieldNames } from './enquiryDraft.ts';

/**
 * A field that no person sees. A program that fills in every field is found out by it. (A time trap would need the time of delivery in the
 * page, which is cached and the same for everybody.)
 */
export const TRAP_FIELD = 'website';

/** What was typed into a form, and what is wrong with it. */
export type Typed = Partial<Record<FieldName, string>>;
export type Problems = Partial<Record<FieldName, string>>;

/** The texts of a form; a file in place of a text is an empty field. */
export function typedIn(fields: FormData): Typed {
  return Object.fromEntries(fieldNames.filter((name) => fields.has(name)).map((name) => [name, textOf(fields, name)]));
}

/** Whether the hidden field was filled in. */
export const isTrapped = (fields: FormData): boolean => {
  const value = fields.get(TRAP_FIELD);
  return value !== null && value !== '';
};

/** The first error of each field. */
export function problemsOf(error: z.ZodError): Problems {
  const problems: Problems = {};
  for (const { path, message } of error.issues) {
    const name = fieldNames.find((field) => field === path[0]);
    if (name && problems[name] === undefined) problems[name] = message;
  }
  return problems;
}
