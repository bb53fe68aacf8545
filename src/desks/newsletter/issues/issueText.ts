import { siteConfig } from '../../../../site.config.ts';
import { mastheadDate } from '../../../platform/text/dates.ts';
import { markedHeadline, type StoryCard } from '../../articles/queries.ts';
import { editionMailText as words } from '../words.ts';
import { type IssueContent, issueLink } from './issueContent.ts';
import { CHOICES_PLACE, privacyPolicy, STOP_PLACE } from './personalLinks.ts';

export type Issue = { name: string; siteUrl: string; now: Date; content: IssueContent };

const RULE = '----------';

/** The plain-text part of an issue: each story with its address written out. */
export function issueText({ name, siteUrl, now, content: { top, mostRead, sections } }: Issue): string {
  const line = ({ address, ...story }: StoryCard) => `${markedHeadline(story)}\n${issueLink(siteUrl, address)}`;
  const withDeck = ({ deck, address, ...story }: StoryCard) =>
    [markedHeadline(story), deck, issueLink(siteUrl, address)].filter(Boolean).join('\n');
  const part = (title: string, stories: readonly StoryCard[]) => [RULE, title, ...stories.map(line)];
  return `${[
    `${siteConfig.name} | ${name}\n${mastheadDate(now)}`,
    ...top.map(withDeck),
    ...(mostRead.length > 0 ? part(words.mostRead, mostRead) : []),
    ...sections.flatMap((section) => part(section.name, section.stories)),
    RULE,
    words.why,
    `${words.choices}:\n${CHOICES_PLACE}`,
    `${words.stop}:\n${STOP_PLACE}`,
    `${words.privacy}:\n${privacyPolicy(siteUrl)}`,
    `${siteConfig.name}\n${siteUrl}`,
  ].join('\n\n')}\n`;
}
