import type { Author } from '../../../content/topics/queries.ts';
import type { PageContext } from '../../../site/pages/page.tsx';
import type { TopicListData } from '../lists/listPageDefinition.ts';
import { StoryListPage } from './StoryListPage.tsx';

export type AuthorPageData = TopicListData & { author: Author };

/** The page of an author: a profile and their stories. */
export function AuthorPage({ data, context }: { data: AuthorPageData; context: PageContext }) {
  const { role, bio } = data.author;
  return <StoryListPage data={{ ...data, intro: [role, bio].filter(Boolean).join('. ') }} context={context} />;
}
