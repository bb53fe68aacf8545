import { z } from 'zod';
import { localDay } from '../../../platform/text/dates.ts';
import { graphemes, isLongerThan } from '../../../platform/text/graphemes.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import { westernDigits } from '../../../platform/text/westernDigits.ts';
import { isFilled, mailAddress, typed } from '../../../site/forms/draftFields.ts';
import { rowId } from '../../../site/newsroom/endpoint.ts';
import { between, longest, shortest, adDraftText as words } from '../words.ts';
import { type AdField, type AdFields, type AdKind, adKinds, fieldNamesOf, kindDefinitions } from './adKinds.ts';
import { adKindText } from './words.ts';

const MAX_TITLE = 80;
const MAX_BODY = 2_000;
const MIN_BODY = 20;
/** A hundred crores: more than any advertisement asks, and far below what a number holds exactly. */
const MAX_RUPEES = 1_000_000_000;
const OLDEST_YEAR = 1950;

/** Fields that every kind has, in the order of the form. */
const commonFieldNames = ['city', 'title', 'body', 'email'] as const;

/** An advertisement as it was typed and checked. */
export type AdDraft = { kind: AdKind; cityId: number; title: string; body: string; email: string; fields: AdFields };

/** A text with at least one letter and at most `max`; a letter is a grapheme, as a reader counts them. */
const text = (max: number, { min = 1, lines = false } = {}) =>
  typed(words.missing)
    .overwrite((its) => its.replace(lines ? /[^\S\n]+/g : /\s+/g, ' ').trim())
    .superRefine((its, context) => {
      const count = isLongerThan(its, max) ? Number.POSITIVE_INFINITY : graphemes(its).length;
      const message = count === 0 ? words.missing : count < min ? shortest(min) : count > max ? longest(max) : undefined;
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    });

/** A whole number as somebody types it: with Gujarati digits, commas, spaces, a rupee sign. */
const wholeNumber = (min: number, max: number) =>
  typed(words.missing).transform((its, context) => {
    const digits = westernDigits(its).replace(/[\s,₹]|\/-$/g, '');
    const message =
      digits === ''
        ? words.missing
        : !/^\d{1,15}$/.test(digits)
          ? words.notNumber
          : Number(digits) < min || Number(digits) > max
            ? between(groupedNumber(min), groupedNumber(max))
            : undefined;
    if (message === undefined) return Number(digits);
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

const day = typed(words.missing)
  .min(1, { error: words.missing })
  .transform((its) => westernDigits(its.trim()))
  .pipe(z.iso.date({ error: words.notDay }).refine((its) => its >= '1900-01-01' && its < '2200-01-01', { error: words.notDay }));

function schemaOfField(field: AdField, now: Date): z.ZodType<string | number | undefined> {
  const { type } = field;
  const schema =
    type === 'text'
      ? text(field.max)
      : type === 'choice'
        ? z.enum(field.options, { error: words.notChosen })
        : type === 'number'
          ? wholeNumber(field.min, field.max)
          : type === 'rupees'
            ? wholeNumber(1, MAX_RUPEES)
            : type === 'year'
              ? yearUntil(Number(localDay(now).slice(0, 4)))
              : day;
  if (!field.optional) return schema;
  return z.preprocess((field) => (typeof field === 'string' && !isFilled(field) ? undefined : field), schema.optional());
}

/** A year is not grouped as numbers are. */
const yearUntil = (newest: number) =>
  typed(words.missing).transform((its, context) => {
    const year = Number(westernDigits(its).trim() || Number.NaN);
    if (Number.isInteger(year) && year >= OLDEST_YEAR && year <= newest) return year;
    context.addIssue({ code: 'custom', message: its.trim() === '' ? words.missing : between(String(OLDEST_YEAR), String(newest)) });
    return z.NEVER;
  });

const common = z.object({
  city: z.string({ error: words.cityMissing }).transform((its, context) => {
    const id = rowId.safeParse(its);
    if (!id.success) context.addIssue({ code: 'custom', message: words.cityMissing });
    return id.data ?? z.NEVER;
  }),
  title: text(MAX_TITLE, { min: 5 }),
  body: text(MAX_BODY, { min: MIN_BODY, lines: true }),
  email: mailAddress,
});

export type AdTyped = Record<string, string>;
export type AdProblems = Record<string, string>;
export type ParsedAd = { draft: AdDraft; problems?: never } | { problems: AdProblems; draft?: never };

/** The kind that a form or an address names. */
export const parseKind = (typed: string | undefined): AdKind | undefined => adKinds.find((kind) => kind === typed);

/** The names of all fields of a kind's form. */
export const formFieldNames = (kind: AdKind): string[] => [...fieldNamesOf(kind), ...commonFieldNames];

/** Checks what was typed for an advertisement of a kind; a problem is a sentence for its reader, by the name of the field. */
export function parseAd(kind: AdKind, typed: AdTyped, now: Date): ParsedAd {
  const { fields: definitions, check } = kindDefinitions[kind];
  const own = z.object(Object.fromEntries(definitions.map((field) => [field.name, schemaOfField(field, now)]))).safeParse(typed);
  const shared = common.safeParse(typed);
  const problems: AdProblems = {};
  for (const { path, message } of [...(own.error?.issues ?? []), ...(shared.error?.issues ?? [])]) problems[String(path[0])] ??= message;
  if (!own.success || !shared.success) return { problems };
  const fields: AdFields = {};
  for (const [name, value] of Object.entries(own.data)) if (value !== undefined) fields[name] = value;
  const broken = check?.(fields, now);
  if (broken) return { problems: { [broken.field]: adKindText[broken.problem] } };
  const { city, ...texts } = shared.data;
  return { draft: { kind, cityId: city, ...texts, fields } };
}

/** The stored values as they stand in the form. */
export const typedOf = (ad: AdDraft): AdTyped => ({
  ...Object.fromEntries(Object.entries(ad.fields).map(([name, value]) => [name, String(value)])),
  city: String(ad.cityId),
  title: ad.title,
  body: ad.body,
  email: ad.email,
});
