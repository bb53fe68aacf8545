import { z } from '@hono/zod-openapi';
import { graphemes, isLongerThan } from '../../../platform/text/graphemes.ts';
import { rowId } from '../../../site/calls/rowId.ts';
import { filled, mailAddress, oneLine, orMissing, typed } from '../../../site/forms/draftFields.ts';
import { tooLong } from '../../../site/forms/words.ts';
import { objections } from '../moderation/commentStates.ts';
import { commentText as words } from '../words.ts';

const MIN_LETTERS = 2;
/** The longest comment or letter, in graphemes. */
export const MAX_LETTERS = 2_000;
const MAX_NAME = 80;
const MAX_SUBJECT = 120;

/** A text of 2 to 2,000 graphemes; three empty lines or more become one. */
const written = (missing: string) =>
  typed(missing)
    .overwrite((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    )
    .superRefine((text, context) => {
      if (isLongerThan(text, MAX_LETTERS)) context.addIssue({ code: 'custom', message: tooLong(MAX_LETTERS) });
      else if (graphemes(text).length < MIN_LETTERS) context.addIssue({ code: 'custom', message: missing });
    })
    .openapi({ type: 'string', description: '2 to 2,000 graphemes', example: 'સારો અને ઉપયોગી લેખ.' });

const filledLine = (max: number, missing: string) => filled(missing).pipe(oneLine(max));

/** What a reader writes about a story. Errors are sentences for the reader. */
export const commentDraft = z.object({
  text: written(words.textMissing),
  name: orMissing(oneLine(MAX_NAME)).openapi({ type: 'string', description: 'Needed if the profile has no name' }),
});
export const commentFieldNames = ['name', 'text'] as const;
export type CommentField = (typeof commentFieldNames)[number];

/** The same in a call. */
export const commentCallDraft = commentDraft.extend({
  articleId: rowId,
  parentId: rowId.optional().openapi({ type: 'integer', description: 'The comment that it replies to' }),
});

/** A letter to the editor. The mail address is not shown. */
export const letterDraft = z.object({
  subject: filledLine(MAX_SUBJECT, words.subjectMissing).openapi({ type: 'string', example: 'બસની આવૃત્તિ' }),
  text: written(words.letterMissing),
  name: filledLine(MAX_NAME, words.nameMissing).openapi({ type: 'string', example: 'મીરા શાહ' }),
  city: filledLine(MAX_NAME, words.cityMissing).openapi({ type: 'string', example: 'સુરત' }),
  email: filled(words.emailMissing).pipe(mailAddress),
});
export type LetterDraft = z.output<typeof letterDraft>;
export const letterFieldNames = ['subject', 'text', 'name', 'city', 'email'] as const;
export type LetterField = (typeof letterFieldNames)[number];

/** What a comment or letter that has been published elsewhere has in common with those that are written here. */
export const publishedDraft = z.object({
  text: written(words.textMissing),
  name: filledLine(MAX_NAME, words.nameMissing),
  subject: oneLine(MAX_SUBJECT),
  city: oneLine(MAX_NAME),
});

const MAX_NOTE = 500;

/** Why a reader objects to a comment. */
export const reportDraft = z.object({
  reason: z.enum(objections, { error: words.reasonMissing }),
  note: orMissing(oneLine(MAX_NOTE)).openapi({ type: 'string' }),
});
export type ReportDraft = z.output<typeof reportDraft>;
export const reportFieldNames = ['reason', 'note'] as const;
export type ReportField = (typeof reportFieldNames)[number];
