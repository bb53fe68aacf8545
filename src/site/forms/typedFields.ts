import type { z } from '@hono/zod-openapi';
import { textOf } from '../calls/form.ts';

/**
 * A field that no person sees. A program that fills in every field is found out by it. (A time trap would need the time of delivery in the
 * page, which is cached and the same for everybody.)
 */
export const TRAP_FIELD = 'website';

/** What was typed into a form, by field, and what is wrong with it. */
export type Typed<Name extends string = string> = Partial<Record<Name, string>>;
export type Problems<Name extends string = string> = Partial<Record<Name, string>>;

/** The texts of a form; a file in place of a text is an empty field. */
export function typedIn<Name extends string>(fields: FormData, names: readonly Name[]): Typed<Name> {
  const typed: Typed<Name> = {};
  for (const name of names) if (fields.has(name)) typed[name] = textOf(fields, name);
  return typed;
}

/** The first of the fields that has a problem. It has the focus in a form without a list of its problems (`FormProblems`). */
export const firstWithProblem = <Name extends string>(
  problems: { [name in Name]?: string | undefined },
  names: readonly Name[],
): Name | undefined => names.find((name) => problems[name] !== undefined);

/** Whether the hidden field was filled in. */
export const isTrapped = (fields: FormData): boolean => {
  const value = fields.get(TRAP_FIELD);
  return value !== null && value !== '';
};

/** The first error of each field. */
export function problemsOf<Name extends string>(error: z.ZodError, names: readonly Name[]): Problems<Name> {
  const problems: Problems<Name> = {};
  for (const { path, message } of error.issues) {
    const name = names.find((field) => field === path[0]);
    if (name !== undefined && problems[name] === undefined) problems[name] = message;
  }
  return problems;
}
