import type { z } from 'zod';
import { sentence } from './endpoint.ts';
import type { FieldIssue, Sentence } from './newsroomError.ts';
import { tooLittle, tooLong, tooMuch, newsroomServerWords as words } from './words.ts';

/** Zod's issues in words for editors, without the first `above` steps (body, query) of each path. */
export const issuesOf = (error: z.ZodError, above = 1): FieldIssue[] =>
  error.issues.map((issue) => ({ path: issue.path.slice(above).join('.'), message: sentenceOf(issue) }));

function sentenceOf(issue: z.core.$ZodIssue): Sentence {
  switch (issue.code) {
    case 'too_small':
      // Forms send 0 while nothing has been chosen.
      if (issue.origin !== 'string' && issue.origin !== 'array' && String(issue.path.at(-1)).endsWith('Id')) return words.notChoice;
      return issue.origin === 'string' || issue.origin === 'array' ? words.needed : tooLittle(Number(issue.minimum));
    case 'too_big':
      return issue.origin === 'string' ? tooLong(Number(issue.maximum)) : tooMuch(Number(issue.maximum));
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? words.needed : words.wrong;
    case 'invalid_format':
      if (issue.input === '') return words.needed;
      return issue.format === 'email' ? words.emailWrong : words.wrong;
    case 'custom':
      return sentence.safeParse(issue.params?.['sentence']).data ?? words.wrong;
    case 'invalid_value':
      return words.notChoice;
    default:
      return words.wrong;
  }
}
