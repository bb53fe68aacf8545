import { z } from 'zod';
import { isLongerThan } from '../../../platform/text/graphemes.ts';
import { isPageLink } from '../../../platform/text/linkAddress.ts';
import { webStoryEditingText as says } from './words.ts';

// The rules for published web stories, for the server and the editing screen.

/** The position of the text on a page's picture. */
export const textPlacements = ['top', 'middle', 'bottom'] as const;
export type TextPlacement = (typeof textPlacements)[number];

/** AMP's limit for the title of a Web Story, in UTF-16 units, so vowel signs count too. */
const MAX_TITLE = 70;
const MIN_PAGES = 4;
const MAX_PAGES = 30;
const MIN_SECONDS = 3;
const MAX_SECONDS = 30;
/** A text whose length is counted in graphemes. */
const text = (most: number, tooLong: string) =>
  z
    .string()
    .trim()
    .refine((its) => !isLongerThan(its, most), tooLong);

const isSafeLink = (href: string): boolean => isPageLink(href) && !href.startsWith('http:');

const pageRules = z.object({
  picture: z.string(),
  headline: text(90, says.longHeadline).refine((its) => its.length > 0, says.noHeadline),
  text: text(300, says.longText).default(''),
  /** By default the picture's own credit. */
  credit: text(80, says.longCredit).optional(),
  link: z
    .object({
      href: z.string().refine(isSafeLink, says.wrongLink),
      label: text(40, says.noLinkLabel).refine((its) => its.length > 0, says.noLinkLabel),
    })
    .optional(),
  placement: z.enum(textPlacements).default('bottom'),
  /** By default derived from the length of the text. */
  seconds: z.int(says.wrongSeconds).min(MIN_SECONDS, says.wrongSeconds).max(MAX_SECONDS, says.wrongSeconds).optional(),
});

export const webStoryRules = z.object({
  title: z.string().trim().min(1, says.noTitle).max(MAX_TITLE, says.longTitle),
  description: text(200, says.longDescription).refine((its) => its.length > 0, says.noDescription),
  pages: z.array(pageRules).min(MIN_PAGES, says.fewPages).max(MAX_PAGES, says.manyPages),
});
