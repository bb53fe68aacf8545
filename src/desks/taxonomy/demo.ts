import type { TopicKind } from '../../content/topics/tables.ts';
import type { WriteContext } from '../../platform/change.ts';
import { addTopic } from './commands.ts';
import { demoAuthors, demoCategories, demoCities, demoColumns, demoMagazines, demoSections, demoTags } from './demoTopics.ts';

/** The paper's own running lists, without which no story can be published. */
export async function seedRequiredLists(context: WriteContext): Promise<void> {
  const lists = [
    { slug: 'latest', name: 'તાજા સમાચાર', nameEn: 'Latest' },
    { slug: 'breaking', name: 'બ્રેકિંગ ન્યૂઝ', nameEn: 'Breaking news' },
    { slug: 'top-head', name: 'મુખ્ય સમાચાર', nameEn: 'Top heads' },
    { slug: 'top-story', name: 'ટોપ સ્ટોરી', nameEn: 'Top stories' },
  ];
  for (const [position, list] of lists.entries()) await addTopic(context, { kind: 'list', position, ...list });
}

export async function addDemoTopics(context: WriteContext): Promise<void> {
  for (const [position, { under = [], ...category }] of demoCategories.entries()) {
    const parentId = await addTopic(context, { kind: 'category', position, ...category });
    for (const [at, child] of under.entries()) await addTopic(context, { kind: 'category', position: at, parentId, ...child });
  }
  const plain: [TopicKind, typeof demoCities][] = [
    ['city', demoCities],
    ['section', demoSections],
    ['magazine', demoMagazines],
    ['column', demoColumns],
    ['tag', demoTags],
  ];
  for (const [kind, topics] of plain) {
    for (const [position, topic] of topics.entries()) await addTopic(context, { kind, position, ...topic });
  }
  for (const [position, { role, bio, ...author }] of demoAuthors.entries()) {
    await addTopic(context, { kind: 'author', position, ...author, author: { role, bio } });
  }
}
