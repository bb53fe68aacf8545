import type { Author } from '../../../content/topics/queries.ts';
import type { PageContext } from '../../../site/pages/page.tsx';
import type { TopicListData } from '../lists/listPageDefinition.ts';
import { StoryListPage } from './StoryListPage.tsx';

export type AuthorPageData = TopicListData & { author: Author };

/** The page of an author: a profile, which is written in Gujarati, and their stories. */
export function AuthorPage({ data, context }: { data: AuthorPageData; context: PageContext }) {
  const { role, bio } = data.author;
  const intro = data.edition === 'gu' ? [role, bio].filter(Boolean).join('. ') : undefined;
  return <StoryListPage data={{ ...data, intro }} context={context} />;
}
