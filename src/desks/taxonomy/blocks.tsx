import { readSubCategories, readTopics, type Topic, type TopicKind, topicAddress } from '../../content/topics/queries.ts';
import { SectionHead } from '../../design/SectionHead.tsx';
import type { Database } from '../../platform/database.ts';
import type { Link, SidebarBlock, SitemapLink } from '../../site/desk.ts';
import styles from './views/Sidebar.module.css';
import { taxonomyText } from './words.ts';

const tags = ['topics'];

const linkTo = (topic: Topic): Link => ({ name: topic.name, href: topicAddress(topic) });

/** Links to the first pages of all topics of a kind, in the editors' order. */
export async function topicLinks(db: Database, kind: TopicKind): Promise<Link[]> {
  const topics = await readTopics(db, kind);
  return topics.map(linkTo);
}

/** Links to all categories, each with those to its sub-categories. */
export async function categoryTree(db: Database): Promise<SitemapLink[]> {
  const [categories, subCategories] = await Promise.all([readTopics(db, 'category'), readSubCategories(db)]);
  return categories.map((category) => ({
    ...linkTo(category),
    children: subCategories.filter(({ parentId }) => parentId === category.id).map(linkTo),
  }));
}

function LinkBlock({ title, links }: { title: string; links: Link[] }) {
  return (
    <>
      <SectionHead title={title} />
      <ul className={styles.links}>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

const kindBlock = (name: string, order: number, kind: TopicKind, title: string): SidebarBlock => ({
  name,
  order,
  key: () => '',
  freshFor: '10m',
  render: async ({ db }) => {
    const links = await topicLinks(db, kind);
    return { node: links.length > 0 && <LinkBlock title={title} links={links} />, tags };
  },
});

export const sectionsBlock = kindBlock('sections', 10, 'section', taxonomyText.sections);
export const magazinesBlock = kindBlock('magazines', 30, 'magazine', taxonomyText.magazines);

/** The tags of the story beside it. */
export const relatedTagsBlock: SidebarBlock = {
  name: 'related-tags',
  order: 40,
  render: async (_app, { relatedTags = [] }) => ({
    node: relatedTags.length > 0 && <LinkBlock title={taxonomyText.relatedTags} links={relatedTags} />,
    tags,
  }),
};
