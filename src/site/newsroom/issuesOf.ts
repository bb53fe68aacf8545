import type { z } from 'zod';
import type { FieldIssue, Sentence } from './newsroomError.ts';
import { newsroomServerWords as say, tooLittle, tooLong, tooMuch } from './words.ts';

/** What zod found wrong, in words for editors; `above` steps (body, query) at the beginning of a path are left out. */
export const issuesOf = (error: z.ZodError, above = 1): FieldIssue[] =>
  error.issues.map((issue) => ({ path: issue.path.slice(above).join('.'), message: sentenceOf(issue) }));

function sentenceOf(issue: z.core.$ZodIssue): Sentence {
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? say.needed : tooLittle(Number(issue.minimum));
    case 'too_big':
      return issue.origin === 'string' ? tooLong(Number(issue.maximum)) : tooMuch(Number(issue.maximum));
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? say.needed : say.wrong;
    case 'invalid_value':
      return say.notChoice;
    default:
      return say.wrong;
  }
}
