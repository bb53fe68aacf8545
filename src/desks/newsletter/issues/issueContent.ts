import { topicAddress } from '../../../content/topics/queries.ts';
import type { App } from '../../../site/app.ts';
import { readCardsById, type StoryCard } from '../../articles/queries.ts';
import { readFrontStories, readListTop } from '../../frontpage/queries.ts';
import type { Edition } from '../editions/readEditions.ts';

/** The stories of an issue: the first is the lead. */
export type IssueContent = {
  top: readonly StoryCard[];
  mostRead: readonly StoryCard[];
  sections: readonly { name: string; address: string; stories: readonly StoryCard[] }[];
};

const OF_A_CATEGORY = 10;
const OF_EACH_SECTION = 3;

/** The stories that an edition would have now; undefined if there are none. */
export async function readIssueContent({ db }: Pick<App, 'db'>, edition: Edition, now: Date): Promise<IssueContent | undefined> {
  const chosen =
    edition.topicId === null
      ? await readFrontStories(db, now, OF_EACH_SECTION)
      : { top: await readListTop(db, edition.topicId, OF_A_CATEGORY, now), mostRead: [], sections: [] };
  const ids = [...chosen.top, ...chosen.mostRead, ...chosen.sections.flatMap((section) => section.ids)];
  const cards = await readCardsById(db, ids);
  const cardsOf = (wanted: readonly number[]) => wanted.flatMap((id) => cards.get(id) ?? []);
  const content = {
    top: cardsOf(chosen.top),
    mostRead: cardsOf(chosen.mostRead),
    sections: chosen.sections.map(({ topic, ids: own }) => ({ name: topic.name, address: topicAddress(topic), stories: cardsOf(own) })),
  };
  return content.top.length === 0 ? undefined : content;
}

/** When the newest story of an issue was published. */
export function newestOf({ top, mostRead, sections }: IssueContent): Date {
  const all = [...top, ...mostRead, ...sections.flatMap(({ stories }) => stories)];
  return new Date(Math.max(...all.map(({ publishedAt }) => publishedAt.getTime())));
}

/** The address of a page in an issue, which tells what counts the reading that a newsletter led there (`site/audience/`). */
export const issueLink = (siteUrl: string, address: string): string => `${siteUrl}${address}?utm_medium=newsletter`;
